import { fileURLToPath } from 'node:url';
import { HttpStatus, Injectable, Logger } from '@nestjs/common';
import type { Focus } from '@salon/content/description/photos';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import PQueue from 'p-queue';
import { startProcess } from '../low-priority.js';
import type { Drawing, EncodedPicture } from './encode.js';
import type { EncodeAnswer, EncodeTask } from './encode-process.js';
import { isHeic, isSvg, PictureRefused } from './picture-bytes.js';

/** The built program, also when the service runs from src/: tests run what production runs. */
const ENCODE_PROCESS = fileURLToPath(new URL('../../dist/pictures/encode-process.js', import.meta.url));
const RETRY_SECONDS = 20;
/** A process of low priority may wait for a processor much longer than it needs one. */
const MAX_ENCODING_MS = 5 * 60_000;
const MAX_ENCODING_SECONDS = 60;
const TOO_SLOW = 'The logo takes too long to be drawn. Please save it as plain shapes, or as a PNG.';
/** A photograph of 50 megapixels needs half of this. A malicious AVIF of a few kilobytes can ask for twice as much. */
const MAX_DATA_KIB = 640 * 1024;
const NODE_OPTIONS = ['--max-old-space-size=128'];
/** With --jitless V8 reserves no memory for compiled code. Otherwise Node 24 would count half a gigabyte for it as data. */
const USUAL = { options: [...NODE_OPTIONS, '--jitless'], maxDataKib: MAX_DATA_KIB };
/**
 * The HEIC decoder needs the compiler, for which Node 24 counts half a gigabyte as data. The decoder itself may
 * use another half gigabyte.
 */
const HEIC = { options: [...NODE_OPTIONS, '--wasm-max-mem-pages=8192'], maxDataKib: 2 * MAX_DATA_KIB };
/** The most bytes that waiting pictures may have together. */
const MAX_WAITING_BYTES = 80 * 1024 * 1024;

const logger = new Logger('PictureEncoder');

/** Encodes pictures one after the other in a process of lower priority, so that visitors never wait for them. */
@Injectable()
export class PictureEncoder {
  /** With a full queue the last picture waits about half a minute. */
  maxWaiting = 15;
  /** Of a processor. An SVG of a few lines can ask for hours of drawing. */
  maxDrawingSeconds = 10;
  private waitingBytes = 0;
  private readonly queue = new PQueue({ concurrency: 1 });

  /**
   * Throws {@link PictureRefused} when the picture is at fault, and 503 when too many are waiting. One that is patient lets all others
   * go first, and waits with however many.
   */
  encode(sent: Buffer, isLogo: boolean, isPatient: boolean): Promise<EncodedPicture> {
    return this.run({ sent, isLogo }, isPatient);
  }

  /** The preview of a stored picture around a focus. Throws 503 when too many pictures are waiting. */
  preview(stored: Uint8Array, focus: Focus): Promise<Uint8Array> {
    return this.run({ stored, focus });
  }

  /** The pixels of drawings of the site: starting a process takes longer than a drawing. */
  drawings(drawings: Drawing[]): Promise<Uint8Array[]> {
    return this.run({ drawings });
  }

  /** Resolves when none is waiting or encoded. */
  idle(): Promise<void> {
    return this.queue.onIdle();
  }

  private async run<Made>(task: EncodeTask, isPatient = false): Promise<Made> {
    const bytes = bytesOf(task);
    const isFull = this.queue.size >= this.maxWaiting || this.waitingBytes + bytes > MAX_WAITING_BYTES;
    if (isFull && !isPatient) {
      throw later('Too many pictures are being saved right now. Please try again in a moment.');
    }
    this.waitingBytes += bytes;
    const work = () => {
      this.waitingBytes -= bytes;
      return runInProcess<Made>(task, this.maxDrawingSeconds);
    };
    return this.queue.add(work, { priority: isPatient ? -1 : 0 });
  }
}

function bytesOf(task: EncodeTask): number {
  if ('drawings' in task) return task.drawings.reduce((sum, { svg }) => sum + svg.length, 0);
  return ('sent' in task ? task.sent : task.stored).length;
}

function runInProcess<Made>(task: EncodeTask, maxDrawingSeconds: number): Promise<Made> {
  const { options, maxDataKib } = 'sent' in task && isHeic(task.sent) ? HEIC : USUAL;
  const isDrawing = 'sent' in task && task.isLogo && isSvg(task.sent);
  const { child, said } = startProcess(ENCODE_PROCESS, {
    options,
    timeout: MAX_ENCODING_MS,
    // A decoder does not need the service's secrets.
    env: {},
    before: `ulimit -d ${maxDataKib} && ulimit -S -t ${isDrawing ? maxDrawingSeconds : MAX_ENCODING_SECONDS} &&`,
  });
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (isAnswered) return;
      logger.warn({ msg: 'The encode process ended without an answer', code, signal, stderr: said() });
      if (isDrawing && signal === 'SIGXCPU') reject(new PictureRefused(TOO_SLOW));
      else reject(later('The picture could not be processed right now. Please try again.'));
    });
    child.once('message', (answer: EncodeAnswer<Made>) => {
      isAnswered = true;
      child.disconnect();
      if ('made' in answer) resolve(answer.made);
      else reject(new PictureRefused(answer.refused));
    });
    child.send(task);
  });
}

const later = (message: string): RetryLaterException =>
  new RetryLaterException(HttpStatus.SERVICE_UNAVAILABLE, message, RETRY_SECONDS);

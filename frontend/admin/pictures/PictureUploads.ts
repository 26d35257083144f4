import { errorMessage, isOutcomeUnknown } from '../api/errors';
import { requestJson, type Schemas } from '../api/request';
import { PictureError, preparePicture } from './preparePicture';

export type StoredPicture = Schemas['StoredPicture'];

export interface Upload {
  id: number;
  name: string;
  /** The part of a post that waits for it. */
  part: Part;
  error?: string;
  /** Missing while it is on its way, and where another try would fail as well. */
  retry?: () => void;
  cancel: () => void;
}

type Part = 'text' | 'cover';

/** Two uploads at once: more only make each one slower on a phone's connection. */
const AT_ONCE = 2;
/** Delay of a retry, for networks that come back without an `online` event. */
const TRY_AGAIN_MS = 10_000;
const BROKEN = 'The connection was lost: it goes on by itself.';
const FAILED = 'The picture could not be sent. Please check the connection and try again.';

let count = 0;

export class PictureUploads {
  #all: readonly Upload[] = [];
  #listeners = new Set<() => void>();
  /** The last upload of each lane: the next one there waits for it. */
  #lanes: Promise<unknown>[] = [];

  constructor(private readonly areLogos = false) {}

  /** All that have not arrived and were not cancelled. It is the same array until one of them changes. */
  get all(): readonly Upload[] {
    return this.#all;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Sends files. What has arrived, in their order, once none of them is on its way any more: others were cancelled. */
  async send(files: File[], part: Part = 'text'): Promise<StoredPicture[]> {
    const arrived = await Promise.all(files.map((file) => this.#send(file, part)));
    return arrived.flatMap((stored) => stored ?? []);
  }

  close = () => {
    for (const { cancel } of this.#all) cancel();
  };

  /** Whether something is on its way; a failed one needs the owner. */
  get waiting(): 'none' | 'arriving' | 'failed' {
    if (this.#all.some(({ error }) => error !== undefined)) return 'failed';
    return this.#all.length > 0 ? 'arriving' : 'none';
  }

  async #send(file: File, part: Part): Promise<StoredPicture | undefined> {
    count += 1;
    const id = count;
    const stop = new AbortController();
    const leave = () => this.#set(this.#all.filter((one) => one.id !== id));
    const cancel = () => {
      stop.abort();
      leave();
    };
    const upload: Upload = { id, name: file.name || 'Pasted picture', part, cancel };
    const path = `/api/pictures${this.areLogos ? '?as=logo' : ''}`;
    let prepared: Blob | undefined;
    this.#set([...this.#all, upload]);
    while (!stop.signal.aborted) {
      try {
        const stored = await this.#inTurn(id % AT_ONCE, async () => {
          stop.signal.throwIfAborted();
          prepared ??= await preparePicture(file, this.areLogos);
          const call = { method: 'POST', body: prepared, signal: stop.signal } as const;
          return requestJson<StoredPicture>(path, call);
        });
        leave();
        return stored;
      } catch (error) {
        if (!stop.signal.aborted) await this.#retried(upload, error, stop.signal);
      }
    }
    return undefined;
  }

  #inTurn<Result>(lane: number, work: () => Promise<Result>): Promise<Result> {
    const result = Promise.resolve(this.#lanes[lane]).then(work);
    this.#lanes[lane] = result.catch(() => undefined);
    return result;
  }

  /** Says why an upload has failed until it is tried again or cancelled; a broken connection is tried again by itself. */
  async #retried(upload: Upload, error: unknown, signal: AbortSignal) {
    const isBreak = isOutcomeUnknown(error);
    const isHopeless = error instanceof PictureError;
    const text = isHopeless ? error.message : (errorMessage(error, FAILED) ?? FAILED);
    const over = new AbortController();
    await new Promise<unknown>((retry) => {
      signal.addEventListener('abort', retry, { signal: over.signal });
      if (isBreak) {
        setTimeout(retry, TRY_AGAIN_MS);
        addEventListener('online', retry, { signal: over.signal });
      }
      const tryAgain = isHopeless ? undefined : () => retry(undefined);
      this.#change({ ...upload, error: isBreak ? BROKEN : text, retry: tryAgain });
    });
    over.abort();
    this.#change(upload);
  }

  #change(upload: Upload) {
    this.#set(this.#all.map((one) => (one.id === upload.id ? upload : one)));
  }

  #set(all: readonly Upload[]) {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}

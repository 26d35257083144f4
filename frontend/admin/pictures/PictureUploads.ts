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
  /** The file itself can't be used, so that another try would fail as well. */
  isHopeless?: boolean;
  stored?: StoredPicture;
}

type Part = 'text' | 'cover';

/** An upload with what only this file needs. */
interface Job extends Upload {
  file: File;
  /** The prepared file, kept for retries. */
  prepared?: Blob;
  isWaiting: boolean;
  stop: AbortController;
}

/** Two uploads at once: more only make each one slower on a phone's connection. */
const AT_ONCE = 2;
/** Delay of a retry, for networks that come back without an `online` event. */
const TRY_AGAIN_MS = 10_000;
const BROKEN = 'The connection was lost: it goes on by itself.';
const FAILED = 'The picture could not be sent. Please check the connection and try again.';

let count = 0;

export class PictureUploads {
  #jobs: readonly Job[] = [];
  #listeners = new Set<() => void>();
  #running = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly areLogos = false) {}

  /** All uploads that were not cancelled and not taken. It is the same array until one of them changes. */
  get all(): readonly Upload[] {
    return this.#jobs;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Sends files. What has arrived, in their order, once none of them is on its way any more: others were cancelled. */
  async send(files: File[], part: Part = 'text'): Promise<StoredPicture[]> {
    const jobs = files.map((file) => {
      count += 1;
      const name = file.name || 'Pasted picture';
      return { id: count, name, part, file, isWaiting: true, stop: new AbortController() };
    });
    this.#set([...this.#jobs, ...jobs]);
    for (const _ of jobs) void this.#sendNext();
    const arrived = await new Promise<Job[]>((resolve) => {
      const unsubscribe = this.subscribe(() => {
        const left = this.#jobs.filter(({ id }) => jobs.some((job) => job.id === id));
        if (!left.every(({ stored }) => stored)) return;
        unsubscribe();
        resolve(left);
      });
    });
    for (const { id } of arrived) this.cancel(id);
    return arrived.flatMap(({ stored }) => stored ?? []);
  }

  retry = (id: number) => {
    if (this.#jobs.find((job) => job.id === id)?.error === undefined) return;
    this.#change(id, { error: undefined, isWaiting: true });
    void this.#sendNext();
  };

  cancel = (id: number) => {
    this.#jobs.find((job) => job.id === id)?.stop.abort();
    this.#set(this.#jobs.filter((job) => job.id !== id));
  };

  close = () => {
    for (const { stop } of this.#jobs) stop.abort();
    clearTimeout(this.#timer);
    this.#set([]);
  };

  /** Whether something is on its way; a failed one needs the owner. */
  get waiting(): 'none' | 'arriving' | 'failed' {
    if (this.#jobs.some(({ error }) => error !== undefined)) return 'failed';
    return this.#jobs.length > 0 ? 'arriving' : 'none';
  }

  async #sendNext() {
    const job = this.#jobs.find(({ isWaiting }) => isWaiting);
    if (!job || this.#running >= AT_ONCE) return;
    this.#running += 1;
    this.#change(job.id, { isWaiting: false });
    await this.#send(job).catch((error) => job.stop.signal.aborted || this.#fail(job.id, error));
    this.#running -= 1;
    void this.#sendNext();
  }

  async #send({ id, file, stop: { signal }, ...job }: Job) {
    const prepared = job.prepared ?? (await preparePicture(file, this.areLogos));
    this.#change(id, { prepared });
    const stored = await requestJson<StoredPicture>(`/api/pictures${this.areLogos ? '?as=logo' : ''}`, {
      method: 'POST',
      body: prepared,
      signal,
    });
    this.#change(id, { stored });
  }

  #fail(id: number, error: unknown) {
    const isBreak = isOutcomeUnknown(error);
    const isHopeless = error instanceof PictureError;
    const text = isHopeless ? error.message : errorMessage(error, FAILED);
    this.#change(id, { error: isBreak ? BROKEN : (text ?? FAILED), isHopeless });
    if (!isBreak) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#goOn, TRY_AGAIN_MS);
    addEventListener('online', this.#goOn, { once: true });
  }

  #goOn = () => {
    clearTimeout(this.#timer);
    for (const { id, error } of this.#jobs) if (error === BROKEN) this.retry(id);
  };

  #change(id: number, change: Partial<Job>) {
    this.#set(this.#jobs.map((job) => (job.id === id ? { ...job, ...change } : job)));
  }

  #set(jobs: readonly Job[]) {
    this.#jobs = jobs;
    for (const listener of this.#listeners) listener();
  }
}

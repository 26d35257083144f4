import { errorMessage, isOutcomeUnknown } from '../api/errors';
import { requestJson, type Schemas } from '../api/request';
import { PictureError, preparePicture, readAsDataUrl } from './preparePicture';

export type StoredPicture = Schemas['StoredPicture'];

export interface Upload {
  id: number;
  name: string;
  /** A data URL to show during the upload; null until it is ready, and for types that the browser can't show. */
  preview: string | null;
  error?: string;
  /** The file itself can't be used, so that another try would fail as well. */
  isHopeless?: boolean;
  stored?: StoredPicture;
}

type OnStored = (stored: StoredPicture, id: number) => void;

/** An upload with what only this file needs. */
interface Job extends Upload {
  file: File;
  onStored?: OnStored;
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
/** Types that every browser can show. HEIC from an iPhone is not among them: only the server can convert it. */
const SHOWN_TYPES = /^image\/(jpeg|png|webp|avif|gif)$/;

/** Ids start from the time, so that tabs don't share them: a tab does not know the uploads of another tab. */
let count = Date.now();

export class PictureUploads {
  /** The uploads that each part of a post shows; publishing waits for these. Others were taken out again. */
  readonly inUse = new Map<'text' | 'cover', number[]>();
  #jobs: readonly Job[] = [];
  #listeners = new Set<() => void>();
  #running = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly areLogos = false) {}

  /** All uploads that were not cancelled. It is the same array until one of them changes. */
  get all(): readonly Upload[] {
    return this.#jobs;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  find = (id: number): Upload | undefined => this.#jobs.find((job) => job.id === id);

  addFiles = (files: File[], onStored?: OnStored): number[] =>
    files.map((file) => {
      count += 1;
      const name = file.name || 'Pasted picture';
      const stop = new AbortController();
      this.#set([...this.#jobs, { id: count, name, preview: null, file, onStored, isWaiting: true, stop }]);
      void this.#sendNext();
      return count;
    });

  retry = (id: number) => {
    if (this.find(id)?.error === undefined) return;
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

  /** Whether those that are in use now are all stored; a failed one needs the owner. */
  get waiting(): 'none' | 'arriving' | 'failed' {
    const left = [...this.inUse.values()].flat().flatMap((id) => {
      const upload = this.find(id);
      return upload && !upload.stored ? [upload] : [];
    });
    if (left.some(({ error }) => error !== undefined)) return 'failed';
    return left.length > 0 ? 'arriving' : 'none';
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

  async #send({ id, file, onStored, stop: { signal }, ...job }: Job) {
    const prepared = job.prepared ?? (await preparePicture(file, this.areLogos));
    const preview = SHOWN_TYPES.test(prepared.type) ? await readAsDataUrl(prepared) : null;
    if (signal.aborted) return;
    this.#change(id, { prepared, preview });
    const stored = await requestJson<StoredPicture>(`/api/pictures${this.areLogos ? '?as=logo' : ''}`, {
      method: 'POST',
      body: prepared,
      signal,
    });
    if (signal.aborted) return;
    this.#change(id, { stored });
    onStored?.(stored, id);
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

import { salon } from '../../shared/content/salon';
import type { PostBody } from '../../shared/post/types';
import { errorMessage } from '../api/errorMessage';
import { ApiError, isOutcomeUnknown, NetworkError, SessionExpiredError } from '../api/errors';
import {
  createPost,
  dropChanges,
  type EditablePost,
  type PostState,
  readPost,
  saveChanges,
  updatePost,
} from '../api/posts';
import type { UploadOptions } from '../api/request';
import { randomUuid } from '../randomUuid';
import { areSame, emptyValues, isEmpty, type PostValues, saySame, textToSend, valuesOf } from './postValues';

export type SyncStatus =
  /** The server has all that was written. */
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** The last save failed; it is retried automatically. */
  | 'offline'
  | 'refused';

export interface SyncState {
  /** The server's version of the post; null until a new post is stored for the first time. */
  stored: EditablePost | null;
  /** The text that the server is known to have. */
  base: PostValues;
  status: SyncStatus;
  savedAt: Date | null;
  /** The server's message when it refused the save. */
  reason: string | null;
  /** In a conflict, the version that another tab or device stored. */
  theirs: EditablePost | null;
}

export interface Goal {
  /** When missing, the state does not change. */
  state?: PostState;
  /** ISO 8601. */
  date?: string;
}

/** Request data of a new post: with them it is stored once, however often it is sent. */
export interface Sending {
  idempotencyKey: string;
  /** The body that was sent with that key, while its answer is missing: it may have been stored. */
  unconfirmed: PostBody | null;
}

export const PAUSE_MS = 1_000;
const TRY_AGAIN_MS = 10_000;
const CHANGED_ELSEWHERE = 412;
const KEY_USED = 422;
const TOO_MANY = 429;

/** Saves one post to the server: at each pause in writing as a draft or as unpublished edits, and when it is published. */
export class PostSync {
  sending: Sending = { idempotencyKey: randomUuid(), unconfirmed: null };
  #state: SyncState;
  #latest: PostValues;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last request: each one waits for the one before it. */
  #last: Promise<unknown> = Promise.resolve();
  /** The last change may have been stored although its answer was lost. */
  #isUncertain = false;
  /** The owner closed the conflict dialog without a choice: pauses in writing don't save until she saves again herself. */
  #isPutOff = false;

  constructor(stored: EditablePost | null) {
    const base = stored ? valuesOf(stored.post) : emptyValues;
    this.#latest = base;
    this.#state = { stored, base, status: 'saved', savedAt: null, reason: null, theirs: null };
  }

  get state(): SyncState {
    return this.#state;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Continues a text that was kept on this device, based on the version (`etag`) that it was written on. */
  resume(etag: string | null, sending: Sending | null) {
    if (sending) this.sending = sending;
    const { stored } = this.#state;
    if (stored && etag) this.#set({ stored: { ...stored, etag } });
  }

  isUnsaved = () => !areSame(this.#latest, this.#state.base);

  /** Takes the current text, which is saved after a pause. */
  write(values: PostValues) {
    this.#latest = values;
    if (!this.isUnsaved()) return;
    if (this.#state.status === 'saved' || this.#state.status === 'refused') this.#set({ status: 'unsaved' });
    if (!this.#isPutOff) this.#keepIn(PAUSE_MS);
  }

  /** Saves unsaved text now. Returns whether the server has all of it. */
  async keep(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#inOrder(() => this.#keep());
    return !this.isUnsaved();
  }

  /** Publishes or schedules the post, or changes its state or date. Throws when that fails. */
  publish(values: PostValues, goal: Goal, upload: UploadOptions): Promise<EditablePost> {
    clearTimeout(this.#timer);
    this.#latest = values;
    return this.#inOrder(async () => {
      const body = { ...textToSend(values), ...goal };
      const { stored } = this.#state;
      const update = ({ post, etag }: EditablePost) => updatePost(post._id, body, etag, upload);
      const answer = await this.#attempt(values, goal.state, () =>
        stored ? update(stored) : this.#create(body, upload, update),
      );
      this.#adopt(answer, values);
      return answer;
    });
  }

  /** Drops the unpublished edits, so that the post is again what visitors see. */
  dropChanges(): Promise<EditablePost> {
    clearTimeout(this.#timer);
    return this.#inOrder(async () => {
      const { stored } = this.#state;
      if (!stored) throw new Error('Nothing is stored yet.');
      const answer = await dropChanges(stored.post._id, stored.etag);
      this.takeTheirs(answer);
      return answer;
    });
  }

  /** Resolves a conflict: the text written here will replace the other version. */
  keepMine() {
    const { theirs } = this.#state;
    this.#isPutOff = false;
    if (theirs) this.#set({ stored: theirs, base: valuesOf(theirs.post), theirs: null, status: 'unsaved' });
  }

  takeTheirs(theirs: EditablePost) {
    this.#latest = valuesOf(theirs.post);
    this.#adopt(theirs, this.#latest);
  }

  /** Closes the conflict without a choice: pauses in writing don't save until the owner saves again herself. */
  putOff() {
    this.#isPutOff = true;
    this.#set({ theirs: null, status: 'refused', reason: 'it was changed elsewhere' });
  }

  close() {
    clearTimeout(this.#timer);
    removeEventListener('online', this.#goOn);
  }

  #goOn = () => void this.keep();

  #keepIn(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#goOn, ms);
  }

  #inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #keep() {
    const values = this.#latest;
    const { stored, theirs } = this.#state;
    if (areSame(values, this.#state.base) || theirs || (!stored && isEmpty(values))) return;
    this.#set({ status: 'saving', reason: null });
    const text = textToSend(values);
    const update = (found: EditablePost) => keepText(found, values);
    try {
      const answer = await this.#attempt(values, undefined, () =>
        stored ? update(stored) : this.#create({ ...text, state: 'draft' }, {}, update),
      );
      this.#adopt(answer, values);
    } catch (error) {
      this.#explain(error);
    }
  }

  #explain(error: unknown) {
    if (this.#state.theirs || error instanceof SessionExpiredError) return this.#set({ status: 'unsaved' });
    const goesOn =
      error instanceof NetworkError ||
      isOutcomeUnknown(error) ||
      (error instanceof ApiError && error.status === TOO_MANY);
    if (!goesOn) {
      const reason = errorMessage(error, { prefix: '', fallback: String(error) });
      return this.#set({ status: 'refused', reason });
    }
    this.#set({ status: 'offline' });
    addEventListener('online', this.#goOn, { once: true });
    this.#keepIn(TRY_AGAIN_MS);
  }

  /** Sends one change. After a lost answer, a retry is refused: when the stored post has this text, the change is done. */
  async #attempt(values: PostValues, state: PostState | undefined, change: () => Promise<EditablePost>) {
    try {
      return await change();
    } catch (error) {
      const { stored } = this.#state;
      const wasUncertain = this.#isUncertain;
      this.#isUncertain = wasUncertain || isOutcomeUnknown(error);
      if (!stored || !(error instanceof ApiError) || error.status !== CHANGED_ELSEWHERE) throw error;
      const theirs = await readPost(stored.post._id);
      const isState = state === undefined || theirs.post.state === state;
      if (wasUncertain && isState && saySame(valuesOf(theirs.post), values)) return theirs;
      this.#set({ theirs });
      throw error;
    }
  }

  async #create(
    body: PostBody,
    upload: UploadOptions,
    update: (stored: EditablePost) => Promise<EditablePost>,
  ): Promise<EditablePost> {
    const earlier = this.sending.unconfirmed;
    if (!earlier || JSON.stringify(earlier) === JSON.stringify(body)) return this.#sendNew(body, upload);
    // A key is valid for one text: first the earlier text is stored (or found stored), then it is updated.
    const stored = await this.#sendNew(earlier, upload);
    this.#set({ stored });
    return update(stored);
  }

  async #sendNew(text: PostBody, upload: UploadOptions): Promise<EditablePost> {
    const body = { author: salon.name, ...text };
    this.#setSending({ ...this.sending, unconfirmed: text });
    try {
      const answer = await createPost(body, this.sending.idempotencyKey, upload);
      this.#setSending({ ...this.sending, unconfirmed: null });
      return answer;
    } catch (error) {
      const isUnknown = isOutcomeUnknown(error);
      // The server has stored another text with this key, so this one is sent as a new post with a new key.
      const isUsed = error instanceof ApiError && error.status === KEY_USED;
      const idempotencyKey = isUsed ? randomUuid() : this.sending.idempotencyKey;
      this.#setSending({ idempotencyKey, unconfirmed: isUnknown ? text : null });
      if (isUsed) return this.#sendNew(text, upload);
      throw error;
    }
  }

  #adopt(stored: EditablePost, base: PostValues) {
    this.#isUncertain = false;
    this.#isPutOff = false;
    removeEventListener('online', this.#goOn);
    this.#set({ stored, base, theirs: null, reason: null, savedAt: new Date(), status: 'saved' });
    // Text that was written during the request is saved next.
    if (!this.isUnsaved()) return;
    this.#set({ status: 'unsaved' });
    this.#keepIn(PAUSE_MS);
  }

  #setSending(sending: Sending) {
    this.sending = sending;
    this.#set({});
  }

  #set(part: Partial<SyncState>) {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Saves the text of a draft directly, and that of any other post as unpublished edits. */
async function keepText(stored: EditablePost, values: PostValues): Promise<EditablePost> {
  const { post, etag } = stored;
  const text = textToSend(values);
  if (post.state === 'draft') return updatePost(post._id, { ...text, state: 'draft' }, etag);
  // A request whose answer was lost has published this text already.
  if (!post.changes && saySame(valuesOf(post), values)) return stored;
  return saveChanges(post._id, text, etag);
}

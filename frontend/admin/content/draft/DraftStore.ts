import type { SiteContent } from '@salon/content/description';
import {
  ApiError,
  type FieldError,
  NetworkError,
  NotLoggedInError,
  SessionExpiredError,
} from '../../api/errors';
import { deleteDraft, publishDraft, readDraft, readEdition, readPublished, saveDraft } from '../../api/site';
import { clearDevice, forgetOnDevice, keepOnDevice, readFromDevice, type Version } from './deviceCopy';
import { compare, type Difference, join, type Section } from './sections';
import { same, share, valueAt } from './share';

/** `unsaved`: the server refused the draft, or it will be saved after a pause in typing. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'offline' | 'conflict';

/** What visitors see. */
export interface Published {
  edition: number;
  /** ISO 8601 */
  publishedAt: string;
  content: SiteContent;
}

/** Another device saved the draft or published after this device had loaded it. */
export interface Conflict extends Difference {
  /** The content that both devices started from. */
  base: SiteContent;
  version: Version;
}

export interface DraftState {
  content: SiteContent;
  published: Published;
  /** Error messages by path, such as `services.hair[3].price.rupees`. */
  errors: Record<string, string>;
  status: SaveStatus;
  /** ISO 8601; null when there is no draft on the server. */
  savedAt: string | null;
  /** Why the draft could not be saved, in a sentence to show. */
  failure?: string;
  conflict: Conflict | null;
  /** The change that undo would take back, in words; null when there is none. */
  undoable: string | null;
  redoable: string | null;
}

/** Changes the copy that it is given, or returns other content. */
// biome-ignore lint/suspicious/noConfusingVoidType: a recipe that changes its copy answers nothing
export type Recipe = (draft: SiteContent) => SiteContent | void;

interface Step {
  content: SiteContent;
  what: string;
}

const PAUSE_MS = 1_000;
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;
const STEPS = 100;
/** How many sent drafts without an answer are remembered. */
const SENT = 3;
const CHANGED_ELSEWHERE = 412;
const OUTDATED = 409;
const REFUSED = 400;

/** Loads the draft, or else the published content, and returns its store. */
export async function openDraft(): Promise<DraftStore> {
  const { published, version, savedAt } = await readServer();
  const store = new DraftStore(published, version, savedAt);
  await store.meetNewerEdition();
  return store;
}

/** The draft of the site's content. Changes are saved to the server, and on this device until the server has them. */
export class DraftStore {
  #state: DraftState;
  /** The version that the server last sent or accepted. */
  #saved: Version;
  /** The last saved content, as it was sent and as the server has stored it. */
  #tidied: { sent: SiteContent; stored: SiteContent } | undefined;
  /** Drafts that were sent without an answer, so that they may have been stored. */
  #sent: SiteContent[] = [];
  #past: Step[] = [];
  #future: Step[] = [];
  /** Whether the next change of the same thing joins the last undo step. */
  #stepOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryAfter = RETRY_MS;
  #running: Promise<boolean> | undefined;
  #closing = new AbortController();
  #listeners = new Set<() => void>();

  constructor(published: Published, version: Version, savedAt: string | null) {
    this.#saved = version;
    this.#state = {
      content: version.content,
      published,
      errors: {},
      status: 'saved',
      savedAt,
      conflict: null,
      undoable: null,
      redoable: null,
    };
    this.#takeUpDeviceCopy();
  }

  getState = (): DraftState => this.#state;

  /** Aborted when the draft is no longer edited here. */
  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** `what` names the change for undo, such as `price of Hair Spa`. Changes in a row with the same name are one undo step. */
  change = (recipe: Recipe, what = 'the last change'): void => {
    const copy = structuredClone(this.#state.content);
    const content = share(this.#state.content, recipe(copy) ?? copy);
    if (content === this.#state.content) return;
    const isSameStep = this.#stepOpen && this.#past.at(-1)?.what === what;
    if (!isSameStep) this.#past = [...this.#past, { content: this.#state.content, what }].slice(-STEPS);
    this.#future = [];
    this.#stepOpen = true;
    this.#show(content);
  };

  undo = (): void => {
    const step = this.#past.pop();
    if (!step) return;
    this.#future.push({ content: this.#state.content, what: step.what });
    this.#stepOpen = false;
    this.#show(step.content);
  };

  redo = (): void => {
    const step = this.#future.pop();
    if (!step) return;
    this.#past.push({ content: this.#state.content, what: step.what });
    this.#stepOpen = false;
    this.#show(step.content);
  };

  /** Called on blur of a field: ends the undo step and saves at once. */
  settle = (): void => {
    this.#stepOpen = false;
    this.#takeStoredForm();
    if (this.#isDirty() && this.#state.status === 'unsaved' && Object.keys(this.#state.errors).length === 0) {
      void this.saveNow();
    }
  };

  /** Returns whether the server has all changes. */
  saveNow = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#save().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  };

  /** Called when the page is hidden, as it may be closed without a further event. */
  leave = (): void => {
    if (!this.#isDirty() || this.#state.conflict) return;
    this.#keep();
    void this.saveNow();
  };

  /** Called when the connection is back. */
  retry = (): void => {
    if (this.#state.status === 'offline') void this.saveNow();
  };

  stop = (): void => {
    this.leave();
    this.#closing.abort();
    clearTimeout(this.#timer);
  };

  /** Returns the number of the new edition. Throws the server's error, also when another device changed the draft. */
  publish = async (): Promise<number> => {
    if (!(await this.saveNow()) || this.#saved.etag === null) {
      throw new Error(this.#state.failure ?? 'Not everything could be saved yet.');
    }
    const { content, etag } = this.#saved;
    try {
      const edition = await publishDraft(etag);
      this.#saved = { content, etag: null, basedOn: edition };
      this.#past = [];
      this.#future = [];
      this.#set({
        published: { edition, publishedAt: new Date().toISOString(), content },
        savedAt: null,
        ...this.#steps(),
      });
      return edition;
    } catch (error) {
      if (error instanceof ApiError && error.status === CHANGED_ELSEWHERE) await this.#meetTheirs();
      if (error instanceof ApiError && error.status === OUTDATED) await this.#readPublishedAgain();
      throw error;
    }
  };

  /** Deletes the draft and shows what visitors see. Undo brings the changes back. */
  discard = async (): Promise<void> => {
    await this.#running;
    clearTimeout(this.#timer);
    const { etag } = this.#saved;
    const { published } = this.#state;
    try {
      if (etag !== null) await deleteDraft(etag);
    } catch (error) {
      if (error instanceof ApiError && error.status === CHANGED_ELSEWHERE) await this.#meetTheirs();
      throw error;
    }
    this.#saved = { content: published.content, etag: null, basedOn: published.edition };
    this.#set({ savedAt: null });
    this.change(() => published.content, 'discarding the draft');
  };

  /** Ends a conflict: takes these sections, and those that only the other device changed, from it; all others stay. */
  resolve = (taken: Section[]): void => {
    const { conflict, content } = this.#state;
    if (!conflict) return;
    this.#saved = conflict.version;
    this.#set({ conflict: null });
    const joined = join(content, conflict.version.content, [...conflict.theirs, ...taken]);
    if (same(joined, content)) this.#show(content);
    else this.change(() => joined, 'taking what the other device changed');
    void this.saveNow();
  };

  #isDirty = () => !same(this.#state.content, this.#saved.content);

  #show(content: SiteContent) {
    const errors = Object.entries(this.#state.errors).filter(
      ([path]) => valueAt(content, path) === valueAt(this.#state.content, path),
    );
    this.#set({ content, errors: Object.fromEntries(errors), ...this.#steps() });
    if (this.#isDirty()) {
      if (this.#state.status === 'saved') this.#set({ status: 'unsaved' });
      this.#saveIn(PAUSE_MS);
    } else if (!this.#running && !this.#state.conflict) {
      this.#done();
    }
  }

  async #save(): Promise<boolean> {
    while (this.#isDirty() && !this.#state.conflict) {
      const { content } = this.#state;
      const { etag, basedOn } = this.#saved;
      this.#set({ status: 'saving' });
      this.#sent = [...this.#sent.filter((sent) => sent !== content), content].slice(-SENT);
      this.#keep();
      try {
        const stored = await saveDraft({ basedOn, content }, etag);
        this.#saved = { content, etag: stored.etag, basedOn: stored.basedOn };
        this.#tidied = { sent: content, stored: stored.content };
        this.#sent = [];
        this.#retryAfter = RETRY_MS;
        this.#set({ savedAt: stored.updated, errors: {}, failure: undefined });
      } catch (error) {
        if (await this.#goOnAfter(error)) continue;
        return false;
      }
    }
    if (this.#state.conflict) return false;
    this.#done();
    return true;
  }

  #done() {
    clearTimeout(this.#timer);
    this.#sent = [];
    forgetOnDevice();
    this.#set({ status: 'saved', errors: {}, failure: undefined });
    this.#takeStoredForm();
  }

  /** Shows texts as the server has tidied them, such as a phone number, but never in a field that is still in use. */
  #takeStoredForm() {
    if (this.#tidied?.sent !== this.#saved.content || this.#stepOpen || this.#isDirty()) return;
    const content = share(this.#state.content, this.#tidied.stored);
    this.#saved = { ...this.#saved, content };
    this.#set({ content });
  }

  /** Shows why the save failed. Returns whether to try again at once. */
  async #goOnAfter(error: unknown): Promise<boolean> {
    if (error instanceof SessionExpiredError || error instanceof NotLoggedInError) {
      this.#set({ status: 'unsaved' });
      return false;
    }
    if (error instanceof ApiError && error.status === CHANGED_ELSEWHERE) {
      try {
        await this.#meetTheirs();
        return this.#state.conflict === null;
      } catch (failed) {
        return this.#goOnAfter(failed);
      }
    }
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
      this.#sent.pop();
      const errors = error.status === REFUSED ? byPath(error.errors) : {};
      this.#set({ status: 'unsaved', errors, failure: error.message });
      return false;
    }
    const failure =
      error instanceof NetworkError ? 'There is no connection.' : 'The server can’t be reached right now.';
    this.#set({ status: 'offline', failure });
    const wait = error instanceof ApiError ? error.retryAfter * 1000 : 0;
    this.#saveIn(Math.max(wait, this.#retryAfter));
    this.#retryAfter = Math.min(this.#retryAfter * 2, LONGEST_RETRY_MS);
    return false;
  }

  /** Another device saved or published first: loads its version and compares. */
  async #meetTheirs() {
    const { published, version, savedAt } = await readServer();
    this.#set({ published, savedAt });
    this.#compareWith(version, this.#saved.content);
  }

  async #readPublishedAgain() {
    const { published } = await readServer();
    this.#set({ published });
    await this.meetNewerEdition();
  }

  /** Finds out whether another device published after this draft was started: publishing it unchanged would undo that. */
  async meetNewerEdition() {
    const { published, conflict } = this.#state;
    const { etag, basedOn } = this.#saved;
    if (conflict || basedOn >= published.edition) return;
    const base = (await readEdition(basedOn)).content;
    this.#compareWith({ content: published.content, etag, basedOn: published.edition }, base);
    if (!this.#state.conflict) this.#show(this.#state.content);
  }

  #compareWith(version: Version, base: SiteContent) {
    const { content } = this.#state;
    // The server's version was sent by this device, and only the answer was lost.
    const isOurs = this.#sent.some((sent) => same(version.content, sent));
    const difference = compare(base, content, version.content);
    if (isOurs || difference.theirs.length + difference.both.length === 0) {
      this.#saved = version;
      this.#set({ conflict: null });
    } else {
      this.#keep();
      this.#set({ status: 'conflict', conflict: { ...difference, base, version } });
    }
  }

  #takeUpDeviceCopy() {
    const copy = readFromDevice();
    if (!copy) return;
    if (same(copy.content, this.#saved.content)) return clearDevice();
    const version = this.#saved;
    this.#past = [{ content: version.content, what: 'what was kept on this device' }];
    this.#set({ content: share(version.content, copy.content), status: 'unsaved', ...this.#steps() });
    this.#sent = copy.sent;
    if (copy.base.etag !== version.etag || copy.base.basedOn !== version.basedOn) {
      this.#saved = copy.base;
      this.#compareWith(version, copy.base.content);
    }
    if (!this.#state.conflict) this.#saveIn(PAUSE_MS);
  }

  #keep() {
    const copy = { content: this.#state.content, base: this.#saved, sent: this.#sent };
    if (!keepOnDevice(copy)) keepOnDevice({ ...copy, sent: [] });
  }

  #saveIn(pause: number) {
    clearTimeout(this.#timer);
    this.#keep();
    if (!this.closed.aborted) this.#timer = setTimeout(() => void this.saveNow(), pause);
  }

  #steps = () => ({
    undoable: this.#past.at(-1)?.what ?? null,
    redoable: this.#future.at(-1)?.what ?? null,
  });

  #set(part: Partial<DraftState>) {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

async function readServer() {
  const [{ edition, publishedAt, content }, draft] = await Promise.all([readPublished(), readDraft()]);
  const published: Published = { edition, publishedAt, content };
  const version: Version = draft
    ? { content: draft.content, etag: draft.etag, basedOn: draft.basedOn }
    : { content: published.content, etag: null, basedOn: edition };
  return { published, version, savedAt: draft?.updated ?? null };
}

/** The first message of each field is shown. */
function byPath(errors: FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]));
}

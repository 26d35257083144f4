import { merge } from '@salon/content/merge';
import { valueAt } from '@salon/content/paths';
import { same } from '@salon/content/same';
import { freeze, produce } from 'immer';
import {
  ApiError,
  type FieldError,
  isOutcomeUnknown,
  NetworkError,
  NotLoggedInError,
  SessionExpiredError,
} from '../api/errors';
import { type DeviceCopy, forgetOnDevice, keepOnDevice } from './device';
import { copyPath, partsAround, shareStructure } from './json';

export interface Remote<Content, Stored extends { content: Content }> {
  read(last: Stored): Promise<Stored>;
  /** Stores the content in place of a version, and throws an ApiError with status 412 when another device was first. */
  save(content: Content, stored: Stored): Promise<Stored>;
  /** A version that became public after the draft was begun, and the one that the draft was begun from. */
  readNewer?(stored: Stored): Promise<{ base: Content; stored: Stored } | null>;
  /** Keeps content in the history that the owner did not choose; missing when the server does so by itself. */
  keepConflictCopy?(content: Content): Promise<void>;
  /** What the server would refuse, as far as this device can tell; missing where that is nothing. */
  check?(content: Content): FieldError[];
  /** Whether a version on the server is this content that was sent: the server may have tidied it. */
  isStored(content: Content, stored: Stored): boolean;
  /** Content that the release before kept on this device, in the shape of this one. */
  whole(content: Content): Content;
  /** Whether texts are shown as the server has tidied them. */
  showsTidied: boolean;
  deviceKey(stored: Stored): string;
  /** Kept on this device with the content. */
  notes?(): object;
}

type SaveStatus =
  /** The server has everything. */
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** The last save failed; it is retried automatically. */
  | 'offline'
  /** The server has everything but what the check has found. */
  | 'held'
  /** The server refused it all the same: nothing is saved. */
  | 'refused'
  | 'conflict';

/** Another device changed the same fields. Nothing is saved until the owner has chosen. */
interface Conflict<Content, Stored> {
  /** What both devices started from; missing when it is not known. */
  base: Content | undefined;
  theirs: Content;
  stored: Stored;
}

export interface Saving<Content, Stored> {
  content: Content;
  /** The same without what the check has found: each such entry is as the server has it. */
  accepted: Content;
  stored: Stored;
  status: SaveStatus;
  /** Error messages by path, such as `services.hair[3].price.rupees`. */
  errors: Record<string, string>;
  /** Why it could not be saved, in a sentence to show. */
  failure?: string;
  conflict: Conflict<Content, Stored> | null;
  /** The change that undo would take back, in words; null when there is none. */
  undoable: string | null;
  redoable: string | null;
}

/** Changes the draft that it is given, or returns other content. */
// biome-ignore lint/suspicious/noConfusingVoidType: a recipe that changes its draft answers nothing
type Recipe<Content> = (draft: Content) => Content | void;

interface Step<Content> {
  content: Content;
  what: string;
}

/** How long after the last change it is saved. Tests of pages lengthen it, so that a slow machine saves nothing in between. */
export const pause = { ms: 1_000 };
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;
const STEPS = 100;
/** How many sent contents without an answer are remembered. */
const UNANSWERED = 3;

/** Another device was first. */
const isChanged = (error: unknown) => error instanceof ApiError && error.status === 412;
/** Something newer was published. */
const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Documents are never changed but share what two of them have in common: a keystroke costs the same however much there is. */
export class Saver<Content extends object, Stored extends { content: Content }> {
  #remote: Remote<Content, Stored>;
  #state: Saving<Content, Stored>;
  /** What the server has, in the words in which it was sent. */
  #sent: Content;
  #unanswered: Content[] = [];
  #conflictCopies: Content[] = [];
  /** What was checked last, and its faults. */
  #checked: { content: Content; errors: FieldError[] };
  #past: Step<Content>[] = [];
  #future: Step<Content>[] = [];
  /** Whether the next change of the same thing joins the last undo step. */
  #stepOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryAfter = RETRY_MS;
  /** The last request: each one waits for the one before it. */
  #last: Promise<unknown> = Promise.resolve();
  #closing = new AbortController();
  /** Aborted when the document is no longer edited here. */
  readonly closed = this.#closing.signal;
  #listeners = new Set<() => void>();

  constructor(remote: Remote<Content, Stored>, stored: Stored) {
    const { content } = stored;
    const nothing = { errors: {}, conflict: null, undoable: null, redoable: null };
    this.#remote = remote;
    this.#sent = content;
    this.#checked = { content, errors: [] };
    this.#state = { content, accepted: content, stored, status: 'saved', ...nothing };
  }

  getState = (): Saving<Content, Stored> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isUnsaved = (): boolean => {
    const { conflict, content } = this.#state;
    return this.#isPending() || conflict !== null || !same(content, this.#sent);
  };

  /** `what` names the change for undo, such as `price of Hair Spa`. Changes in a row with the same name are one undo step. */
  change = (recipe: Recipe<Content>, what = 'the last change'): void => {
    const last = this.#state.content;
    const content = shareStructure(last, produce(last, recipe as (draft: unknown) => Content));
    if (content === last) return;
    const isSameStep = this.#stepOpen && this.#past.at(-1)?.what === what;
    if (!isSameStep) this.#past = [...this.#past, { content: last, what }].slice(-STEPS);
    this.#future = [];
    this.#stepOpen = true;
    this.#show(content);
  };

  undo = (): void => this.#step(this.#past, this.#future);

  redo = (): void => this.#step(this.#future, this.#past);

  /** Makes a way back from the last step alone, whatever is changed after it. */
  wayBack = (): (() => void) => {
    const [step, { content: after }] = [this.#past.at(-1), this.#state];
    return () => {
      const { content } = this.#state;
      if (content === after && this.#past.at(-1) === step) return this.undo();
      if (step) this.change(() => merge(after, content, step.content).content, `undoing ${step.what}`);
    };
  };

  forgetSteps = (): void => {
    this.#past = [];
    this.#future = [];
    this.#set({});
  };

  /** Called on blur of a field: ends the undo step, and checks and saves at once, unless saving can wait for the pause. */
  settle = (savesNow = true): void => {
    this.#stepOpen = false;
    this.#check();
    this.#showTidied();
    if (savesNow && this.#state.status === 'unsaved') void this.saveNow();
  };

  /** Returns whether the server has all changes but those in which the check has found something. */
  saveNow = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    // Before what is still on its way is answered.
    this.#check();
    return this.#inOrder(() => this.#save());
  };

  /** Called when the page is hidden, as it may be closed without a further event. */
  leave = (): void => {
    if (!this.isUnsaved()) return;
    this.#keep();
    void this.saveNow();
  };

  close = (): void => {
    this.leave();
    this.#closing.abort();
    clearTimeout(this.#timer);
  };

  restore = (copy: DeviceCopy<Content>): void => {
    const { content, stored } = this.#state;
    const { whole } = this.#remote;
    const base = copy.base && whole(copy.base.content);
    const kept = whole(copy.content);
    this.#unanswered = copy.sent.map(whole);
    this.#conflictCopies = copy.setAside?.map(whole) ?? [];
    if (!same(kept, content)) this.#past = [{ content, what: 'what was kept on this device' }];
    // A conflict that stays open is judged by what was there then, here and at the next visit.
    this.#sent = base ?? content;
    this.#state = {
      ...this.#state,
      content: shareStructure(content, kept),
      stored: { ...stored, content: this.#sent },
    };
    this.#join(stored, base);
    // Now this tab may remove it.
    this.#keep();
    this.#check();
    this.#show(this.#state.content);
  };

  joinNewer = async (): Promise<void> => {
    const newer = this.#state.conflict ? null : await this.#remote.readNewer?.(this.#state.stored);
    if (!newer) return;
    this.#join(newer.stored, newer.base);
    this.#saveIn(pause.ms);
  };

  /** Such as publishing; throws its error. `written` is what was sent: what another device has changed is never part of it unseen. */
  run = (request: (stored: Stored) => Promise<Stored>, written?: Content): Promise<Stored> => {
    clearTimeout(this.#timer);
    return this.#inOrder(async () => {
      for (;;) {
        const { content } = this.#state;
        try {
          const answer = await this.#send(request, written);
          this.#show(this.#state.content);
          return answer;
        } catch (error) {
          // What was typed just before is saved also when this has failed.
          this.#saveIn(pause.ms);
          const { conflict, content: joined } = this.#state;
          if (!isChanged(error) || conflict || joined !== content) throw error;
        }
      }
    });
  };

  /** Ends a conflict: what clashes is as it is here or, when the owner wants that, as the other device has it. The rest is joined. */
  resolve = (isTheirs: boolean): void => {
    this.#check();
    const { conflict, content, accepted } = this.#state;
    if (!conflict) return;
    const { base, theirs, stored } = conflict;
    const { content: mine, clashes } = merge(base, content, theirs);
    if (clashes.length > 0) this.#conflictCopies.push(isTheirs ? accepted : stored.content);
    this.#set({ conflict: null, status: 'unsaved' });
    this.#adopt(stored, base, theirs, mine);
    if (isTheirs) {
      this.change(
        () => clashes.reduce((joined, clash) => copyPath(theirs, joined, clash), this.#state.content),
        'taking what the other device changed',
      );
    }
    this.#saveIn(0);
  };

  /** Whether something is to be sent. What was sent without an answer may be what the server has now. */
  #isDirty() {
    const { content, accepted } = this.#state;
    // Until it is checked again, what was found may be mended.
    const toSend = content === this.#checked.content ? accepted : content;
    return this.#isPending() || !same(toSend, this.#sent);
  }

  #isPending = () => this.#unanswered.length > 0 || this.#conflictCopies.length > 0;

  #check() {
    const { content } = this.#state;
    if (content === this.#checked.content) return;
    this.#checked = { content, errors: this.#remote.check?.(content) ?? [] };
    this.#set({});
  }

  #inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  #step(from: Step<Content>[], to: Step<Content>[]) {
    const step = from.pop();
    if (!step) return;
    to.push({ content: this.#state.content, what: step.what });
    this.#stepOpen = false;
    this.#show(step.content);
  }

  #show(content: Content) {
    this.#set({ content });
    // A form that is taken away with the page may hand in what was typed last.
    if (this.closed.aborted && this.isUnsaved()) return this.leave();
    const { status, conflict } = this.#state;
    if (conflict) return;
    if (!this.#isDirty()) return status === 'saving' ? undefined : this.#done();
    if (status !== 'saving' && status !== 'offline') this.#set({ status: 'unsaved' });
    this.#saveIn(pause.ms);
  }

  async #save(): Promise<boolean> {
    while (!this.#state.conflict && this.#isDirty()) {
      this.#check();
      const { accepted } = this.#state;
      this.#keep();
      try {
        await this.#keepConflictCopies();
        if (this.#isDirty()) {
          this.#set({ status: 'saving' });
          await this.#send((stored) => this.#remote.save(accepted, stored), accepted);
        }
      } catch (error) {
        if (!isChanged(error)) return this.#fail(error);
      }
    }
    if (this.#state.conflict) return false;
    this.#done();
    return true;
  }

  /** Sends a request. When it comes too late, the content is joined with what another device has saved or published. */
  async #send(request: (stored: Stored) => Promise<Stored>, written?: Content): Promise<Stored> {
    if (written) this.#unanswered = [...this.#unanswered, written].slice(-UNANSWERED);
    try {
      const answering = request(this.#state.stored);
      // Now that the request has its notes: without an answer they are needed.
      if (this.isUnsaved()) this.#keep();
      const answer = await answering;
      this.#takeStored(answer, written ?? answer.content);
      return answer;
    } catch (error) {
      // Only this attempt was not stored: the same may have been sent before.
      const at = written && !isOutcomeUnknown(error) ? this.#unanswered.lastIndexOf(written) : -1;
      if (at >= 0) this.#unanswered = this.#unanswered.toSpliced(at, 1);
      if (this.isUnsaved()) this.#keep();
      if (isChanged(error) || (isOutdated(error) && this.#remote.readNewer)) await this.#joinCurrent();
      throw error;
    }
  }

  /** Keeps in the history what was not chosen in a conflict, before it is overwritten. */
  async #keepConflictCopies() {
    for (; this.#conflictCopies.length > 0; this.#conflictCopies.shift()) {
      try {
        await this.#remote.keepConflictCopy?.(this.#conflictCopies[0] as Content);
      } catch (error) {
        // Content from before a release may be against its rules: it can't be kept, and must not stop the rest.
        if (!(error instanceof ApiError && error.status === 400)) throw error;
      }
    }
  }

  #done() {
    clearTimeout(this.#timer);
    this.#retryAfter = RETRY_MS;
    const { accepted, content, stored } = this.#state;
    const isHeld = !same(accepted, content);
    if (isHeld) this.#keep();
    else forgetOnDevice(this.#remote.deviceKey(stored));
    this.#set({ status: isHeld ? 'held' : 'saved', failure: undefined });
    this.#showTidied();
  }

  /** Shows texts as the server has tidied them, but never in a field that is still in use. */
  #showTidied() {
    const { content, stored } = this.#state;
    if (!this.#remote.showsTidied || this.#stepOpen || this.#isDirty()) return;
    if (same(this.#sent, stored.content)) return;
    const tidied = shareStructure(content, merge(this.#sent, content, stored.content).content);
    this.#sent = shareStructure(tidied, stored.content);
    this.#set({ content: tidied });
  }

  /** Says why nothing is saved; without a connection it is tried again. */
  #fail(error: unknown): false {
    const isAway = error instanceof ApiError && (error.status >= 500 || error.status === 429);
    if (error instanceof SessionExpiredError || error instanceof NotLoggedInError)
      this.#set({ status: 'unsaved' });
    else if (isAway || error instanceof NetworkError) {
      this.#set({
        status: 'offline',
        failure: isAway ? 'The server can’t be reached right now.' : 'There is no connection.',
      });
      this.#saveIn(Math.max(isAway ? error.retryAfter * 1000 : 0, this.#retryAfter));
      this.#retryAfter = Math.min(this.#retryAfter * 2, LONGEST_RETRY_MS);
    } else this.#set({ status: 'refused', failure: error instanceof Error ? error.message : `${error}` });
    return false;
  }

  async #joinCurrent() {
    const { stored: last } = this.#state;
    const stored = await this.#remote.read(last);
    // What the other device did not change is in this one's words, not in those of the server.
    const theirs = merge(last.content, stored.content, this.#sent).content;
    this.#set({ conflict: null });
    this.#join(stored, this.#sent, theirs);
    await this.joinNewer();
  }

  /** Joins the content with another version. `theirs` is that version in the words of `base`. */
  #join(stored: Stored, base: Content | undefined, theirs = stored.content) {
    const ours = this.#unanswered.find((sent) => this.#remote.isStored(sent, stored));
    const merged = ours
      ? { content: this.#state.content, clashes: [] }
      : merge(base, this.#state.content, theirs);
    if (merged.clashes.length === 0) return this.#adopt(stored, ours ?? base, ours ?? theirs, merged.content);
    this.#set({ status: 'conflict', conflict: { base, theirs, stored } });
    this.#keep();
  }

  /** Builds on another version. Undo must not take its changes back. */
  #adopt(stored: Stored, base: Content | undefined, theirs: Content, joined: Content) {
    for (const step of [...this.#past, ...this.#future])
      step.content = merge(base, step.content, theirs).content;
    this.#set({ content: shareStructure(this.#state.content, joined) });
    this.#takeStored(stored, theirs);
  }

  /** The server has this version now; `sent` is what it holds, as it was sent. */
  #takeStored(stored: Stored, sent: Content) {
    const key = this.#remote.deviceKey(this.#state.stored);
    if (key !== this.#remote.deviceKey(stored)) forgetOnDevice(key);
    this.#unanswered = [];
    this.#sent = shareStructure(this.#state.content, sent);
    this.#set({ stored, failure: undefined });
  }

  #keep() {
    const { content, stored } = this.#state;
    const copy: DeviceCopy<Content> = {
      content,
      base: { content: this.#sent },
      sent: this.#unanswered,
      setAside: this.#conflictCopies,
      savedAt: new Date().toISOString(),
      ...this.#remote.notes?.(),
    };
    keepOnDevice(this.#remote.deviceKey(stored), [copy, { ...copy, sent: [] }]);
  }

  #saveIn(ms: number) {
    clearTimeout(this.#timer);
    if (!this.closed.aborted) this.#timer = setTimeout(() => void this.saveNow(), ms);
  }

  #set(part: Partial<Saving<Content, Stored>>) {
    const content = freeze({ ...this.#state, ...part }.content, true);
    // What has changed since at its place is not said to be wrong.
    const { content: checked, errors } = this.#checked;
    const shown = errors.filter(({ field }) => valueAt(content, field) === valueAt(checked, field));
    this.#state = {
      ...this.#state,
      accepted: errors.reduce((joined, { field }) => {
        const parts = partsAround(checked, field);
        const changed = parts.find((part) => copyPath(this.#sent, content, part) !== content);
        return changed ? copyPath(this.#sent, joined, changed) : joined;
      }, content),
      errors: Object.fromEntries(shown.map(({ field, message }) => [field, message])),
      ...part,
      undoable: this.#past.at(-1)?.what ?? null,
      redoable: this.#future.at(-1)?.what ?? null,
    };
    for (const listener of this.#listeners) listener();
  }
}

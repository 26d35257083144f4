import { checkContent } from '@salon/content/check';
import type { SiteContent } from '@salon/content/description';
import { withDefaults } from '@salon/content/entries';
import type { LocalTime } from '@salon/content/hours/localTime';
import { merge } from '@salon/content/merge';
import { valueAt } from '@salon/content/paths';
import { same } from '@salon/content/same';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SiteDraft, SiteEdition } from '../../../shared/contract/editions';
import { useToast } from '../../../shared/ui/Toast';
import { jsonIn, request, requestJson, type Schemas } from '../../api/request';
import { readEdition, readPending, readPublished } from '../../api/site';
import { useRights } from '../../rights';
import { whenWords } from '../../salonDates';
import { forgetOnDevice, keepOnDevice, readFromDevice } from '../../saving/device';
import { shareStructure } from '../../saving/json';
import { type Remote, Saver } from '../../saving/Saver';
import { useSavingOnLeave } from '../../saving/useSaver';
import { Loaded } from '../../ui/Loaded';

export type ScheduledEdition = Schemas['ScheduledEdition'];

/** The draft on the server or, when there is none, what visitors see. */
interface StoredDraft {
  content: SiteContent;
  /** Its version: the server refuses with status 412 what is based on any other one. */
  etag: string | null;
  /** The edition that the draft was begun from. */
  basedOn: number;
  /** ISO 8601; null when there is no draft. */
  savedAt: string | null;
  updatedBy: string | null;
  published: SiteEdition;
  /** What they see by itself later, or what they see since its moment has come while this was open. */
  scheduled: ScheduledEdition | null;
}

type DraftSaver = Saver<SiteContent, StoredDraft>;

const KEY = 'siteDraft';
/** Where texts that can't be read are kept, as the draft can't have them. */
const TYPED_KEY = 'siteTyped';
const DRAFT = '/api/site/draft';

const isToCome = ({ publishedAt }: ScheduledEdition) => new Date(publishedAt) > new Date();

const ifMatch = (etag: string) => ({ headers: { 'If-Match': etag } });
const draftIn = async (response: Response) => ({
  ...(await jsonIn<SiteDraft>(response)),
  etag: response.headers.get('ETag') ?? '*',
});

async function read(last?: StoredDraft): Promise<StoredDraft> {
  const [published, answer, pending] = await Promise.all([readPublished(), request(DRAFT), readPending()]);
  const live = last?.scheduled && !isToCome(last.scheduled) ? last.scheduled : null;
  const scheduled = pending.plan ?? live;
  if (answer.status === 204) return unchanged(published, scheduled);
  const draft = await draftIn(answer);
  const content = shareStructure(published.content, draft.content);
  return { ...draft, content, savedAt: draft.updated, published, scheduled };
}

/** Loads the draft, and continues with what is kept on this device. It is closed at once when nobody waits for it any more. */
export async function openDraft(wanted?: AbortSignal): Promise<DraftSaver> {
  const remote: Remote<SiteContent, StoredDraft> = {
    read,
    async save(content, last) {
      const condition = last.etag === null ? { headers: { 'If-None-Match': '*' } } : ifMatch(last.etag);
      const body = { basedOn: last.basedOn, content };
      const draft = await draftIn(await request(DRAFT, { method: 'PUT', body, ...condition }));
      return { ...last, ...draft, content: shareStructure(content, draft.content), savedAt: draft.updated };
    },
    async readNewer(stored) {
      const { basedOn, published } = stored;
      if (basedOn >= published.edition) return null;
      const base = (await readEdition(basedOn)).content;
      return { base, stored: { ...stored, content: published.content, basedOn: published.edition } };
    },
    async keepConflictCopy(content) {
      await request('/api/site/set-aside', { method: 'POST', body: { content } });
    },
    check: (content) => checkContent(content).faults ?? [],
    isStored: (content, stored) => same(content, stored.content),
    whole: withDefaults,
    showsTidied: true,
    deviceKey: () => KEY,
  };
  const saver = new Saver(remote, await read());
  const copy = readFromDevice<SiteContent>(KEY);
  if (copy) saver.restore(copy);
  await saver.joinNewer();
  if (wanted?.aborted) saver.close();
  return saver;
}

/** Publishes all but what the check has found, now or later. Returns the edition that visitors see; throws a sentence to show. */
export async function publish(saver: DraftSaver, at?: LocalTime): Promise<number> {
  const known = saver.getState().errors;
  const isSaved = await saver.saveNow();
  const { accepted, errors, failure, stored } = saver.getState();
  if (!isSaved || stored.etag === null) throw new Error(failure ?? 'Not everything could be saved yet.');
  if (Object.keys(errors).some((field) => !(field in known))) {
    throw new Error('Something needs a look first. Publish again to leave it out.');
  }
  const { basedOn, content } = await saver.run(
    async (stored) => {
      // It was published already, and the answer was lost.
      if (stored.etag === null) return stored;
      const call = { method: 'POST', body: { at }, ...ifMatch(stored.etag) } as const;
      const { edition, plan } = await requestJson<Schemas['Published']>('/api/site/publish', call);
      if (at) return unchanged(stored.published, plan);
      const publishedAt = new Date().toISOString();
      return unchanged({ edition, publishedAt, content: stored.content }, plan);
    },
    at ? undefined : accepted,
  );
  if (at) saver.change((mine) => merge(accepted, mine, content).content);
  saver.forgetSteps();
  return basedOn;
}

/** Deletes the draft and shows what visitors see. Undo brings the changes back. */
async function discard(saver: DraftSaver): Promise<void> {
  const { published } = await saver.run(async ({ etag, published, scheduled }) => {
    if (etag !== null) await request(DRAFT, { method: 'DELETE', ...ifMatch(etag) });
    return unchanged(published, scheduled);
  });
  saver.change(() => published.content, 'discarding the draft');
}

/** Its changes come into the draft. */
async function cancelSchedule(saver: DraftSaver): Promise<void> {
  await saver.saveNow();
  const { content: before } = saver.getState().stored;
  const { content } = await saver.run(async ({ scheduled }) => {
    if (scheduled) await request('/api/site/plan', { method: 'DELETE', ...ifMatch(scheduled.etag) });
    return read();
  });
  saver.change((mine) => merge(before, mine, content).content, 'calling it off');
}

const unchanged = (published: SiteEdition, scheduled: ScheduledEdition | null): StoredDraft => ({
  content: published.content,
  etag: null,
  basedOn: published.edition,
  savedAt: null,
  updatedBy: null,
  published,
  scheduled,
});

interface Draft {
  saver: DraftSaver;
  /** What fields say themselves in place of the check, by path. */
  own: Record<string, string>;
  setOwn: Dispatch<SetStateAction<Draft['own']>>;
  /** What was typed, by the lasting path of its field: it is there again when she comes back to the page. */
  typed: Record<string, TypedText | undefined>;
  setTyped: Dispatch<SetStateAction<Draft['typed']>>;
}

interface TypedText<Value = unknown> {
  text: string;
  value: Value;
  /** The value before this text was begun. */
  old: Value;
  /** Why the text can't be read. */
  fault?: string;
}

// The area of the site always provides it.
const DraftContext = createContext({} as Draft);

/** A field's own error, such as why its text can't be read, or else the check's. An empty one hides that: nobody has touched the field. */
export function useFieldError(path: string, own: string | undefined): string | undefined {
  const { setOwn } = use(DraftContext);
  const { errors } = useSiteDraft();
  useEffect(() => {
    if (own === undefined) return;
    setOwn((last) => ({ ...last, [path]: own }));
    return () => setOwn(({ [path]: _, ...last }) => last);
  }, [path, own, setOwn]);
  return own ?? errors[path];
}

/** A text that holds as long as the value of its field is what it was then. */
export function useTyped<Value>(path: string) {
  const { saver, typed, setTyped } = use(DraftContext);
  const key = lasting(path, saver.getState().content);
  const keep = (text?: TypedText<Value>) => setTyped((last) => ({ ...last, [key]: text }));
  return [typed[key] as TypedText<Value> | undefined, keep] as const;
}

/** A path with the ids of entries in place of their numbers: it stays as they move. */
const lasting = (path: string, content: SiteContent) =>
  path.replace(/\[\d+\]/, (number, at) => {
    const { id } = Object(valueAt(content, path.slice(0, at) + number));
    return id ? `[${id}]` : number;
  });

/** The path that is meant now; undefined when the entry is gone. */
function pathNow(lasting: string, content: SiteContent): string | undefined {
  const path = lasting.replace(/\[(.+?)\]/, (key, id, at) => {
    const entries = valueAt(content, lasting.slice(0, at));
    const number = Array.isArray(entries) ? entries.findIndex((entry) => entry?.id === id) : -1;
    return number < 0 ? key : `[${number}]`;
  });
  return valueAt(content, path.replace(/\.\w+$/, '')) === undefined ? undefined : path;
}

export function useSiteDraft() {
  const { saver, own, typed } = use(DraftContext);
  const { other } = useRights();
  const toast = useToast();
  const { closed, change, undo, redo, wayBack, saveNow, resolve } = saver;
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  const { published, savedAt, updatedBy, scheduled, basedOn } = state.stored;
  const isScheduled = scheduled !== null && isToCome(scheduled);
  const newer = state.conflict?.stored;
  const unread = Object.entries(typed).flatMap(([key, text]) => {
    const path = text?.fault && pathNow(key, state.content);
    return path && same(text.value, valueAt(state.content, path)) ? [[path, text.fault] as const] : [];
  });
  const errors = { ...state.errors, ...Object.fromEntries(unread), ...own };
  const ours = scheduled?.publishedAt === newer?.published.publishedAt;
  return {
    ...{ ...state, published, savedAt },
    /** Who saved the draft, unless that was here. */
    writer: other(updatedBy),
    errors: Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== '')),
    /** Missing from its moment on, when it is what `wentLive`. */
    scheduled: isScheduled ? scheduled : null,
    wentLive: isScheduled ? null : scheduled,
    other:
      newer === undefined || newer.basedOn === basedOn
        ? (other(newer?.updatedBy) ?? 'Another device or tab')
        : ours
          ? 'Your scheduled publication'
          : `Edition ${newer.published.edition}, published ${whenWords(newer.published.publishedAt)},`,
    /** Says what was done and offers Undo: of that step alone, unless another way back is given. */
    offerUndo: (message: ReactNode, putBack = wayBack()) =>
      toast(message, 'status', { label: 'Undo', onClick: putBack }),
    publish: (at?: LocalTime) => publish(saver, at),
    cancelSchedule: () => cancelSchedule(saver),
    discard: () => discard(saver),
    ...{ closed, change, undo, redo, wayBack, saveNow, resolve },
  };
}

export const SiteDraftProvider = ({ children }: { children: ReactNode }) => (
  <Loaded load={openDraft}>{(saver) => <Saving saver={saver}>{children}</Saving>}</Loaded>
);

function Saving({ saver, children }: { saver: DraftSaver; children: ReactNode }) {
  const [own, setOwn] = useState<Draft['own']>({});
  const [typed, setTyped] = useState(() => readFromDevice<Draft['typed']>(TYPED_KEY)?.content ?? {});
  useEffect(() => {
    const unread = Object.entries(typed).filter(([, text]) => text?.fault);
    if (unread.length > 0) keepOnDevice(TYPED_KEY, [{ content: Object.fromEntries(unread) }]);
    else forgetOnDevice(TYPED_KEY);
  }, [typed]);
  useSavingOnLeave(saver);
  return <DraftContext value={{ saver, own, setOwn, typed, setTyped }}>{children}</DraftContext>;
}

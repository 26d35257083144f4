import type { SiteContent } from '@salon/content/description';
import { withDefaults } from '@salon/content/entries';
import { same } from '@salon/content/same';
import { createContext, type ReactNode, use } from 'react';
import type { SiteEdition } from '../../../shared/contract/editions';
import {
  deleteDraft,
  publishDraft,
  readDraft,
  readEdition,
  readPublished,
  saveDraft,
  setAside,
} from '../../api/site';
import { readFromDevice, takeInterrupted } from '../../saving/device';
import { share } from '../../saving/json';
import { type Remote, Saver } from '../../saving/Saver';
import { useSaving, useSavingOnLeave } from '../../saving/useSaver';
import { Loaded } from '../../ui/Loaded';

/** The draft on the server or, when there is none, what visitors see. */
interface StoredDraft {
  content: SiteContent;
  /** Null when there is no draft. */
  etag: string | null;
  /** The edition that the draft was begun from. */
  basedOn: number;
  /** ISO 8601; null when there is no draft. */
  savedAt: string | null;
  /** What visitors see. */
  published: SiteEdition;
}

type DraftSaver = Saver<SiteContent, StoredDraft>;

const KEY = 'siteDraft';

/** Loads the draft, and continues with what is kept on this device. It is closed at once when nobody waits for it any more. */
export async function openDraft(wanted?: AbortSignal): Promise<DraftSaver> {
  async function read(): Promise<StoredDraft> {
    const [published, draft] = await Promise.all([readPublished(), readDraft()]);
    if (!draft) return unchanged(published);
    const { etag, basedOn, updated } = draft;
    return { content: share(published.content, draft.content), etag, basedOn, savedAt: updated, published };
  }

  const remote: Remote<SiteContent, StoredDraft> = {
    read,
    async save(content, { basedOn, etag, published }) {
      const draft = await saveDraft({ basedOn, content }, etag);
      return { ...draft, content: share(content, draft.content), savedAt: draft.updated, published };
    },
    async readNewer(stored) {
      const { basedOn, published } = stored;
      if (basedOn >= published.edition) return null;
      const base = (await readEdition(basedOn)).content;
      return { base, stored: { ...stored, content: published.content, basedOn: published.edition } };
    },
    setAside,
    isStored: (content, stored) => same(content, stored.content),
    showsTidied: true,
    deviceKey: () => KEY,
  };
  const saver = new Saver(remote, await read());
  const copy = takeInterrupted<SiteContent>(KEY) ?? readFromDevice<SiteContent>(KEY);
  if (copy) {
    const base = copy.base && { content: withDefaults(copy.base.content) };
    saver.restore({ ...copy, base, content: withDefaults(copy.content), sent: copy.sent.map(withDefaults) });
  }
  await saver.joinNewer();
  if (wanted?.aborted) saver.close();
  return saver;
}

/** Publishes what the server accepts and returns the number of the new edition. Throws an Error with a sentence to show. */
export async function publish(saver: DraftSaver): Promise<number> {
  const known = saver.getState().errors;
  const isSaved = await saver.saveNow();
  const { accepted, errors, failure, stored } = saver.getState();
  if (!isSaved || stored.etag === null) throw new Error(failure ?? 'Not everything could be saved yet.');
  if (Object.keys(errors).some((field) => !(field in known))) {
    throw new Error('Something needs a look first. Publish again to leave it out.');
  }
  const { basedOn } = await saver.run(async (stored) => {
    // It was published already, and the answer was lost.
    if (stored.etag === null) return stored;
    const edition = await publishDraft(stored.etag);
    return unchanged({ edition, publishedAt: new Date().toISOString(), content: stored.content });
  }, accepted);
  saver.forgetSteps();
  return basedOn;
}

/** Deletes the draft and shows what visitors see. Undo brings the changes back. */
async function discard(saver: DraftSaver): Promise<void> {
  const { published } = await saver.run(async ({ etag, published }) => {
    if (etag !== null) await deleteDraft(etag);
    return unchanged(published);
  });
  saver.change(() => published.content, 'discarding the draft');
}

const unchanged = (published: SiteEdition): StoredDraft => ({
  content: published.content,
  etag: null,
  basedOn: published.edition,
  savedAt: null,
  published,
});

const DraftContext = createContext<DraftSaver | undefined>(undefined);

/** The current draft and the actions on it. Needs a SiteDraftProvider above. */
export function useSiteDraft() {
  const saver = use(DraftContext);
  if (!saver) throw new Error('useSiteDraft needs a SiteDraftProvider above it.');
  const { closed, change, undo, redo, saveNow, resolve, postpone } = saver;
  const state = useSaving(saver);
  const { published, savedAt } = state.stored;
  return {
    ...{ ...state, published, savedAt },
    publish: () => publish(saver),
    discard: () => discard(saver),
    ...{ closed, change, undo, redo, saveNow, resolve, postpone },
  };
}

/** Loads the draft and saves its changes while it is mounted. */
export const SiteDraftProvider = ({ children }: { children: ReactNode }) => (
  <Loaded load={openDraft} loading="Loading the site" failed="The site can’t be loaded.">
    {(saver) => <Saving saver={saver}>{children}</Saving>}
  </Loaded>
);

function Saving({ saver, children }: { saver: DraftSaver; children: ReactNode }) {
  useSavingOnLeave(saver);
  return <DraftContext value={saver}>{children}</DraftContext>;
}

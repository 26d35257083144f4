import { createContext, type ReactNode, use, useEffect } from 'react';
import { useSaving, useSavingOnLeave } from '../../saving/useSaver';
import { Loaded } from '../../ui/Loaded';
import { openDraft, type SiteDraft } from './SiteDraft';

const DraftContext = createContext<SiteDraft | undefined>(undefined);

/** The current draft and the actions on it. Needs a SiteDraftProvider above. */
export function useSiteDraft() {
  const draft = use(DraftContext);
  if (!draft) throw new Error('useSiteDraft needs a SiteDraftProvider above it.');
  const { saver, publish, discard } = draft;
  const { closed, change, undo, redo, saveNow, resolve, postpone } = saver;
  const state = useSaving(saver);
  const { published, savedAt } = state.stored;
  return {
    ...{ ...state, published, savedAt, publish, discard },
    ...{ closed, change, undo, redo, saveNow, resolve, postpone },
  };
}

/** Loads the draft and saves its changes while it is mounted. */
export const SiteDraftProvider = ({ children }: { children: ReactNode }) => (
  <Loaded load={openDraft} loading="Loading the site" failed="The site can’t be loaded.">
    {(draft) => <Saving draft={draft}>{children}</Saving>}
  </Loaded>
);

function Saving({ draft, children }: { draft: SiteDraft; children: ReactNode }) {
  useEffect(() => () => draft.saver.close(), [draft]);
  useSavingOnLeave(draft.saver);
  return <DraftContext value={draft}>{children}</DraftContext>;
}

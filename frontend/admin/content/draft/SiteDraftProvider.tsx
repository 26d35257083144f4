import { createContext, type ReactNode, use, useEffect } from 'react';
import { Button } from '../../../shared/ui/Button';
import { Message } from '../../../shared/ui/Message';
import { Spinner } from '../../../shared/ui/Spinner';
import { useSaving, useSavingOnLeave } from '../../saving/useSaver';
import { useLoaded } from '../../useLoaded';
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
export function SiteDraftProvider({ children }: { children: ReactNode }) {
  const { value: draft, error, reload } = useLoaded(openDraft, 'The site can’t be loaded.');
  useEffect(() => () => draft?.saver.close(), [draft]);
  useSavingOnLeave(draft?.saver);

  if (draft) return <DraftContext value={draft}>{children}</DraftContext>;
  if (!error) return <Spinner label="Loading the site" />;
  return (
    <Message alert>
      <p>{error}</p>
      <Button type="button" onClick={reload}>
        Try again
      </Button>
    </Message>
  );
}

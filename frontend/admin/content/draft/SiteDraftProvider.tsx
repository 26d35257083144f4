import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Button } from '../../../shared/ui/Button';
import { Message } from '../../../shared/ui/Message';
import { Spinner } from '../../../shared/ui/Spinner';
import { errorMessage } from '../../api/errorMessage';
import { useSaving, useSavingOnLeave } from '../../saving/useSaver';
import { RemovedProvider } from './removed';
import { openDraft, type SiteDraft } from './SiteDraft';

const DraftContext = createContext<SiteDraft | undefined>(undefined);

/** The current draft and the actions on it. Needs a SiteDraftProvider above. */
export function useSiteDraft() {
  const draft = use(DraftContext);
  if (!draft) throw new Error('useSiteDraft needs a SiteDraftProvider above it.');
  const { saver, publish, discard } = draft;
  const { closed, change, undo, redo, saveNow, settle, resolve, postpone } = saver;
  const state = useSaving(saver);
  const { published, savedAt } = state.stored;
  return {
    ...{ ...state, published, savedAt, publish, discard },
    ...{ closed, change, undo, redo, saveNow, settle, resolve, postpone },
  };
}

const Removals = ({ children }: { children: ReactNode }) => (
  <RemovedProvider edition={useSiteDraft().published.edition}>{children}</RemovedProvider>
);

/** Loads the draft and saves its changes while it is mounted. */
export function SiteDraftProvider({ children }: { children: ReactNode }) {
  const [draft, setDraft] = useState<SiteDraft>();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let opened: SiteDraft | undefined;
    let left = false;
    setError(null);
    openDraft()
      .then((loaded) => {
        if (left) return;
        opened = loaded;
        setDraft(loaded);
      })
      .catch((error) => {
        if (!left) setError(errorMessage(error, { prefix: '', fallback: 'The site can’t be loaded.' }));
      });
    return () => {
      left = true;
      opened?.saver.close();
    };
  }, [attempt]);

  useSavingOnLeave(draft?.saver);

  if (draft)
    return (
      <DraftContext value={draft}>
        <Removals>{children}</Removals>
      </DraftContext>
    );
  if (!error) return <Spinner label="Loading the site" />;
  return (
    <Message alert>
      <p>{error}</p>
      <Button type="button" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </Button>
    </Message>
  );
}

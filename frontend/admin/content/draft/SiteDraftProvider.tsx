import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../shared/ui/Button';
import { Message } from '../../../shared/ui/Message';
import { Spinner } from '../../../shared/ui/Spinner';
import { errorMessage } from '../../api/errorMessage';
import { type DraftState, type DraftStore, openDraft } from './DraftStore';
import { RemovedProvider } from './removed';

const DraftContext = createContext<DraftStore | undefined>(undefined);

type Actions = Pick<
  DraftStore,
  'closed' | 'change' | 'undo' | 'redo' | 'saveNow' | 'publish' | 'discard' | 'resolve' | 'settle'
>;

/** The current draft and the actions on it. Needs a SiteDraftProvider above. */
export function useSiteDraft(): DraftState & Actions & { canUndo: boolean; canRedo: boolean } {
  const store = use(DraftContext);
  if (!store) throw new Error('useSiteDraft needs a SiteDraftProvider above it.');
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { closed, change, undo, redo, saveNow, publish, discard, resolve, settle } = store;
  return {
    ...state,
    ...{ closed, change, undo, redo, saveNow, publish, discard, resolve, settle },
    canUndo: state.undoable !== null,
    canRedo: state.redoable !== null,
  };
}

const Removals = ({ children }: { children: ReactNode }) => (
  <RemovedProvider edition={useSiteDraft().published.edition}>{children}</RemovedProvider>
);

/** Loads the draft and saves its changes while it is mounted. */
export function SiteDraftProvider({ children }: { children: ReactNode }) {
  const [store, setStore] = useState<DraftStore>();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let opened: DraftStore | undefined;
    let left = false;
    setError(null);
    openDraft()
      .then((loaded) => {
        if (left) return;
        opened = loaded;
        setStore(loaded);
      })
      .catch((error) => {
        if (!left) setError(errorMessage(error, { prefix: '', fallback: 'The site can’t be loaded.' }));
      });
    return () => {
      left = true;
      opened?.stop();
    };
  }, [attempt]);

  useEffect(() => {
    if (!store) return;
    const onHide = () => document.visibilityState === 'hidden' && store.leave();
    window.addEventListener('online', store.retry);
    window.addEventListener('pagehide', store.leave);
    document.addEventListener('visibilitychange', onHide);
    document.addEventListener('focusout', store.settle);
    return () => {
      window.removeEventListener('online', store.retry);
      window.removeEventListener('pagehide', store.leave);
      document.removeEventListener('visibilitychange', onHide);
      document.removeEventListener('focusout', store.settle);
    };
  }, [store]);

  if (store)
    return (
      <DraftContext value={store}>
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

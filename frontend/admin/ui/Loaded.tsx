import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Spinner } from '../../shared/ui/Spinner';
import { errorMessage, type FailureTexts } from '../api/errors';
import { OutlineButton } from './buttons';
import { Note } from './Notice';
import { useOnWindow } from './useOnWindow';

/** Loads again when one of `of` changes and on `reload`, which increments `attempt`. The old data stay until the new ones arrive. */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  of: unknown[] = [],
  failed: FailureTexts = 'This can’t be loaded right now.',
) {
  const [loaded, setLoaded] = useState<{ value?: Value; error?: string }>({});
  const [attempt, setAttempt] = useState(0);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const value = await load(signal);
      if (!signal.aborted) setLoaded({ value });
    } catch (reason) {
      const error = errorMessage(reason, failed) ?? undefined;
      if (!signal.aborted) setLoaded((last) => ({ ...last, error }));
    }
  });
  useEffect(() => {
    const asking = new AbortController();
    void ask(asking.signal);
    return () => asking.abort();
  }, [attempt, ...of]);

  useOnWindow('online', () => loaded.error && reload());

  function reload() {
    setLoaded(({ value }) => ({ value }));
    setAttempt((last) => last + 1);
  }
  return { ...loaded, attempt, reload };
}

const TYPING_PAUSE_MS = 300;

type Pages<Key extends string> = { next: string | null } & Record<Key, unknown[]>;

/** The first pages of a list, as one, and more of them. Another `search` starts with the first page again, once typing pauses. */
export function usePages<Key extends string, Page extends Pages<Key>>(
  key: Key,
  read: (cursor: string | null, signal: AbortSignal) => Promise<Page>,
  { search = '', of = [], failed }: { search?: string; of?: unknown[]; failed?: FailureTexts } = {},
) {
  const [wanted, setWanted] = useState({ search, pages: 1 });
  const pages = wanted.search === search ? wanted.pages : 1;
  const loaded = useLoaded(
    async (signal) => {
      if (search !== '') await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
      signal.throwIfAborted();
      let joined = await read(null, signal);
      for (let count = 1; count < pages && joined.next; count += 1) {
        const page = await read(joined.next, signal);
        joined = { ...page, [key]: [...joined[key], ...page[key]] };
      }
      return { ...joined, search };
    },
    [search, pages, ...of],
    failed,
  );
  return { ...loaded, loadMore: () => setWanted({ search, pages: pages + 1 }) };
}

interface Props<Value> {
  load: (signal: AbortSignal) => Promise<Value>;
  children: (value: Value, reload: () => void) => ReactNode;
}

/** Loads what its children show, once: with other parameters it needs another `key`. */
export function Loaded<Value>({ load, children }: Props<Value>) {
  const { value, error, reload } = useLoaded(load);
  if (value) return children(value, reload);
  return error ? <LoadFailed error={error} onRetry={reload} /> : <Spinner label="Loading" />;
}

interface PagesProps<Value> {
  of: ReturnType<typeof useLoaded<Value>> & { loadMore: () => void };
  children: (value: Value) => ReactNode;
}

/** Shows the first pages of a list, and a button for more of them. */
export const Pages = <Value extends { next: string | null }>({ of, children }: PagesProps<Value>) => (
  <>
    {of.value ? children(of.value) : !of.error && <Spinner label="Loading" />}
    {of.error && <LoadFailed error={of.error} onRetry={of.reload} />}
    {of.value?.next && !of.error && <OutlineButton onClick={of.loadMore}>Load more</OutlineButton>}
  </>
);

export const LoadFailed = ({ error, onRetry }: { error: string; onRetry: () => void }) => (
  <Note data-trouble role="alert">
    <p>{error}</p>
    <OutlineButton onClick={onRetry}>Try again</OutlineButton>
  </Note>
);

import styled from '@emotion/styled';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { color, space } from '../../shared/theme/tokens';
import { Spinner } from '../../shared/ui/Spinner';
import { errorMessage, type FailureTexts } from '../api/errors';
import { OutlineButton } from './buttons';

/** Loads again when one of `of` changes and on `reload`, which increments `attempt`. The old data stay until the new ones arrive. */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  failed: string | FailureTexts,
  of: unknown[] = [],
) {
  const [loaded, setLoaded] = useState<{ value?: Value; error?: string }>({});
  const [attempt, setAttempt] = useState(0);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const value = await load(signal);
      if (!signal.aborted) setLoaded({ value });
    } catch (reason) {
      const texts = typeof failed === 'string' ? { fallback: failed } : failed;
      const error = errorMessage(reason, texts) ?? undefined;
      if (!signal.aborted) setLoaded((last) => ({ ...last, error }));
    }
  });
  useEffect(() => {
    const asking = new AbortController();
    void ask(asking.signal);
    return () => asking.abort();
  }, [attempt, ...of]);

  const { error } = loaded;
  useEffect(() => {
    if (!error) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error]);

  function reload() {
    setLoaded(({ value }) => ({ value }));
    setAttempt((last) => last + 1);
  }
  return { ...loaded, attempt, reload };
}

interface Props<Value> {
  load: (signal: AbortSignal) => Promise<Value>;
  loading: string;
  failed: string;
  children: (value: Value, reload: () => void) => ReactNode;
}

/** Loads what its children show, once: with other parameters it needs another `key`. */
export function Loaded<Value>({ load, loading, failed, children }: Props<Value>) {
  const { value, error, reload } = useLoaded(load, failed);
  if (value) return children(value, reload);
  return error ? <LoadFailed error={error} onRetry={reload} /> : <Spinner label={loading} />;
}

export const LoadFailed = ({ error, onRetry }: { error: string; onRetry: () => void }) => (
  <ErrorBox role="alert">
    <p>{error}</p>
    <OutlineButton onClick={onRetry}>Try again</OutlineButton>
  </ErrorBox>
);

const ErrorBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  margin-top: ${space[8]};
  padding: ${space[5]};
  background: ${color.claySoft};
`;

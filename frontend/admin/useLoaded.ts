import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage, type FailureTexts } from './api/errorMessage';

interface Loaded<Value> {
  /** Undefined until it is loaded. */
  value?: Value;
  error?: string;
}

/**
 * Loads data for a page, and loads them again when one of `of` changes and on `reload`, which increments `attempt`. The old data
 * stay until the new ones arrive.
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  failed: string | FailureTexts,
  of: unknown[] = [],
) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({});
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

  function reload() {
    setLoaded(({ value }) => ({ value }));
    setAttempt((last) => last + 1);
  }
  return { ...loaded, attempt, reload };
}

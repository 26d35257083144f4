import type { ReactNode } from 'react';
import { Spinner } from '../../shared/ui/Spinner';
import { useLoaded } from '../useLoaded';
import { LoadFailed } from './LoadFailed';

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

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Spinner } from '../../shared/ui/Spinner';
import { useLoaded } from '../useLoaded';

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

/** The reason why loading failed, and a button to try again. */
export const LoadFailed = ({ error, onRetry }: { error: string; onRetry: () => void }) => (
  <ErrorBox role="alert">
    <p>{error}</p>
    <Button type="button" variant="outline" onClick={onRetry}>
      Try again
    </Button>
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

import styled from '@emotion/styled';
import { color, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';

/** The reason why loading failed, and a button to try again. */
export function LoadFailed({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <ErrorBox role="alert">
      <p>{error}</p>
      <Button type="button" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </ErrorBox>
  );
}

const ErrorBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  margin-top: ${space[8]};
  padding: ${space[5]};
  background: ${color.claySoft};
`;

import styled from '@emotion/styled';
import { color, space } from '../../shared/theme/tokens';
import { useOpenNow } from '../layout/frame';

/** Whether the salon is open right now, on dark green. */
export function OpenLine() {
  const open = useOpenNow();
  return open && <Line data-open={open.isOpen || undefined}>{open.text}</Line>;
}

// With forced colours only borders keep their look, so the dot is drawn by its border.
const Line = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: ${space[2]};
  text-wrap: balance;
  &::before {
    content: '';
    width: 0.5em;
    height: 0.5em;
    border: 1px solid ${color.brass};
    border-radius: 50%;
    transform: translateY(-0.1em);
  }
  &[data-open]::before { border-width: 0.25em; }
`;

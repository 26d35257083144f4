import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, space, touchTarget } from '../../shared/theme/tokens';

/** A link from a page to its parent page. */
export function UpLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Up to={to}>
      <span aria-hidden="true">‹ </span>
      {children}
    </Up>
  );
}

const Up = styled(Link)`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: ${touchTarget};
  min-width: ${touchTarget};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.brassDeep};
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;

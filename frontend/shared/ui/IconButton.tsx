import styled from '@emotion/styled';
import { color, radius, touchTarget } from '../theme/tokens';

/** A round-cornered square of touch size with an icon in it. Name it with `aria-label`. */
export const IconButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: ${touchTarget};
  flex: none;
  border-radius: ${radius};
  &:hover { color: ${color.brass}; }
`;

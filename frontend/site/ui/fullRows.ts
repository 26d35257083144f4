import { media } from '../../shared/theme/tokens';

/** Grid columns for cards. No card is alone in the last row: the last cards share its width. */
export const fullRows = `
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(odd):last-child { grid-column: 1 / -1; }
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > :nth-child(n), > :nth-child(odd):last-child { grid-column: span 2; }
    &:has(> :nth-child(3n + 1):last-child) > :nth-last-child(-n + 4),
    &:has(> :nth-child(3n + 2):last-child) > :nth-last-child(-n + 2) { grid-column: span 3; }
  }
`;

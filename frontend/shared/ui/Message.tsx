import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, space } from '../theme/tokens';
import { onPaper } from './picture/onPaper';
import { Lines } from './picture/Picture';
import { drawingAt } from './picture/shownPicture';
import { Column, Section } from './Section';

interface Props {
  /** Screen readers read it at once. */
  alert?: boolean;
  /** Key of the drawing below it. */
  drawing?: string;
  children: ReactNode;
}

export const Message = ({ alert = false, drawing, children }: Props) => (
  <Band>
    <MessageColumn role={alert ? 'alert' : undefined}>
      {children}
      {drawing && <Lines drawing={drawingAt(drawing).drawing} />}
    </MessageColumn>
  </Band>
);

// In a list's place it stands in the column of the list.
const Band = styled(Section)`
  section & { padding-block: 0; }
  /* Posts in another language follow: not all is empty. */
  &:has(+ section) svg { display: none; }
`;

const MessageColumn = styled(Column)`
  display: grid;
  justify-items: start;
  gap: ${space[6]};
  section section > & { padding-inline: 0; }
  /* Drawings are made to leave the window on this side; here they end within it. */
  > svg { width: min(100%, 18rem); mask: linear-gradient(270deg, transparent, #000 6rem); }
  ${onPaper}
  ${media.low} { gap: ${space[4]}; }
  p { text-wrap: balance; }
`;

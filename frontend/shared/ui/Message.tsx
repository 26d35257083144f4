import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, space } from '../theme/tokens';
import { Column, Section } from './Section';

/** A message in place of a page or a list. With `alert` screen readers read it at once. */
export function Message({ alert = false, children }: { alert?: boolean; children: ReactNode }) {
  return (
    <Section>
      <MessageColumn role={alert ? 'alert' : undefined}>{children}</MessageColumn>
    </Section>
  );
}

const MessageColumn = styled(Column)`
  display: grid;
  justify-items: start;
  gap: ${space[6]};
  ${media.low} { gap: ${space[4]}; }
  p { text-wrap: balance; }
`;

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, space } from '../theme/tokens';
import { Column, Section } from './Section';

/** A centred message in place of a page or a list. With `alert` screen readers read it at once. */
export function Message({ alert = false, children }: { alert?: boolean; children: ReactNode }) {
  return (
    <Section>
      <CenteredColumn role={alert ? 'alert' : undefined}>{children}</CenteredColumn>
    </Section>
  );
}

const CenteredColumn = styled(Column)`
  display: grid;
  justify-items: center;
  gap: ${space[6]};
  text-align: center;
  ${media.low} { gap: ${space[4]}; }
  p { text-wrap: balance; }
`;

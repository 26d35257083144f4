import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../theme/tokens';
import { Column, Section } from './Section';

/** A page or part of one that has one thing to say. `alert` reads it out at once. */
export function Message({ alert = false, children }: { alert?: boolean; children: ReactNode }) {
  return (
    <Section>
      <Middle role={alert ? 'alert' : undefined}>{children}</Middle>
    </Section>
  );
}

const Middle = styled(Column)`
  display: grid;
  justify-items: center;
  gap: ${space[6]};
  text-align: center;
`;

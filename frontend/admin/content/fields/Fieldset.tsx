import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space } from '../../../shared/theme/tokens';
import { labelStyles } from '../../ui/Field';

/** Fields that belong together, with a common legend. */
export function Fieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Frame>
      <Legend>{legend}</Legend>
      <Fields>{children}</Fields>
    </Frame>
  );
}

/** Fields in one column. */
export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
`;

const Frame = styled.fieldset`
  min-width: 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
`;

const Legend = styled.legend(labelStyles, { paddingInline: space[2] });

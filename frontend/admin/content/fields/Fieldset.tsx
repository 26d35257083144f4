import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space } from '../../../shared/theme/tokens';
import { labelStyles } from '../../ui/Field';
import { Stack } from '../parts/controls';

/** Fields that belong together, with a common legend. */
export function Fieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Frame>
      <Legend>{legend}</Legend>
      <Stack gap={5}>{children}</Stack>
    </Frame>
  );
}

const Frame = styled.fieldset`
  min-width: 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
`;

const Legend = styled.legend(labelStyles, { paddingInline: space[2] });

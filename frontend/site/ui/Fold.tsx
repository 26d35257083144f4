import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { motion, space } from '../../shared/theme/tokens';
import { ChevronIcon } from '../../shared/ui/icons';

/**
 * A heading that shows and hides the content below it. This native element works before scripts run, and opens by itself when a
 * search in the page finds something in it.
 */
export const Fold = styled.details`
  &[open] > summary svg { transform: rotate(180deg); }
  @media print {
    &::details-content { content-visibility: visible; }
  }
`;

export const FoldSummary = ({ children, ...rest }: { children: ReactNode }) => (
  <Summary {...rest}>
    {children}
    <ChevronIcon />
  </Summary>
);

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 3.5rem;
  padding-block: ${space[3]};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  svg { flex: none; transition: transform ${motion.quick}; }
  @media print { svg { display: none; } }
`;

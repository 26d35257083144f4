import styled from '@emotion/styled';
import { describeChanges } from '@salon/content/summary';
import { useDeferredValue, useMemo } from 'react';
import { space } from '../../shared/theme/tokens';
import { LinedList } from '../ui/parts';
import { useSiteDraft } from './draft/SiteDraftProvider';

/** The differences between what can be published and what visitors see, in words. */
export function useChanges(): string[] {
  const { accepted, published } = useSiteDraft();
  const draft = useDeferredValue(accepted);
  return useMemo(() => describeChanges(published.content, draft), [published.content, draft]);
}

export const Lines = ({ lines, label }: { lines: string[]; label?: string }) => (
  <List aria-label={label}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </List>
);

const List = styled(LinedList)`
  width: 100%;
  overflow-wrap: anywhere;
  > li { padding-block: ${space[2]}; }
`;

import styled from '@emotion/styled';
import { describeChanges } from '@salon/content/summary';
import { useEffect, useMemo, useState } from 'react';
import { space } from '../../shared/theme/tokens';
import { LinedList } from '../ui/parts';
import { useSiteDraft } from './draft/SiteDraftProvider';

const PAUSE_MS = 300;

/** The differences between what can be published and what visitors see, in words. They follow after a pause in typing. */
export function useChanges(): string[] {
  const { accepted, published } = useSiteDraft();
  const [draft, setDraft] = useState(accepted);
  useEffect(() => {
    const timer = setTimeout(() => setDraft(accepted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [accepted]);
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

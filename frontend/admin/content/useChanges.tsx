import { describeChanges } from '@salon/content/summary';
import { useEffect, useMemo, useState } from 'react';
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

export const countChanges = (lines: string[]) =>
  lines.length === 1 ? '1 change' : `${lines.length} changes`;

/** Changes, a line each. */
export const Lines = ({ lines }: { lines: string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

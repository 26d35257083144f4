import { describeChanges } from '@salon/content/summary';
import { useDeferredValue, useMemo } from 'react';
import { useSiteDraft } from './draft/SiteDraftProvider';

/** The differences between the draft and what visitors see, in words. */
export function useChanges(): string[] {
  const { content, published } = useSiteDraft();
  const draft = useDeferredValue(content);
  return useMemo(() => describeChanges(published.content, draft), [published.content, draft]);
}

export const countChanges = (lines: string[]) =>
  lines.length === 1 ? '1 change' : `${lines.length} changes`;

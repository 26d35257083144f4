import { cameWords } from '@salon/content/languages/words';
import type { TextState } from '@salon/content/translate';
import { type Part, partsOf, shortWords } from '@salon/content/translating';
import { stateNames } from '@salon/content/translationSheet';
import { useMemo } from 'react';
import { reading, type Schemas } from '../../api/request';
import { useLoaded } from '../../ui/Loaded';
import { useSiteDraft } from '../draft/SiteDraftProvider';

/** All texts by part. They stay the same while translations are written. */
export function useParts(): Part[] {
  const { content } = useSiteDraft();
  const { translations: _, ...originals } = content;
  const { value: categories } = useLoaded(reading<Schemas['Category'][]>('/api/categories'));
  return useMemo(
    () =>
      partsOf(
        content,
        shortWords(cameWords),
        categories?.map(({ name }) => name),
      ),
    [categories, ...Object.values(originals)],
  );
}

/** `212 of 808 texts, 3 changed since`. */
export function progressWords({ missing, changed, unchecked, done }: Record<TextState, number>): string {
  const there = changed + unchecked + done;
  return [
    `${there} of ${there + missing} texts`,
    ...(changed > 0 ? [`${changed} ${stateNames.changed.toLowerCase()}`] : []),
    ...(unchecked > 0 ? [`${unchecked} ${stateNames.unchecked.toLowerCase()}`] : []),
  ].join(', ');
}

import type { LanguageCode } from '@salon/content/languages';
import type { TextState } from '@salon/content/translate';
import { type Part, partsOf, shortWords } from '@salon/content/translating';
import { stateNames } from '@salon/content/translationSheet';
import type { Words } from '@salon/content/words/say';
import { type ReactNode, useMemo } from 'react';
import { Loaded } from '../../ui/Loaded';
import { useSiteDraft } from '../draft/SiteDraftProvider';

export type Came = Record<LanguageCode, Words>;

/** What the site came with in all languages is a chunk of its own. */
export const WithWords = ({ children }: { children: (came: Came) => ReactNode }) => (
  <Loaded
    load={() => import('@salon/content/languages/words')}
    loading="Loading the texts"
    failed="The texts can’t be loaded."
  >
    {({ cameWords }) => children(cameWords)}
  </Loaded>
);

/** All texts by part. They stay the same while translations are written. */
export function useParts(came: Came): Part[] {
  const { content } = useSiteDraft();
  const { translations: _, ...originals } = content;
  return useMemo(() => partsOf(content, shortWords(came)), [came, ...Object.values(originals)]);
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

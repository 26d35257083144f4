import { isLanguage, type LanguageCode } from '@salon/content/languages';
import type { TextState } from '@salon/content/translate';
import { type Part, partsOf, shortWords } from '@salon/content/translating';
import { stateNames } from '@salon/content/translationSheet';
import type { Words } from '@salon/content/words/say';
import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { AdminNotFoundPage } from '../../AdminPage';
import { Loaded } from '../../ui/Loaded';
import { useSiteDraft } from '../draft/SiteDraftProvider';

interface Texts {
  parts: Part[];
  /** What the site came with. */
  came: Record<LanguageCode, Words>;
}

/** All texts by part, with what the site came with in all languages, which is a chunk of its own. */
export const WithTexts = ({ children }: { children: (texts: Texts) => ReactNode }) => (
  <Loaded
    load={() => import('@salon/content/languages/words')}
    loading="Loading the texts"
    failed="The texts can’t be loaded."
  >
    {({ cameWords }) => <InParts came={cameWords}>{children}</InParts>}
  </Loaded>
);

function InParts({ came, children }: Pick<Texts, 'came'> & { children: (texts: Texts) => ReactNode }) {
  const { content } = useSiteDraft();
  const { translations: _, ...originals } = content;
  const short = useMemo(() => shortWords(came), [came]);
  // They stay the same while translations are written.
  const parts = useMemo(() => partsOf(content, short), [short, ...Object.values(originals)]);
  return children({ parts, came });
}

/** The language that the address names. */
export function OfLanguage({ children }: { children: (code: LanguageCode) => ReactNode }) {
  const { language } = useParams();
  return isLanguage(language) ? children(language) : <AdminNotFoundPage />;
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

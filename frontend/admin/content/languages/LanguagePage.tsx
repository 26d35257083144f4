import styled from '@emotion/styled';
import { type LanguageCode, languages } from '@salon/content/languages';
import { cameWords } from '@salon/content/languages/words';
import { languageIn, type TextState, translationOf } from '@salon/content/translate';
import { type Part, type Row, statesOf, translate } from '@salon/content/translating';
import { stateNames } from '@salon/content/translationSheet';
import { counted } from '@salon/content/words/counted';
import type { Words } from '@salon/content/words/say';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { space } from '../../../shared/theme/tokens';
import { AdminPage } from '../../AdminPage';
import { QuietButton, TapLink } from '../../ui/buttons';
import { Choices } from '../../ui/Choices';
import { Hint } from '../../ui/Field';
import { Fold, LinedList, Stack } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ToggleField } from '../fields/ToggleField';
import { pageName, SITE, textPath } from '../places';
import { Sheet } from './Sheet';
import { TextRow } from './TextRow';
import { progressWords, useParts } from './texts';

/** All texts of the site in one language, in the order in which visitors see them. */
export function LanguagePage({ code }: { code: LanguageCode }) {
  const { content, change } = useSiteDraft();
  const parts = useParts();
  const words = cameWords[code];
  const { name, own } = languages[code];
  const [params, setParams] = useSearchParams({ show: ALL });
  const { state } = useLocation();
  const { isOn } = languageIn(content, code);
  const hint = 'Off: every translation is kept, and its addresses lead to the English ones.';
  const counts = statesOf(content, code, words, parts);
  const show = params.get('show') as TextState | typeof ALL;
  return (
    <AdminPage
      title={name}
      up={{ to: `${SITE}/languages`, name: pageName('languages') }}
      beside={<span lang={code}>{own}</span>}
    >
      <Stack gap={5}>
        <p>{progressWords(counts)}</p>
        <ToggleField
          path={`translations.${code}.isOn`}
          label="Shown to visitors"
          hint={!isOn && content.translations[code] ? hint : undefined}
          value={isOn}
          onChange={(next) =>
            change((draft) => {
              draft.translations[code] = { ...languageIn(draft, code), isOn: next };
            }, `${name} shown to visitors`)
          }
        />
        <Hint>Search engines are told of a page once a third of it is in {name}.</Hint>
        {isOn && <TapLink to={`${SITE}/look?language=${code}`}>Preview</TapLink>}
        <Sheet code={code} parts={parts} />
        <Choices<string>
          label="Which texts"
          names={[[ALL, 'All'], ...states.map((id) => [id, `${stateNames[id]} ${counts[id]}`] as const)]}
          value={show}
          onChange={(id) => setParams({ show: id }, { replace: true, state })}
        />
        <Parts>
          {parts.map((part) => (
            <PartOfTexts key={`${part.id} ${show}`} {...{ part, show, code, words }} />
          ))}
        </Parts>
      </Stack>
    </AdminPage>
  );
}

const ALL = 'all';
const states = Object.keys(stateNames) as TextState[];

interface PartProps {
  code: LanguageCode;
  words: Words;
  part: Part;
  show: TextState | typeof ALL;
}

function PartOfTexts({ part, show, code, words }: PartProps) {
  const { content, errors, change, offerUndo } = useSiteDraft();
  const language = languageIn(content, code);
  const field = decodeURIComponent(useLocation().hash.slice(1));
  const head = useRef<HTMLElement>(null);
  const shownOf = ({ key, original }: Row) => translationOf(key, original, language, words);
  const matching = part.rows
    .filter((row) => show === ALL || shownOf(row).state === show)
    .map(({ key }) => key);
  const isAsked = matching.some((key) => field === textPath(code, key));
  // What is done with a text must not take it away from under her finger.
  const [keys, setKeys] = useState(isAsked ? matching : undefined);
  // The page focuses what the address names, but the texts were still to be loaded then.
  useEffect(() => {
    if (isAsked) document.getElementById(field)?.focus();
  }, []);
  if (!keys && matching.length === 0) return null;
  const rows = part.rows.filter(({ key }) => keys?.includes(key));
  const unchecked = rows.filter((row) => shownOf(row).state === 'unchecked');

  function check() {
    change((draft) => {
      for (const row of unchecked) translate(draft, code, row, words[row.original] ?? '');
    }, `checking ${part.name}`);
    head.current?.focus();
    offerUndo(`${counted(unchecked.length, 'translation is', 'translations are')} checked.`);
  }

  return (
    <li>
      <Fold
        open={keys !== undefined}
        onToggle={({ currentTarget: { open } }) => setKeys(open ? (keys ?? matching) : undefined)}
      >
        <summary ref={head}>
          {part.name}
          <Hint as="span">{progressWords(statesOf(content, code, words, [part]))}</Hint>
        </summary>
        {keys && (
          <Stack gap={5} style={{ paddingBottom: space[6] }}>
            <LinedList aria-label={part.name}>
              {rows.map((row) => (
                <TextRow
                  key={row.key}
                  {...{ row, code, words, change, ...shownOf(row) }}
                  from={language.texts[row.key]?.from}
                  error={errors[textPath(code, row.key)]}
                />
              ))}
            </LinedList>
            {unchecked.length > 0 && (
              <QuietButton onClick={check}>
                {counted(unchecked.length, 'unchecked text is', 'unchecked texts are')} right
              </QuietButton>
            )}
          </Stack>
        )}
      </Fold>
    </li>
  );
}

const Parts = styled(LinedList)`
  max-width: 44rem;
  summary > span { display: block; font-weight: normal; }
`;

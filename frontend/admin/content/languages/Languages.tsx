import { type LanguageCode, languageCodes, languages } from '@salon/content/languages';
import { cameWords } from '@salon/content/languages/words';
import { languageIn } from '@salon/content/translate';
import { statesOf } from '@salon/content/translating';
import { fontSize, space } from '../../../shared/theme/tokens';
import { TapLink } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ToggleField } from '../fields/ToggleField';
import { Lead, LinedList, Stack } from '../parts/controls';
import { languagePath } from '../places';
import { progressWords, useParts } from './texts';

export function Languages() {
  const { content } = useSiteDraft();
  const parts = useParts();
  return (
    <>
      <Lead>Each text has its place in five languages. What is not translated is shown in English.</Lead>
      <LinedList aria-label="Languages" style={{ maxWidth: '40rem', marginTop: space[5] }}>
        {languageCodes.map((code) => (
          <Stack as="li" key={code} gap={3} style={{ paddingBlock: space[4] }}>
            <h2 style={{ fontSize: fontSize.h3 }}>
              <TapLink to={languagePath(code)}>
                {languages[code].name}
                <span lang={code}>&nbsp;{languages[code].own}</span>
              </TapLink>
            </h2>
            <Hint>{progressWords(statesOf(content, code, cameWords[code], parts))}</Hint>
            <LanguageSwitch code={code} />
          </Stack>
        ))}
      </LinedList>
    </>
  );
}

export function LanguageSwitch({ code }: { code: LanguageCode }) {
  const { content, change } = useSiteDraft();
  const { name } = languages[code];
  const { isOn } = languageIn(content, code);
  const hint = 'Off: every translation is kept, and its addresses lead to the English ones.';
  return (
    <ToggleField
      path={`translations.${code}.isOn`}
      label="Shown to visitors"
      name={`${name}: shown to visitors`}
      hint={!isOn && content.translations[code] ? hint : undefined}
      value={isOn}
      onChange={(next) =>
        change((draft) => {
          draft.translations[code] = { ...languageIn(draft, code), isOn: next };
        }, `${name} shown to visitors`)
      }
    />
  );
}

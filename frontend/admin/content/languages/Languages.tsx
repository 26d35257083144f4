import { languageCodes, languages } from '@salon/content/languages';
import { cameWords } from '@salon/content/languages/words';
import { languageIn } from '@salon/content/translate';
import { statesOf } from '@salon/content/translating';
import { Lead } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { languagePath } from '../places';
import { Rows } from '../SiteHome';
import { progressWords, useParts } from './texts';

export function Languages() {
  const { content } = useSiteDraft();
  const parts = useParts();
  const rows = languageCodes.map((code) => {
    const progress = progressWords(statesOf(content, code, cameWords[code], parts));
    const detail = languageIn(content, code).isOn ? `Shown to visitors: ${progress}` : progress;
    return { to: languagePath(code), name: languages[code].name, detail };
  });
  return (
    <>
      <Lead>Each text has its place in five languages. What is not translated is shown in English.</Lead>
      <Rows label="Languages" rows={rows} />
    </>
  );
}

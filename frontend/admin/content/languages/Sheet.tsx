import { type LanguageCode, languages } from '@salon/content/languages';
import { cameWords } from '@salon/content/languages/words';
import { type Part, translate } from '@salon/content/translating';
import { readSheet, type SheetPlan, sheetOf } from '@salon/content/translationSheet';
import { counted } from '@salon/content/words/counted';
import { useState } from 'react';
import { Button } from '../../../shared/ui/Button';
import { papaparse, saveTable } from '../../ui/csv';
import { Hint, SelectField } from '../../ui/Field';
import { FilesField } from '../../ui/FilesField';
import { Note } from '../../ui/Notice';
import { Fold, Lead, Stack } from '../../ui/parts';
import { RowList } from '../../ui/RowList';
import { useSiteDraft } from '../draft/SiteDraftProvider';

/** The cells of a CSV, whatever separates them; fails for letters of another encoding. */
async function read(file: Blob): Promise<string[][]> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  return (await papaparse()).parse<string[]>(text, {
    skipEmptyLines: true,
    delimitersToGuess: [',', ';', '\t'],
  }).data;
}

const ALL = 'all';

/** All texts of a part, or of the site, as a table for a translator, and back. */
export function Sheet({ code, parts }: { code: LanguageCode; parts: Part[] }) {
  const { content, change, offerUndo } = useSiteDraft();
  const [id, setId] = useState(ALL);
  const [plan, setPlan] = useState<SheetPlan | string>();
  const { name } = languages[code];
  const language = { content, code, words: cameWords[code] };
  const options: [id: string, name: string][] = [
    [ALL, 'All texts'],
    ...parts.map(({ id, name }): [string, string] => [id, name]),
  ];
  const chosen = parts.filter((part) => [ALL, part.id].includes(id));

  async function take([file]: File[]) {
    const cells = file && (await read(file).catch(() => undefined));
    setPlan(cells ? readSheet(cells, parts, language) : 'Please save the sheet as “CSV UTF-8”.');
  }

  function store({ changes }: SheetPlan) {
    change((draft) => {
      for (const { row, text, from } of changes) translate(draft, code, row, text, {}, from);
    }, `a sheet in ${name}`);
    setPlan(undefined);
    offerUndo(`${counted(changes.length, 'translation is', 'translations are')} in your draft.`);
  }

  return (
    <Fold>
      <summary>A sheet for a translator</summary>
      <Stack gap={4}>
        <Lead>
          A table with the English and a column for {name}. Send it to somebody who translates, and take it
          back in here: you see what it changes before anything does.
        </Lead>
        <SelectField label="What is in it" options={options} value={id} onChange={setId} />
        <Button
          type="button"
          onClick={() => saveTable(sheetOf(chosen, language), `${name}, ${new Map(options).get(id)}.csv`)}
        >
          Download
        </Button>
        <FilesField
          label="The translated sheet"
          hint="A CSV file, as a spreadsheet saves it."
          error={typeof plan === 'string' ? plan : undefined}
          accept=".csv,text/csv"
          onFiles={take}
        />
        {typeof plan === 'object' && <Check plan={plan} code={code} onTake={() => store(plan)} />}
      </Stack>
    </Fold>
  );
}

interface CheckProps {
  plan: SheetPlan;
  code: LanguageCode;
  onTake: () => void;
}

const Check = ({ plan: { changes, left, same }, code, onTake }: CheckProps) => (
  <>
    <Note role="status">
      <p>
        {counted(changes.length, 'text changes', 'texts change')}, {same} {same === 1 ? 'is' : 'are'} as
        before, {counted(left.length, 'row is left out', 'rows are left out')}.
      </p>
    </Note>
    <Button type="button" disabled={changes.length === 0} onClick={onTake}>
      Take {counted(changes.length, 'translation')}
    </Button>
    <RowList aria-label="Its rows">
      {left.map(({ line, where, why }) => (
        <li key={line}>
          <div>
            <strong>{`Row ${line}: ${where}`}</strong>
            <Hint>{why}</Hint>
          </div>
        </li>
      ))}
      {changes.map(({ row, where, text, notes }) => (
        <li key={row.key}>
          <div style={{ whiteSpace: 'pre-line' }}>
            <strong>{where}</strong>
            {where !== row.original && <p>{row.original}</p>}
            <p lang={code}>{text}</p>
            <Hint>{notes.join(' ')}</Hint>
          </div>
        </li>
      ))}
    </RowList>
  </>
);

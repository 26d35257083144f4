import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { useOften } from '../../shared/ui/useOften';
import { useAttempt } from '../api/errors';
import { post, reading, type Schemas } from '../api/request';
import { Choice } from '../ui/buttons';
import { Hint } from '../ui/Field';
import { FilesField } from '../ui/FilesField';
import { LoadFailed, useLoaded } from '../ui/Loaded';
import { Lead, Part } from '../ui/parts';
import { ImportState } from './ImportState';
import { ARCHIVES, chosenFiles, IMPORTS, type Import, named } from './Sending';

const EVERY_MS = 2_000;

export const CarryPage = () => (
  <>
    <TakeAway />
    <Bring />
  </>
);

function TakeAway() {
  const [hasAll, setAll] = useState(false);
  const attempt = useAttempt();

  const take = () =>
    attempt('It can’t be taken away right now. Please try again.', async () => {
      const link = document.createElement('a');
      const body = { editions: hasAll ? 'all' : 'present' };
      link.href = (await post<Schemas['ExportAddress']>('/api/export', body)).address;
      link.download = '';
      link.click();
    });

  return (
    <Part title="Take everything away" gap={4}>
      <Lead>
        One file with all posts, pictures, texts, prices, consents and figures, for this kind of site, for
        WordPress and for spreadsheets. A README in it explains the rest.
      </Lead>
      <Choice style={{ justifySelf: 'start' }}>
        <input type="checkbox" checked={hasAll} onChange={({ target }) => setAll(target.checked)} />
        With all earlier editions
      </Choice>
      <Button type="button" onClick={take}>
        Download everything
      </Button>
      <Hint>It holds drafts and names in consents: keep it safe. What was withdrawn is not in it.</Hint>
    </Part>
  );
}

function Bring() {
  const attempt = useAttempt();
  const { value, error, reload } = useLoaded(reading<Import[]>(IMPORTS));
  const isAtWork = value?.some(({ state }) => ['receiving', 'looking', 'bringing'].includes(state));
  useOften(() => isAtWork && reload(), EVERY_MS);

  const begin = (files: File[]) =>
    attempt('The files can’t be sent right now. Please try again.', async () => {
      const { id } = await post<Import>(IMPORTS, { files: files.map(named) });
      chosenFiles.set(id, files);
      reload();
    });

  return (
    <Part title="Bring an old site’s posts" gap={4}>
      <Lead>
        Files that WordPress (Tools, Export) or Ghost has written, with a zip of their pictures if there is
        one, or what was taken away from a site like this one. First they are only looked at.
      </Lead>
      <FilesField
        label="Its files"
        hint="Several at once; up to 500 MB."
        multiple
        accept={ARCHIVES}
        onFiles={begin}
      />
      {error && <LoadFailed error={error} onRetry={reload} />}
      {value?.map((one) => (
        <ImportState key={one.id} of={one} onChanged={reload} />
      ))}
    </Part>
  );
}

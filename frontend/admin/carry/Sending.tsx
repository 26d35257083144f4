import { listWords } from '@salon/content/words/dates';
import { useState } from 'react';
import { color } from '../../shared/theme/tokens';
import { request, type Schemas } from '../api/request';
import { OutlineButton } from '../ui/buttons';
import { ErrorText } from '../ui/Field';
import { FilesField } from '../ui/FilesField';
import { useLoaded } from '../ui/Loaded';

export type Import = Schemas['Import'];

export const IMPORTS = '/api/imports';
export const ARCHIVES = '.xml,.json,.zip';

/** Files of imports that are not wholly sent yet, while this document is open: they go on when their page is opened again. */
export const chosenFiles = new Map<string, File[]>();

export const named = ({ name, size }: File) => ({ name, size });

export const barStyle = { width: '100%', accentColor: color.leaf };

const PIECE_BYTES = 4 * 1024 * 1024;

/** Sends the pieces that are missing. */
async function sendPieces({ id, files }: Import, chosen: File[], signal: AbortSignal): Promise<void> {
  for (const [index, { name, size, pieces }] of files.entries()) {
    const file = chosen.find((one) => one.name === name && one.size === size);
    for (let n = pieces; file && n * PIECE_BYTES < size; n++) {
      const body = file.slice(n * PIECE_BYTES, (n + 1) * PIECE_BYTES, 'application/octet-stream');
      await request(`${IMPORTS}/${id}/files/${index}/pieces/${n}`, { method: 'PUT', body, signal });
    }
  }
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Sends what was chosen; where this device does not know the files any more, they are chosen again. */
export function Sending({ of: one, onChanged }: { of: Import; onChanged: () => void }) {
  const [fault, setFault] = useState<string>();
  const files = chosenFiles.get(one.id);
  const here = one.files.reduce((sum, { size, pieces }) => sum + Math.min(size, pieces * PIECE_BYTES), 0);
  const all = one.files.reduce((sum, { size }) => sum + size, 0);
  const missing = one.files.filter(({ size, pieces }) => pieces * PIECE_BYTES < size);
  const names = listWords(missing.map(({ name, size }) => `${name} (${megabytes(size)})`));

  const { error, reload: goOn } = useLoaded(
    async (signal) => {
      if (!files) return;
      await sendPieces(one, files, signal).finally(() => signal.aborted || onChanged());
    },
    [],
    'The connection was lost. What is here stays.',
  );

  function choose(chosen: File[]) {
    const isOne = (file: File) => missing.some(({ name, size }) => file.name === name && file.size === size);
    if (chosen.filter(isOne).length < missing.length) return setFault(`Please choose these files: ${names}.`);
    chosenFiles.set(one.id, chosen);
    goOn();
  }

  return (
    <>
      <progress style={barStyle} aria-label="Sent" max={all} value={here} />
      <p role="status">
        {megabytes(here)} of {megabytes(all)} are here.
      </p>
      {files && <ErrorText>{error}</ErrorText>}
      {files && error && <OutlineButton onClick={goOn}>Go on</OutlineButton>}
      {!files && (
        <FilesField
          label="The same files again"
          hint={`It goes on where it stood: ${names}.`}
          error={fault}
          multiple
          accept={ARCHIVES}
          onFiles={choose}
        />
      )}
    </>
  );
}

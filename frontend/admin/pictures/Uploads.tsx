import { counted } from '@salon/content/words/counted';
import { useRef, useState, useSyncExternalStore } from 'react';
import { color } from '../../shared/theme/tokens';
import { useToast } from '../../shared/ui/Toast';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { ErrorText } from '../ui/Field';
import { ButtonFor } from '../ui/moving';
import { RowList } from '../ui/RowList';
import { PictureUploads, type StoredPicture, type Upload } from './PictureUploads';

/** Uploads go on when the component unmounts, until `closed` says that nothing can take the pictures any more. */
export function useUploads(closed: AbortSignal, onStored: (stored: StoredPicture) => void, kind?: 'logo') {
  const toast = useToast();
  const [queue] = useState(() => new PictureUploads(kind === 'logo'));
  const uploads = useSyncExternalStore(queue.subscribe, () => queue.all);
  // What it is for may have moved meanwhile.
  const latest = useRef(onStored);
  latest.current = onStored;
  async function add(files: File[]) {
    const arrived = new AbortController();
    const leave = () => {
      const { length } = queue.all;
      queue.close();
      if (length > 0) toast(`Not added, as still on the way: ${counted(length, 'picture')}.`, 'alert');
    };
    closed.addEventListener('abort', leave, { signal: arrived.signal });
    await Promise.all(
      files.map(async (file) => {
        for (const stored of await queue.send([file])) latest.current(stored);
      }),
    );
    arrived.abort();
  }
  return { add, uploads };
}

export const UploadList = ({ uploads }: { uploads: readonly Upload[] }) => (
  <>
    <VisuallyHidden role="status">{announcement(uploads)}</VisuallyHidden>
    {uploads.length > 0 && (
      <RowList aria-label="Pictures on their way">
        {uploads.map((upload) => (
          <li key={upload.id}>
            <div>
              <strong>{upload.name}</strong>
              <ErrorText>{upload.error}</ErrorText>
            </div>
            {!upload.error && (
              <progress aria-label={`Uploading ${upload.name}`} style={{ accentColor: color.leaf }} />
            )}
            {upload.retry && (
              <ButtonFor name={`with ${upload.name}`} onClick={upload.retry}>
                Try again
              </ButtonFor>
            )}
            <ButtonFor name={upload.name} onClick={upload.cancel}>
              {upload.error ? 'Remove' : 'Cancel'}
            </ButtonFor>
          </li>
        ))}
      </RowList>
    )}
  </>
);

function announcement(uploads: readonly Upload[]): string {
  const count = uploads.filter(({ error }) => !error).length;
  if (count === 0) return '';
  return `${counted(count, 'picture is', 'pictures are')} on the way.`;
}

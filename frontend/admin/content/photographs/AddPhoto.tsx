import type { SitePhoto } from '@salon/content/description';
import { counted } from '@salon/content/words/counted';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useToast } from '../../../shared/ui/Toast';
import { PictureUploads } from '../../pictures/PictureUploads';
import { UploadList } from '../../pictures/UploadList';
import { Hint } from '../../ui/Field';
import { PicturesField } from '../../ui/FilesField';
import { Stack } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';

interface Props {
  id?: string;
  label: string;
  hint?: string;
  kind?: 'logo';
  /** For how many, where several can be added at once. */
  room?: number;
  /** It has no description yet. */
  onAdd: (photo: SitePhoto) => void;
}

/** Uploads go on when it unmounts, until the site's pages are left: then nothing can take the pictures any more. */
export function AddPhoto({ label, kind, room, onAdd, ...input }: Props) {
  const { closed } = useSiteDraft();
  const toast = useToast();
  const [queue] = useState(() => new PictureUploads(kind === 'logo'));
  const uploads = useSyncExternalStore(queue.subscribe, () => queue.all);
  // What it is for may have moved meanwhile.
  const latest = useRef(onAdd);
  latest.current = onAdd;

  async function upload(files: File[]) {
    const rest = (room ?? Infinity) - uploads.length;
    if (files.length > rest) toast(`There is room for ${rest} more; the others were left out.`, 'alert');
    const arrived = new AbortController();
    const leave = () => {
      const { length } = queue.all;
      queue.close();
      if (length > 0) toast(`Not added, as still on the way: ${counted(length, 'picture')}.`, 'alert');
    };
    closed.addEventListener('abort', leave, { signal: arrived.signal });
    await Promise.all(
      files.slice(0, rest).map(async (file) => {
        for (const { image } of await queue.send([file])) latest.current({ image, alt: '' });
      }),
    );
    arrived.abort();
  }

  return (
    <Stack gap={3}>
      <UploadList uploads={uploads} />
      {room === 0 ? (
        <Hint>There is no room for more pictures: remove one to add another.</Hint>
      ) : (
        <PicturesField {...input} label={label} multiple={room !== undefined} onFiles={upload} />
      )}
    </Stack>
  );
}

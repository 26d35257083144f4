import type { SitePhoto } from '@salon/content/description';
import { useToast } from '../../../shared/ui/Toast';
import { UploadList, useUploads } from '../../pictures/Uploads';
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

export function AddPhoto({ label, kind, room, onAdd, ...input }: Props) {
  const { closed } = useSiteDraft();
  const toast = useToast();
  const { uploads, add } = useUploads(closed, ({ image }) => onAdd({ image, alt: '' }), kind);

  function upload(files: File[]) {
    const rest = (room ?? Infinity) - uploads.length;
    add(files.slice(0, rest));
    if (files.length > rest) toast(`There is room for ${rest} more; the others were left out.`, 'alert');
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

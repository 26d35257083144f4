import { useState } from 'react';
import { ChoosePictures } from '../../pictures/Uploads';
import { LineField } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { DangerButton } from '../../ui/QuietButton';
import { embedName } from './embedLinks';
import type { FigureDialogProps } from './FigureDialog';
import { picturesOf, type ShownEmbed } from './figure';

/** Edits a video or post of another site: its title, and the picture that stands there until it is tapped. */
export function EmbedDialog({ figure, uploads, onApply, onClose }: FigureDialogProps<ShownEmbed>) {
  const [{ pictures, caption }, setChanged] = useState(figure);
  const change = (part: Partial<ShownEmbed>) => setChanged((last) => ({ ...last, ...part }));
  return (
    <FormDialog
      title={embedName(figure.embed)}
      submitLabel="Done"
      onSubmit={() => onApply({ ...figure, pictures, caption: caption.trim() })}
      onCancel={onClose}
    >
      <LineField
        label="Title"
        hint="Stands on it until it is tapped; nothing of that site loads before."
        value={caption}
        onChange={(title) => change({ caption: title })}
      />
      <ChoosePictures
        label={pictures.length > 0 ? 'Choose another picture' : 'Choose a picture to stand there'}
        onFiles={(files) => change({ pictures: picturesOf(uploads.addFiles(files)) })}
      />
      {pictures.length > 0 && (
        <DangerButton type="button" onClick={() => change({ pictures: [] })}>
          Remove the picture
        </DangerButton>
      )}
    </FormDialog>
  );
}

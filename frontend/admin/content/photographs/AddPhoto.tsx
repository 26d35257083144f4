import styled from '@emotion/styled';
import type { SitePhoto } from '@salon/content/description';
import { type PhotoName, photos } from '@salon/content/photos';
import { type ReactNode, useState } from 'react';
import { color, radius, space } from '../../../shared/theme/tokens';
import { Picture } from '../../../shared/ui/picture/Picture';
import { codePicture } from '../../../shared/ui/picture/sitePicture';
import { useToast } from '../../../shared/ui/Toast';
import { ChoosePictures, UploadList, useUploads } from '../../pictures/Uploads';
import { ButtonRow, PlainButton, QuietButton } from '../../ui/buttons';
import { ActionDialog } from '../../ui/Dialog';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Stack } from '../parts/controls';

interface Props {
  id?: string;
  label: string;
  taken: SitePhoto[];
  /** How many there may be, where several can be added at once. */
  max?: number;
  /** An uploaded one has no description yet. */
  onAdd: (photo: SitePhoto) => void;
  children?: ReactNode;
}

const names = Object.keys(photos) as PhotoName[];

export function AddPhoto({ id, label, taken, max, onAdd, children }: Props) {
  const { closed } = useSiteDraft();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { uploads, queue, add } = useUploads(closed, ({ image }) => onAdd({ image, alt: '' }));
  const room = max === undefined ? Infinity : max - taken.length;
  const free = names.filter((name) => !taken.some(({ image }) => image === `photo:${name}`));

  function upload(files: File[]) {
    const rest = room - uploads.length;
    add(files.slice(0, rest));
    if (files.length > rest) toast(`There is room for ${max} pictures; the others were left out.`, 'alert');
  }

  return (
    <Stack gap={3}>
      <UploadList uploads={uploads} queue={queue} />
      {room > 0 ? (
        <>
          <ChoosePictures id={id} label={label} multiple={max !== undefined} onFiles={upload} />
          <ButtonRow>
            {children}
            <QuietButton onClick={() => setOpen(true)}>
              Choose among those that came with the site
            </QuietButton>
          </ButtonRow>
        </>
      ) : (
        <Hint>There is room for {max} pictures: remove one to add another.</Hint>
      )}
      {isOpen && (
        <ActionDialog wide title="Pictures that came with the site" onCancel={() => setOpen(false)}>
          <Grid>
            {free.map((name) => (
              <li key={name}>
                <PlainButton
                  onClick={() => {
                    setOpen(false);
                    onAdd({ image: `photo:${name}`, alt: photos[name].alt });
                  }}
                >
                  <Picture picture={codePicture(name)} ratio="3 / 2" sizes="10rem" />
                </PlainButton>
              </li>
            ))}
          </Grid>
        </ActionDialog>
      )}
    </Stack>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space[3]};
  button { display: block; width: 100%; overflow: hidden; border-radius: ${radius}; }
  button:hover { outline: 2px solid ${color.brass}; outline-offset: 2px; }
`;

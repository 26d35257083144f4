import styled from '@emotion/styled';
import type { SitePhoto } from '@salon/content/description';
import { photos } from '@salon/content/photos';
import { useState } from 'react';
import { color, radius, space } from '../../../shared/theme/tokens';
import { Picture } from '../../../shared/ui/picture/Picture';
import { type Slot, shownPicture } from '../../../shared/ui/picture/sitePicture';
import { QuietButton } from '../../ui/QuietButton';
import { ActionDialog } from '../parts/controls';

interface Props {
  label: string;
  /** Pictures that are in use there already. */
  taken: SitePhoto[];
  onChoose: (photo: SitePhoto) => void;
}

const all = Object.entries(photos).map(([name, { alt }]): SitePhoto => ({ image: `photo:${name}`, alt }));

/** None of these pictures lacks its file or its description. */
const NOWHERE: Slot = { words: '', drawing: 'slot' };

/** A button to choose one of the pictures that came with the site. */
export function ChooseSitePhoto({ label, taken, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const free = all.filter(({ image }) => !taken.some((photo) => photo.image === image));
  return (
    <>
      <QuietButton type="button" onClick={() => setOpen(true)}>
        {label}
      </QuietButton>
      {isOpen && (
        <ActionDialog wide title="Pictures that came with the site" onCancel={() => setOpen(false)}>
          <Grid>
            {free.map((photo) => (
              <li key={photo.image}>
                <Choice
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    onChoose(photo);
                  }}
                >
                  <Picture picture={shownPicture(photo, NOWHERE)} ratio="3 / 2" sizes="10rem" />
                </Choice>
              </li>
            ))}
          </Grid>
        </ActionDialog>
      )}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space[3]};
`;

const Choice = styled.button`
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: ${radius};
  &:hover { outline: 2px solid ${color.brass}; outline-offset: 2px; }
`;

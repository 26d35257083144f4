import styled from '@emotion/styled';
import type { SitePhoto } from '@salon/content/description';
import { type PhotoName, photos } from '@salon/content/photos';
import { useState } from 'react';
import { color, radius, space } from '../../../shared/theme/tokens';
import { Picture } from '../../../shared/ui/picture/Picture';
import { codePicture } from '../../../shared/ui/picture/sitePicture';
import { ActionDialog } from '../../ui/Dialog';
import { QuietButton } from '../../ui/QuietButton';

interface Props {
  label: string;
  /** Pictures that are in use there already. */
  taken: SitePhoto[];
  onChoose: (photo: SitePhoto) => void;
}

const names = Object.keys(photos) as PhotoName[];

/** A button to choose one of the pictures that came with the site. */
export function ChooseSitePhoto({ label, taken, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const free = names.filter((name) => !taken.some(({ image }) => image === `photo:${name}`));
  return (
    <>
      <QuietButton onClick={() => setOpen(true)}>{label}</QuietButton>
      {isOpen && (
        <ActionDialog wide title="Pictures that came with the site" onCancel={() => setOpen(false)}>
          <Grid>
            {free.map((name) => (
              <li key={name}>
                <Choice
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    onChoose({ image: `photo:${name}`, alt: photos[name].alt });
                  }}
                >
                  <Picture picture={codePicture(name)} ratio="3 / 2" sizes="10rem" />
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

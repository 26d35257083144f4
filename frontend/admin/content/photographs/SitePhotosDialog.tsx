import styled from '@emotion/styled';
import type { SitePhoto } from '@salon/content/description';
import { photos } from '@salon/content/photos';
import { useId } from 'react';
import { color, fontSize, radius, space } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { PhotoView } from './PhotoView';

interface Props {
  /** Pictures that are in use there already. */
  taken?: SitePhoto[];
  onChoose: (photo: SitePhoto) => void;
  onCancel: () => void;
}

const all = Object.entries(photos).map(([name, { alt }]): SitePhoto => ({ image: `photo:${name}`, alt }));

/** A dialog to choose one of the pictures that came with the site. */
export function SitePhotosDialog({ taken = [], onChoose, onCancel }: Props) {
  const id = useId();
  const free = all.filter(({ image }) => !taken.some((photo) => photo.image === image));
  return (
    <Dialog labelledBy={id} wide onCancel={onCancel}>
      <Title id={id}>Pictures that came with the site</Title>
      <Grid>
        {free.map((photo) => (
          <li key={photo.image}>
            <Choice type="button" onClick={() => onChoose(photo)}>
              <PhotoView photo={photo} ratio="3 / 2" sizes="10rem" />
            </Choice>
          </li>
        ))}
      </Grid>
      <DialogActions>
        <Button type="button" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Title = styled.h2`
  font-size: ${fontSize.h3};
  margin-bottom: ${space[4]};
`;

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

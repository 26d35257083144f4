import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, radius, space } from '../../../shared/theme/tokens';
import { Picture } from '../../../shared/ui/picture/Picture';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { ButtonRow, QuietLink } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { TextField } from '../fields/TextField';
import { Stack } from '../parts/controls';
import { photoPath } from '../places';
import { changePhoto, type PhotoPlace, photoPlace } from './places';

interface Props {
  path: string;
  /** Its name in this list. */
  name: string;
  children?: ReactNode;
}

export function PhotoRow({ path, name, children }: Props) {
  const { content } = useSiteDraft();
  const place = photoPlace(content, path);
  if (!place) return null;
  const { photo, slot } = place;
  return (
    <Row>
      <div>
        <Picture picture={shownPicture(photo, slot)} ratio="1 / 1" sizes="8rem" decorative />
      </div>
      <Stack gap={2}>
        <AltField path={path} place={place} title={name} />
        <ButtonRow>
          <QuietLink to={photoPath(path)}>
            Crop or replace
            <VisuallyHidden> {name}</VisuallyHidden>
          </QuietLink>
          {children}
        </ButtonRow>
      </Stack>
    </Row>
  );
}

interface AltProps {
  path: string;
  place: PhotoPlace;
  /** The picture's title, which makes the label unique on a page with many pictures. */
  title?: string;
}

/** The description (alt text) of a picture. Without one, pages describe it by the words for its place. */
export function AltField({ path, place: { photo, slot }, title }: AltProps) {
  const { change } = useSiteDraft();
  if ('drawing' in shownPicture(photo, slot))
    return <Hint>{title && `${title}: `}A drawing stands here until you choose a photograph.</Hint>;
  const isDescribed = photo.alt.trim() !== '';
  const searched = title ? undefined : "A sentence for people who can't see it, and for search engines.";
  return (
    <TextField
      type="long"
      path={`${path}.alt`}
      label={title ? `${title}: what it shows` : 'What it shows'}
      hint={
        isDescribed || slot.words === ''
          ? searched
          : `A sentence for people who can't see it. Until you write one, pages say “${slot.words}”.`
      }
      value={photo.alt}
      onChange={(alt) => change((draft) => changePhoto(draft, path, { alt }), `description of ${path}`)}
    />
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  max-width: 48rem;
  padding-block: ${space[4]};
  > :first-child { flex: 0 0 5rem; overflow: hidden; align-self: start; border-radius: ${radius}; }
  > :last-child { flex: 1 1 11rem; }
  ${media.tablet} { > :first-child { flex-basis: 8rem; } }
`;

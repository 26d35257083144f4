import styled from '@emotion/styled';
import type { SitePhoto } from '@salon/content/description';
import type { ComponentProps, ReactNode } from 'react';
import { media, radius, space } from '../../../shared/theme/tokens';
import { Picture } from '../../../shared/ui/picture/Picture';
import { type Slot, shownPicture } from '../../../shared/ui/picture/sitePicture';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { Hint } from '../../ui/Field';
import { QuietLink } from '../../ui/QuietButton';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { TextField } from '../fields/TextField';
import { ButtonRow, Stack } from '../parts/controls';
import { photoPath } from '../places';
import { changePhoto, photoPlace } from './places';

interface Props {
  path: string;
  title: string;
  photo: SitePhoto;
  ratio: string;
  children?: ReactNode;
}

/** A picture in a list: its crop, its description, and the link to the page where it is replaced. */
export function PhotoRow({ path, title, photo, ratio, children }: Props) {
  return (
    <Row>
      <Thumbnail>
        <PhotoView path={path} photo={photo} ratio={ratio} sizes="8rem" decorative />
      </Thumbnail>
      <Words gap={2}>
        <AltField path={path} photo={photo} title={title} />
        <ButtonRow>
          <QuietLink to={photoPath(path)}>
            Crop or replace
            <VisuallyHidden> {title}</VisuallyHidden>
          </QuietLink>
          {children}
        </ButtonRow>
      </Words>
    </Row>
  );
}

interface ViewProps extends Omit<ComponentProps<typeof Picture>, 'picture'> {
  /** Its place in the content; missing for one that is not in use yet. */
  path?: string;
  photo: SitePhoto;
}

/** A picture of the draft, as the pages crop it. */
export function PhotoView({ path = '', photo, ...frame }: ViewProps) {
  const { content } = useSiteDraft();
  return <Picture picture={shownPicture(photo, photoPlace(content, path)?.slot ?? NOWHERE)} {...frame} />;
}

const NOWHERE: Slot = { words: '', drawing: 'slot' };

interface AltProps {
  path: string;
  photo: SitePhoto;
  /** The picture's title, which makes the label unique on a page with many pictures. */
  title?: string;
}

/** The description (alt text) of a picture. Without one, pages describe it by the words for its place. */
export function AltField({ path, photo, title }: AltProps) {
  const { content, change } = useSiteDraft();
  const slot = photoPlace(content, path)?.slot ?? NOWHERE;
  if ('drawing' in shownPicture(photo, slot))
    return <Hint>{title && `${title}: `}A drawing stands here until you choose a photograph.</Hint>;
  const words = photo.alt.trim() === '' ? slot.words : undefined;
  return (
    <TextField
      type="long"
      path={`${path}.alt`}
      label={title ? `${title}: what it shows` : 'What it shows'}
      hint={
        words
          ? `A sentence for people who can't see it. Until you write one, pages say “${words}”.`
          : title
            ? undefined
            : "A sentence for people who can't see it, and for search engines."
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
  padding-block: ${space[4]};
`;

const Thumbnail = styled.div`
  flex: 0 0 5rem;
  overflow: hidden;
  align-self: start;
  border-radius: ${radius};
  ${media.tablet} { flex-basis: 8rem; }
`;

const Words = styled(Stack)`
  flex: 1 1 11rem;
`;

import styled from '@emotion/styled';
import type { SitePhoto } from '@salon/content/description';
import { DRAWING } from '@salon/content/description/photos';
import { useState } from 'react';
import { color, fontSize, media, radius, space } from '../../../shared/theme/tokens';
import { Picture } from '../../../shared/ui/picture/Picture';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { useToast } from '../../../shared/ui/Toast';
import { AdminNotFoundPage, UpLink } from '../../AdminPage';
import { FocalPoint, focusOf, type Point } from '../../pictures/FocalPoint';
import { ChoosePictures, UploadList, useUploads } from '../../pictures/Uploads';
import { ErrorText, Hint } from '../../ui/Field';
import { QuietButton } from '../../ui/QuietButton';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ButtonRow, ListHead, Stack } from '../parts/controls';
import { entryPath, listPath } from '../places';
import { ChooseSitePhoto } from './ChooseSitePhoto';
import { AltField } from './PhotoRow';
import { changePhoto, photoPlace } from './places';

/** The form of one picture: its description, its crops on the pages, and its replacement. */
export function PhotoForm({ path }: { path: string }) {
  const { content, change, errors, closed } = useSiteDraft();
  const toast = useToast();
  const [dragged, setDragged] = useState<Point | null>(null);
  const place = photoPlace(content, path);

  const { uploads, queue, add } = useUploads(closed, ({ image }) =>
    replace({ image, alt: '' }, 'It is replaced. You can describe what the new picture shows.'),
  );

  if (!place) return <AdminNotFoundPage />;
  const { title, photo, crops, slot, isFixed, of } = place;
  const isDrawing = 'drawing' in shownPicture(photo, slot);
  const back = of ? entryPath(of.list, of.id) : listPath('photos');

  function replace(next: SitePhoto, said: string) {
    const put = ({ image, alt, focus }: SitePhoto, what: string) =>
      change((draft) => changePhoto(draft, path, { image, alt, focus }), `${what} picture: ${title}`);
    put(next, 'another');
    toast(said, 'status', { label: 'Undo', onClick: () => put(photo, 'bringing back the') });
  }

  const shown = shownPicture(dragged ? { ...photo, focus: dragged } : photo, slot);

  return (
    <>
      <UpLink to={back}>Back</UpLink>
      <ListHead>
        <h1>{title}</h1>
      </ListHead>
      <Columns>
        <Stack gap={6}>
          {isDrawing ? (
            <Picture picture={shownPicture(photo, slot)} sizes="" />
          ) : (
            <FocalPoint
              point={dragged ?? focusOf(photo)}
              onDrag={setDragged}
              onChange={(focus) => change((draft) => changePhoto(draft, path, { focus }), `crop: ${title}`)}
            >
              <Picture
                picture={shownPicture({ ...photo, focus: undefined }, slot)}
                sizes="(min-width: 720px) 40rem, 90vw"
                decorative
              />
            </FocalPoint>
          )}
          <ErrorText id={`${path}-error`}>{errors[path] ?? errors[`${path}.image`]}</ErrorText>
          <AltField path={path} place={place} />
        </Stack>
        <Stack gap={6}>
          <section aria-label="How pages show it">
            <SmallHeading>How pages show it</SmallHeading>
            <Crops>
              {crops.map(({ name, ratio }) => (
                <figure key={name}>
                  <Picture picture={shown} ratio={ratio} sizes="14rem" decorative />
                  <figcaption>{name}</figcaption>
                </figure>
              ))}
            </Crops>
            {path === 'photos.heroes.home' && (
              <Hint>The film plays only over the drawing; a photograph stands alone.</Hint>
            )}
          </section>
          <section aria-label="Another picture">
            <SmallHeading>Another picture</SmallHeading>
            <Stack gap={4}>
              <ChoosePictures id={`${path}.image`} label="Choose another picture" onFiles={add} />
              <UploadList uploads={uploads} queue={queue} />
              <ButtonRow>
                {isFixed && !isDrawing && (
                  <QuietButton onClick={() => replace({ image: DRAWING, alt: '' }, 'The drawing is back.')}>
                    Go back to the drawing
                  </QuietButton>
                )}
                <ChooseSitePhoto
                  label="Choose among those that came with the site"
                  taken={[photo]}
                  onChoose={(chosen) => replace(chosen, 'It is replaced.')}
                />
              </ButtonRow>
            </Stack>
          </section>
        </Stack>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 24rem; align-items: start; }
`;

const SmallHeading = styled.h2`
  margin-bottom: ${space[3]};
  font-size: ${fontSize.heading};
`;

const Crops = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  figure { flex: 1 1 9rem; max-width: 14rem; }
  img, svg { border-radius: ${radius}; }
  figcaption { margin-top: ${space[1]}; font-size: ${fontSize.small}; color: ${color.inkSoft}; }
`;

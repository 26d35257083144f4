import styled from '@emotion/styled';
import type { SitePhoto } from '@salon/content/description';
import { DRAWING } from '@salon/content/description/photos';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { color, fontSize, media, radius, space } from '../../../shared/theme/tokens';
import { Picture } from '../../../shared/ui/picture/Picture';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { AdminNotFoundPage, AdminPage } from '../../AdminPage';
import { ClientsFace } from '../../consents/Consents';
import { FocalPoint, focusOf, type Point } from '../../pictures/FocalPoint';
import { QuietButton } from '../../ui/buttons';
import { ErrorText, Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/undo';
import { Stack } from '../parts/controls';
import { entryPath, listPath, SITE } from '../places';
import { AddPhoto } from './AddPhoto';
import { AltField } from './PhotoRow';
import { changePhoto, photoPlace } from './places';

export function PhotoForm() {
  const { path = '' } = useParams();
  const { content, change, errors } = useSiteDraft();
  const offerUndo = useOfferUndo();
  const [dragged, setDragged] = useState<Point | null>(null);
  const place = photoPlace(content, path);

  if (!place) return <AdminNotFoundPage />;
  const { title, photo, crops, slot, isFixed, of } = place;
  const isDrawing = 'drawing' in shownPicture(photo, slot);
  const work = path.startsWith('photos.work') ? listPath('photos') : `${SITE}/look`;
  const back = of ? entryPath(of.list, of.id) : work;

  function replace(next: SitePhoto, message: string) {
    const put = ({ image, alt, focus }: SitePhoto, what: string) =>
      change((draft) => changePhoto(draft, path, { image, alt, focus }), `${what} picture: ${title}`);
    put(next, 'another');
    offerUndo(message, () => put(photo, 'bringing back the'));
  }

  const shown = shownPicture(dragged ? { ...photo, focus: dragged } : photo, slot);

  return (
    <AdminPage title="Picture" heading={title} up={{ to: back, name: 'Back' }}>
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
          <ClientsFace image={photo.image} />
        </Stack>
        <Stack gap={6}>
          <section aria-label="How pages show it">
            <h2>How pages show it</h2>
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
            <h2>Another picture</h2>
            <AddPhoto
              key={path}
              id={`${path}.image`}
              label="Choose another picture"
              taken={[photo]}
              onAdd={(next) =>
                replace(
                  next,
                  `It is replaced.${next.alt ? '' : ' You can describe what the new picture shows.'}`,
                )
              }
            >
              {isFixed && !isDrawing && (
                <QuietButton onClick={() => replace({ image: DRAWING, alt: '' }, 'The drawing is back.')}>
                  Go back to the drawing
                </QuietButton>
              )}
            </AddPhoto>
          </section>
        </Stack>
      </Columns>
    </AdminPage>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  h2 { margin-bottom: ${space[3]}; font-size: ${fontSize.heading}; }
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 24rem; align-items: start; }
`;

const Crops = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  figure { flex: 1 1 9rem; max-width: 14rem; }
  img, svg { border-radius: ${radius}; }
  figcaption { margin-top: ${space[1]}; font-size: ${fontSize.small}; color: ${color.inkSoft}; }
`;

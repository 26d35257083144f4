import type { SitePhoto } from '@salon/content/description';
import { DRAWING } from '@salon/content/description/photos';
import { useParams } from 'react-router-dom';
import { Picture } from '../../../shared/ui/picture/Picture';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { AdminNotFoundPage, AdminPage } from '../../AdminPage';
import { ClientsFace } from '../../consents/Consents';
import { FocalPoint, focusOf } from '../../pictures/FocalPoint';
import { QuietButton } from '../../ui/buttons';
import { ErrorText, Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Stack } from '../parts/controls';
import { listPath, placeOf, SITE } from '../places';
import { AddPhoto } from './AddPhoto';
import { AltField } from './PhotoRow';
import { changePhoto, photoPlace } from './places';

export function PhotoForm() {
  const { path = '' } = useParams();
  const { content, change, errors, offerUndo } = useSiteDraft();
  const place = photoPlace(content, path);

  if (!place) return <AdminNotFoundPage />;
  const { title, photo, slot, isFixed, of } = place;
  const isDrawing = 'drawing' in shownPicture(photo, slot);
  const work = path.startsWith('photos.work') ? listPath('photos') : `${SITE}/look`;
  const back = of ? placeOf(content, of).to : work;

  function replace(next: SitePhoto, message: string) {
    change((draft) => changePhoto(draft, path, { focus: undefined, ...next }), `another picture: ${title}`);
    offerUndo(message);
  }

  return (
    <AdminPage title="Picture" heading={title} up={{ to: back, name: 'Back' }}>
      <Stack gap={6} style={{ maxWidth: '40rem' }}>
        {!isDrawing && (
          <FocalPoint
            point={focusOf(photo)}
            onChange={(focus) => change((draft) => changePhoto(draft, path, { focus }), `crop: ${title}`)}
          >
            <Picture
              picture={shownPicture({ ...photo, focus: undefined }, slot)}
              sizes="(min-width: 720px) 40rem, 90vw"
              decorative
            />
          </FocalPoint>
        )}
        {path === 'photos.heroes.home' && (
          <Hint>The film plays only over the drawing; a photograph stands alone.</Hint>
        )}
        <ErrorText id={`${path}-error`}>{errors[path] ?? errors[`${path}.image`]}</ErrorText>
        <AddPhoto
          key={path}
          id={`${path}.image`}
          label="Change picture"
          onAdd={(next) => replace(next, 'It is replaced. You can describe what the new picture shows.')}
        >
          {isFixed && !isDrawing && (
            <QuietButton onClick={() => replace({ image: DRAWING, alt: '' }, 'The drawing is back.')}>
              Go back to the drawing
            </QuietButton>
          )}
        </AddPhoto>
        <AltField path={path} place={place} />
        <ClientsFace image={photo.image} />
      </Stack>
    </AdminPage>
  );
}

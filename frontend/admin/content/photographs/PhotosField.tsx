import type { SiteContent, SitePhoto } from '@salon/content/description';
import { DRAWING } from '@salon/content/description/photos';
import { mostAt } from '@salon/content/entries';
import { valueAt } from '@salon/content/paths';
import { space } from '../../../shared/theme/tokens';
import { useToast } from '../../../shared/ui/Toast';
import { PlaceField, RemoveButton } from '../../ui/moving';
import { Fieldset, LinedList } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { move } from '../entries/entries';
import type { FieldProps } from '../fields/TextField';
import { AddPhoto } from './AddPhoto';
import { PhotoFields } from './PhotoFields';

export function PhotosField({ path, label }: FieldProps<SitePhoto[]>) {
  const { content, change, offerUndo } = useSiteDraft();
  const toast = useToast();
  const max = mostAt(path);
  const photosIn = (content: SiteContent) => (valueAt(content, path) ?? []) as SitePhoto[];
  const photos = photosIn(content);

  // Those that are on their way come into what is there then.
  const update = (recipe: (photos: SitePhoto[]) => void, what: string) =>
    change((draft) => void recipe(photosIn(draft)), `${what}: ${label}`);

  function add(photo: SitePhoto) {
    update((now) => {
      // The same picture again is a second tap, or the same file chosen again by mistake.
      const isThere = now.some(({ image }) => image === photo.image);
      if (!isThere && now.length < max) now.push(photo);
    }, 'adding a picture');
    toast('The picture is added at the end. You can describe what it shows.');
  }

  function remove(index: number) {
    update((now) => now.splice(index, 1), 'removing a picture');
    offerUndo('The picture is removed.');
  }

  return (
    <Fieldset legend={label}>
      <LinedList aria-label={label}>
        {photos.map((photo, index) => {
          const name = `Picture ${index + 1}`;
          return (
            <li key={photo.image} style={{ paddingBlock: space[4] }}>
              <PhotoFields path={`${path}[${index}]`} name={name} photo={photo}>
                <PlaceField
                  name={name}
                  index={index}
                  count={photos.length}
                  onMove={(by) => update((now) => move(now, index, by), 'moving a picture')}
                />
                <RemoveButton name={name} onClick={() => remove(index)} />
              </PhotoFields>
            </li>
          );
        })}
      </LinedList>
      <AddPhoto label="Add pictures" room={max - photos.length} onAdd={add} />
    </Fieldset>
  );
}

type PictureProps = FieldProps<SitePhoto | undefined, 'isOptional'>;

/** A picture, or a place for one: where it may not be missing, a drawing stands without it. */
export function PictureField({ path, label, hint, value, isOptional, onChange }: PictureProps) {
  const { offerUndo } = useSiteDraft();
  const toast = useToast();

  function remove() {
    onChange(isOptional ? undefined : { image: DRAWING, alt: '' });
    offerUndo(isOptional ? 'The picture is removed.' : 'The drawing is back.');
  }

  return (
    <Fieldset legend={label} hint={hint}>
      {value ? (
        <PhotoFields path={path} name={label} photo={value}>
          {value.image !== DRAWING && <RemoveButton name={label} onClick={remove} />}
        </PhotoFields>
      ) : (
        <AddPhoto
          id={path}
          label="Choose a picture"
          onAdd={(photo) => {
            onChange(photo);
            toast('The picture is added. You can describe what it shows.');
          }}
        />
      )}
    </Fieldset>
  );
}

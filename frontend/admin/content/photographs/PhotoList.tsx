import type { SiteContent, SitePhoto } from '@salon/content/description';
import { WORK_COUNT } from '@salon/content/description/photos';
import { valueAt } from '@salon/content/paths';
import { counted } from '@salon/content/words/counted';
import { useToast } from '../../../shared/ui/Toast';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { move } from '../entries/entries';
import type { FieldProps } from '../fields/TextField';
import { Fieldset, LinedList, MoveButtons, RemoveButton, Stack } from '../parts/controls';
import { AddPhoto } from './AddPhoto';
import { PhotoRow } from './PhotoRow';

/** What the salon has made, on home. */
export const OurWork = () => <PhotoList name="your work" path="photos.work" {...WORK_COUNT} />;

interface Props {
  /** Name of the list, for undo and screen readers. */
  name: string;
  path: string;
  max: number;
}

export function PhotoList({ name, path, max }: Props) {
  const { content, change, offerUndo } = useSiteDraft();
  const toast = useToast();
  const photosIn = (content: SiteContent) => (valueAt(content, path) ?? []) as SitePhoto[];
  const photos = photosIn(content);

  const update = (recipe: (photos: SitePhoto[]) => void, what: string) =>
    change((draft) => void recipe(photosIn(draft)), what);

  function add(photo: SitePhoto) {
    update((now) => {
      // The same picture again is a second tap, or the same file chosen again by mistake.
      const isThere = now.some(({ image }) => image === photo.image);
      if (!isThere && now.length < max) now.push(photo);
    }, `adding a picture to ${name}`);
    toast(`The picture is added at the end.${photo.alt ? '' : ' You can describe what it shows.'}`);
  }

  function remove(index: number) {
    update((now) => now.splice(index, 1), `removing a picture from ${name}`);
    offerUndo('The picture is removed.');
  }

  return (
    <Stack gap={3}>
      <Hint>{counted(photos.length, 'picture')}</Hint>
      <LinedList aria-label={name}>
        {photos.map((photo, index) => {
          const title = `Picture ${index + 1}`;
          return (
            <PhotoRow key={photo.image} path={`${path}[${index}]`} name={title}>
              <span style={{ whiteSpace: 'nowrap' }}>
                <MoveButtons
                  name={title}
                  index={index}
                  count={photos.length}
                  onMove={(by) => update((now) => move(now, index, by), `moving a picture of ${name}`)}
                />
              </span>
              <RemoveButton name={title} onClick={() => remove(index)} />
            </PhotoRow>
          );
        })}
      </LinedList>
      <AddPhoto label="Add pictures" room={max - photos.length} onAdd={add} />
    </Stack>
  );
}

interface PictureProps extends Omit<FieldProps<SitePhoto | undefined>, 'label'> {
  isOptional: boolean;
}

export function PictureField({ path, value, isOptional, onChange }: PictureProps) {
  const toast = useToast();
  const { offerUndo } = useSiteDraft();

  function remove() {
    onChange(undefined);
    offerUndo('The picture is removed.');
  }

  return (
    <Fieldset legend="Picture">
      {value ? (
        <LinedList>
          <PhotoRow path={path} name="Picture">
            {isOptional && <RemoveButton name="picture" onClick={remove} />}
          </PhotoRow>
        </LinedList>
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

import type { SitePhoto } from '@salon/content/description';
import { Field, TextArea } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { changePhoto, LONGEST_ALT, photoPlace } from './places';

interface Props {
  path: string;
  photo: SitePhoto;
  /** The picture's title, which makes the label unique on a page with many pictures. */
  title?: string;
}

/** The description (alt text) of a picture. Without one, pages describe it by the words for its place. */
export function AltField({ path, photo, title }: Props) {
  const { content, errors, change } = useSiteDraft();
  const words = photo.alt.trim() === '' ? photoPlace(content, path)?.words : undefined;
  return (
    <Field
      id={`${path}.alt`}
      label={title ? `${title}: what it shows` : 'What it shows'}
      hint={
        words
          ? `A sentence for people who can't see it. Until you write one, pages say “${words}”.`
          : !title && "A sentence for people who can't see it, and for search engines."
      }
      error={errors[`${path}.alt`]}
    >
      {(control) => (
        <TextArea
          {...control}
          dir="auto"
          rows={2}
          placeholder={words}
          maxLength={LONGEST_ALT}
          value={photo.alt}
          onChange={(event) =>
            change((draft) => changePhoto(draft, path, { alt: event.target.value }), `description of ${path}`)
          }
        />
      )}
    </Field>
  );
}

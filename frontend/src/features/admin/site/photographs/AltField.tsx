import type { SitePhoto } from '../../../../content/site-content';
import { Field, TextArea } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { changePhoto, LONGEST_ALT } from './places';

interface Props {
  path: string;
  photo: SitePhoto;
  /** The picture's title, which makes the label unique on a page with many pictures. */
  title?: string;
}

/** The description (alt text) of a picture. A new picture can't be published without one. */
export function AltField({ path, photo, title }: Props) {
  const { errors, change } = useSiteDraft();
  const missing = photo.alt.trim() === '' ? 'Please describe what it shows.' : undefined;
  return (
    <Field
      id={`${path}.alt`}
      label={title ? `${title}: what it shows` : 'What it shows'}
      hint={title ? undefined : "A sentence for people who can't see it, and for search engines."}
      error={missing ?? errors[`${path}.alt`]}
    >
      {(control) => (
        <TextArea
          {...control}
          dir="auto"
          rows={2}
          required
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

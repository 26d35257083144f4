import type { Contact } from '@salon/content/description';
import { each } from '@salon/content/menus';
import { type Profiles, readProfiles, socialKeys, socials, writeProfiles } from '@salon/content/socials';
import { Field, Hint, TextArea } from '../../ui/Field';
import { useTypedText } from '../fields/useTypedText';

interface Props {
  value: Contact;
  onChange: (profiles: Profiles) => void;
}

/** All of the salon's pages elsewhere, an address in each line; what each is, its host says. */
export function ProfilesField({ value, onChange }: Props) {
  const profiles = each(socialKeys, (key) => value[key]);
  const known = socialKeys.flatMap((key) => (profiles[key] ? [socials[key].name] : []));
  const { text, type, leave, error } = useTypedText({
    path: 'contact.instagram',
    value: profiles,
    read: (text: string) => readProfiles(text).profiles ?? null,
    write: writeProfiles,
    onChange,
    unreadable: (text) => readProfiles(text).fault,
  });
  return (
    <div>
      <Field
        id="contact.instagram"
        label="Your profiles elsewhere"
        hint="An address in each line, such as instagram.com/kadali; @kadali is one of Instagram. May be empty."
        error={error}
      >
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            autoComplete="off"
            rows={Math.max(4, text.split('\n').length + 1)}
            value={text}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
          />
        )}
      </Field>
      <Hint role="status">{known.length > 0 && `Recognised: ${known.join(', ')}`}</Hint>
    </div>
  );
}

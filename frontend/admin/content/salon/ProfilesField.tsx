import type { Contact } from '@salon/content/description';
import { each } from '@salon/content/menus';
import { type Profiles, readProfiles, socialKeys, socials, writeProfiles } from '@salon/content/socials';
import { Hint } from '../../ui/Field';
import { TypedField } from '../fields/TextField';

interface Props {
  value: Contact;
  onChange: (profiles: Profiles) => void;
}

/** All of the salon's pages elsewhere, an address in each line; what each is, its host says. */
export function ProfilesField({ value, onChange }: Props) {
  const profiles = each(socialKeys, (key) => value[key]);
  const known = socialKeys.flatMap((key) => (profiles[key] ? [socials[key].name] : []));
  return (
    <div>
      <TypedField
        path="contact.instagram"
        label="Your profiles elsewhere"
        hint="An address in each line, such as instagram.com/kadali; @kadali is one of Instagram. May be empty."
        rows={Math.max(4, known.length + 1)}
        value={profiles}
        read={(text) => readProfiles(text).profiles ?? null}
        write={writeProfiles}
        onChange={onChange}
        unreadable={(text) => readProfiles(text).fault}
      />
      <Hint role="status">{known.length > 0 && `Recognised: ${known.join(', ')}`}</Hint>
    </div>
  );
}

import type { Contact } from '../../../../content/site-content';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Fields } from '../fields/Fieldset';
import { LongTextField, TextField } from '../fields/TextField';
import { contactNames } from '../words';

type Kind = 'text' | 'tel' | 'email' | 'url' | 'lines';

const fields: [field: keyof Contact, kind: Kind, hint?: string][] = [
  ['phone', 'tel', 'As people read it: +91 98400 00000. A tap calls it.'],
  ['landline', 'tel', 'A second number.'],
  ['whatsapp', 'tel', 'Where “Book on chat” leads: digits with the country code, such as 919840000000.'],
  ['email', 'email'],
  ['address', 'lines'],
  ['landmark', 'text', 'How one finds the door, such as “Opposite the temple tank”. May be empty.'],
  ['parking', 'text', 'Where a car or a scooter can stand. May be empty.'],
  ['map', 'url', 'The link that the map’s “Share” gives. Without one the address is looked up.'],
  ['instagram', 'url', 'The link to your social page, starting with https://.'],
];

/** The form for the salon's contact details. */
export function ContactEditor() {
  const { content, change } = useSiteDraft();
  const { contact } = content;
  const set = (field: keyof Contact) => (value: string) =>
    change((draft) => {
      draft.contact[field] = value;
    }, contactNames[field]);
  return (
    <Fields>
      {fields.map(([field, kind, hint]) => {
        const common = {
          path: `contact.${field}`,
          label: contactNames[field],
          hint,
          value: contact[field],
          onChange: set(field),
        };
        return kind === 'lines' ? (
          <LongTextField key={field} {...common} />
        ) : (
          <TextField key={field} type={kind} {...common} />
        );
      })}
    </Fields>
  );
}

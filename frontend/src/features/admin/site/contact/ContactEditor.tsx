import type { Contact } from '../../../../content/site-content';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { Fields } from '../fields/Fieldset';
import { LongTextField, TextField } from '../fields/TextField';
import { contactNames } from '../words';

type Kind = 'text' | 'tel' | 'email' | 'url' | 'lines';

const fields: [field: keyof Contact, kind: Kind, hint?: string][] = [
  ['phone', 'tel', 'A tap on it calls it. Without a country code it is a number in India.'],
  ['landline', 'tel', 'A second number, with its area code. May be empty.'],
  ['whatsapp', 'tel', 'Where “Book on chat” leads, such as 98400 00000.'],
  ['email', 'email', 'May be empty.'],
  ['address', 'lines'],
  ['landmark', 'text', 'How one finds the door, such as “Opposite the temple tank”. May be empty.'],
  ['parking', 'text', 'Where a car or a scooter can stand. May be empty.'],
  ['map', 'url', 'The link that the map’s “Share” gives. Without one the address is looked up.'],
  ['instagram', 'url', 'Your social page, such as instagram.com/kadali or @kadali. May be empty.'],
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
          value: field === 'whatsapp' ? chatNumber(contact[field]) : contact[field],
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

/** The stored digits of an Indian number as people read them; any other text as it is. */
const chatNumber = (digits: string) => digits.replace(/^91(\d{5})(\d{5})$/, '+91 $1 $2');

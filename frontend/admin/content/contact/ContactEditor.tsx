import { Contact } from '@salon/content/description/contact';
import { withValueAt } from '@salon/content/paths';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { DescribedFields } from '../fields/DescribedFields';
import { Fields } from '../fields/Fieldset';
import { TextField } from '../fields/TextField';

/** The form for the salon's contact details. */
export function ContactEditor() {
  const { content, change } = useSiteDraft();
  const { contact } = content;
  return (
    <Fields>
      <DescribedFields
        schema={Contact}
        path="contact"
        value={contact}
        onChange={(part, what) =>
          change((draft) => withValueAt(draft, 'contact', { ...draft.contact, ...part }), what)
        }
        own={{
          whatsapp: ({ path, value, set }) => (
            <TextField
              path={`${path}.whatsapp`}
              label="Chat number"
              hint="Where “Book on chat” leads, such as 98400 00000."
              type="tel"
              value={chatNumber(value.whatsapp)}
              onChange={(whatsapp) => set({ whatsapp }, 'chat number')}
            />
          ),
        }}
      />
    </Fields>
  );
}

/** The stored digits of an Indian number as people read them; any other text as it is. */
const chatNumber = (digits: string) => digits.replace(/^91(\d{5})(\d{5})$/, '+91 $1 $2');

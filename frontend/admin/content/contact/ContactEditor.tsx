import { Contact } from '@salon/content/description/contact';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { DescribedFields } from '../fields/DescribedFields';
import { Stack } from '../parts/controls';

export function ContactEditor() {
  const { content, change } = useSiteDraft();
  return (
    <Stack gap={5}>
      <DescribedFields
        schema={Contact}
        path="contact"
        value={content.contact}
        onChange={(part, what) => change((draft) => void Object.assign(draft.contact, part), what)}
        own={{
          whatsapp: ({ value, draw }) => draw('whatsapp', { value: chatNumber(value.whatsapp) }),
        }}
      />
    </Stack>
  );
}

/** The stored digits of an Indian number as people read them; any other text as it is. */
const chatNumber = (digits: string) => digits.replace(/^91(\d{5})(\d{5})$/, '+91 $1 $2');

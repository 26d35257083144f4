import { Contact } from '@salon/content/description/contact';
import { PartFields } from '../fields/DescribedFields';
import { Stack } from '../parts/controls';

export const ContactEditor = () => (
  <Stack gap={5}>
    <PartFields
      part="contact"
      schema={Contact}
      own={{ whatsapp: ({ value, draw }) => draw('whatsapp', { value: chatNumber(value.whatsapp) }) }}
    />
  </Stack>
);

/** The stored digits of an Indian number as people read them; any other text as it is. */
const chatNumber = (digits: string) => digits.replace(/^91(\d{5})(\d{5})$/, '+91 $1 $2');

import { SiteContent } from '@salon/content/description';
import { z } from 'zod';
import { EditionSummary } from '../editions/editions.dto.js';
import { AddressFacts, CategoryFacts, ConsentFacts, ExportFacts, PictureFacts, PostFacts } from './format.js';

/** `content.json`, newest first. */
export const EditionFacts = EditionSummary.extend({ content: SiteContent });
export type EditionFacts = z.infer<typeof EditionFacts>;

/** `schema.json`: what each file holds, as JSON Schema. */
export const exportSchema = () =>
  z.toJSONSchema(
    z.object({
      'export.json': ExportFacts,
      'content.json': z.array(EditionFacts),
      'posts/ID.json': PostFacts,
      'pictures.json': z.array(PictureFacts),
      'categories.json': z.array(CategoryFacts),
      'addresses.json': z.array(AddressFacts),
      'consents.json': z.array(ConsentFacts),
    }),
    { io: 'input' },
  );

import { z } from 'zod';
import { part } from '../fields.ts';
import { languageCodes } from '../languages.ts';
import { isStorable, visibleParagraphs } from '../text.ts';

/** Much more than the longest original, as scripts of India need up to three characters for one of English. */
const MOST = 20_000;

const stored = () =>
  z
    .string('A translation must be text.')
    .max(MOST, 'A translation must be at most 20,000 characters long.')
    .overwrite(visibleParagraphs)
    .refine(isStorable, 'A translation contains a character that cannot be shown.');

/** A text in another language, and the original that it was made from. */
export const Translation = part('Translation', 'translation', { text: stored(), from: stored() });
export type Translation = z.output<typeof Translation>;

/** All translations into one language, by the keys of `textsOf` and of `wordKey`. */
const Translated = part('Translated', 'language', {
  isOn: z.boolean('“Shown to visitors” must be yes or no.').default(false),
  texts: z.record(z.string().min(1).max(300), Translation, 'The translations must be given by their texts.'),
});
export type Translated = z.output<typeof Translated>;

/** Beside the texts that they belong to: what has none is shown in English, and nothing is stored. */
export const Translations = z
  .partialRecord(z.enum(languageCodes), Translated, 'The translations must be given by language.')
  .meta({ id: 'Translations' })
  .default({});
export type Translations = z.output<typeof Translations>;

import { z } from 'zod';
import { BY, COUNT, MOMENT } from '../values.js';
import { MAX_BYTES, PIECE_BYTES } from './file-bytes.js';

export const MAX_FILES = 50;
/** Imports that the list names. */
export const NEWEST = 20;
export const ITEMS_PAGE = 50;

/**
 * `receiving` until all pieces are here, `looking` while the files are read, `looked` when it can be chosen what comes, also of the rest
 * of one that was stopped, `bringing`, `done`. One that `failed` says why.
 */
const IMPORT_STATES = ['receiving', 'looking', 'looked', 'bringing', 'done', 'failed'] as const;
const ITEM_KINDS = ['post', 'draft', 'page', 'picture', 'category', 'content', 'address'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

const SENTENCE = z.string().max(500);
const FILE = {
  name: z.string().min(1, 'A file has a name.').max(255, 'The name of a file has at most 255 characters.'),
  size: z.int().min(1, 'A file is empty.').max(MAX_BYTES, 'The files may have at most 500 MB together.'),
};
export const ImportFileBody = z.strictObject(FILE).meta({ id: 'ImportFileBody' });
export type ImportFileBody = z.infer<typeof ImportFileBody>;

export const ImportBody = z
  .strictObject({ files: z.array(z.strictObject(FILE)).min(1, 'Please choose a file.').max(MAX_FILES) })
  .meta({ id: 'ImportBody' });
export type ImportBody = z.infer<typeof ImportBody>;

export const ImportChoices = z
  .strictObject({
    drafts: z.boolean(),
    pages: z.boolean().describe('As drafts of posts'),
    asDrafts: z.boolean().describe('Visitors see nothing of it yet'),
    content: z
      .boolean()
      .describe('Of an export of a site like this one: prices, texts and menus, into the draft'),
    site: z
      .string()
      .max(255)
      .regex(/^[^\s/@]+$/, 'Please write the address of the old site, as old-salon.example.')
      .optional()
      .describe('The host of the old site, where the files do not say it'),
    fetchPictures: z.boolean().describe('From the old site, where they are in no file'),
  })
  .meta({ id: 'ImportChoices' });
export type ImportChoices = z.infer<typeof ImportChoices>;

export const Import = z
  .object({
    id: z.uuid(),
    created: MOMENT,
    by: BY,
    state: z.enum(IMPORT_STATES),
    fault: SENTENCE.nullable().describe('Why it failed'),
    site: z.string().max(255).nullable().describe('The host of the old site'),
    files: z
      .array(z.object({ ...FILE, pieces: COUNT.describe('How many are here') }))
      .max(MAX_FILES)
      .describe(`They come in pieces of ${PIECE_BYTES} bytes; a last one may be shorter`),
    found: z
      .partialRecord(z.enum(ITEM_KINDS), COUNT)
      .describe('How many there are of each kind; those of none are not named'),
    notes: z.array(SENTENCE).max(100).describe('What does not come, of all together'),
    problems: COUNT.describe('Items of which not all can come'),
    choices: ImportChoices.nullable(),
    done: COUNT.describe('How many are here'),
    of: COUNT.describe('How many are to come'),
    missing: COUNT.describe('Pictures that are in no file, or could not be read or fetched'),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof Import>;

export const ImportItem = z
  .object({
    n: COUNT,
    title: z.string().max(500),
    address: z.string().max(2_000).nullable().describe('Where it is on the old site'),
    problems: z.array(SENTENCE).max(100),
  })
  .meta({ id: 'ImportItem' });
export type ImportItem = z.infer<typeof ImportItem>;

const CURSOR = 'The cursor must be the one of the page before.';
/** Items of which not all can come, or pictures that are missing. */
export const AskedItems = z.object({
  only: z.enum(['problems', 'missing'], 'Please choose problems or missing.'),
  cursor: z.coerce.number(CURSOR).int(CURSOR).min(1, CURSOR).max(10_000_000, CURSOR).optional(),
});
export type AskedItems = z.infer<typeof AskedItems>;

export const ImportItems = z
  .object({
    items: z.array(ImportItem).max(ITEMS_PAGE),
    next: COUNT.nullable().describe('The `cursor` of the next page'),
  })
  .meta({ id: 'ImportItems' });
export type ImportItems = z.infer<typeof ImportItems>;

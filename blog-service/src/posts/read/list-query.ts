import { allLanguages } from '@salon/content/languages';
import { isStorable } from '@salon/content/text';
import { z } from 'zod';
import { NAME } from '../../categories/category.dto.js';
import { numberUpTo } from '../../describe.js';
import { LISTED_STATES } from './answers.js';

export const MAX_LIMIT = 100;
const MAX_SEARCH_LENGTH = 100;
const SEARCH = `The search must be text of at most ${MAX_SEARCH_LENGTH} characters.`;
const CURSOR = 'The cursor is not valid.';

/** Words that are looked for. */
export const Search = z
  .string(SEARCH)
  .trim()
  .max(MAX_SEARCH_LENGTH, SEARCH)
  .refine(isStorable, SEARCH)
  .optional();

/** The position of a post in a list: in a search, hits in the title come first; then newest first; then by id. */
interface Cursor {
  inTitle?: boolean;
  date: Date;
  id: string;
}

const CONTENT = /^([tc])\.(\d{1,13})\.([a-z0-9-]{1,80})$/;

/** Base64 of the longest content. */
const MAX_CURSOR_LENGTH = Math.ceil((`t.${'9'.repeat(13)}.`.length + 80) / 3) * 4;

/** The cursor as text: opaque to clients, and safe in a URL. */
export const writeCursor = ({ inTitle, date, id }: Cursor): string =>
  Buffer.from(`${inTitle ? 't' : 'c'}.${date.getTime()}.${id}`).toString('base64url');

/** The cursor, or undefined when the text is not one as {@link writeCursor} writes it. Any other spelling would be another cache entry. */
function readCursor(text: string): Cursor | undefined {
  const [, place, milliseconds, id] = CONTENT.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!place || !milliseconds || !id) return undefined;
  const cursor = { inTitle: place === 't', date: new Date(Number(milliseconds)), id };
  return writeCursor(cursor) === text ? cursor : undefined;
}

/** What is asked of a list. Unknown parameters are ignored, because links may have campaign tags. */
export const ListQuery = z.object({
  /** Without one the list is that for visitors. */
  state: z.enum(LISTED_STATES, 'The state is not known.').optional(),
  limit: numberUpTo(MAX_LIMIT, 'limit').meta({ default: MAX_LIMIT }).optional(),
  language: z.enum(allLanguages, 'The language is not known.').optional(),
  /** knownCategory() tells whether it exists. */
  category: z.string('The category is not known.').meta(NAME).optional(),
  q: Search,
  cursor: z
    .string(CURSOR)
    .regex(/^[A-Za-z0-9_-]+$/, CURSOR)
    .max(MAX_CURSOR_LENGTH, CURSOR)
    .transform((text, context) => readCursor(text) ?? context.addIssue(CURSOR) ?? z.NEVER)
    .optional(),
});
export type ListQuery = z.output<typeof ListQuery>;

/** The URL of the next page of a list. */
export function nextPageUrl(asked: ListQuery, cursor: string): string {
  const named = Object.entries({ ...asked, cursor }).filter(([, value]) => value);
  return `/api/blogs?${new URLSearchParams(named.map(([name, value]) => [name, `${value}`]))}`;
}

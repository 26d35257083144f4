import { type AnyLanguage, allLanguages } from '@salon/content/languages';
import { isStorable } from '@salon/content/text';
import { invalidField } from '@salon/service-kit/validation';
import { numberIn } from '../../describe.js';
import { LISTED_STATES, type ListedState } from './answers.js';

export const MAX_LIMIT = 100;
export const MAX_SEARCH_LENGTH = 100;

export interface ListQuery {
  limit: number;
  cursor?: Cursor;
  /** The category as it was requested. CategoriesService knows whether it exists. */
  category?: string;
  search?: string;
  language?: AnyLanguage;
}

/** Unknown parameters are ignored, because links may have campaign tags; empty ones count as missing. */
export function readListQuery(raw: Record<string, unknown>): ListQuery {
  const cursorText = single(raw, 'cursor');
  const cursor = cursorText === undefined ? undefined : readCursor(cursorText);
  if (cursorText !== undefined && !cursor) throw invalidField('cursor', 'The cursor is not valid.');

  const limit = numberIn(raw, 'limit', MAX_LIMIT) ?? MAX_LIMIT;
  const asked = single(raw, 'language');
  const language = allLanguages.find((known) => known === asked);
  if (asked !== undefined && !language) throw invalidField('language', 'The language is not known.');
  return { limit, cursor, language, category: single(raw, 'category'), search: readSearch(raw, 'q') };
}

/** Words that are looked for; undefined when there are none. */
export function readSearch(raw: Record<string, unknown>, name: string): string | undefined {
  const search = single(raw, name)?.trim();
  if (search && (search.length > MAX_SEARCH_LENGTH || !isStorable(search))) {
    throw invalidField(name, `The search must be text of at most ${MAX_SEARCH_LENGTH} characters.`);
  }
  return search || undefined;
}

/** The state that the administrator asks for; undefined when the list is the one for visitors. */
export function readListedState(raw: Record<string, unknown>): ListedState | undefined {
  const asked = single(raw, 'state');
  const state = LISTED_STATES.find((known) => known === asked);
  if (asked !== undefined && !state) throw invalidField('state', 'The state is not known.');
  return state;
}

/** The URL of the next page. Unknown parameters are left out. */
export function nextPageUrl(raw: Record<string, unknown>, cursor: string): string {
  const next = new URLSearchParams();
  for (const name of ['state', 'limit', 'language', 'category', 'q']) {
    const value = single(raw, name)?.trim();
    if (value) next.set(name, value);
  }
  next.set('cursor', cursor);
  return `/api/blogs?${next}`;
}

export function single(raw: Record<string, unknown>, name: string): string | undefined {
  const value = raw[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalidField(name, `The parameter ${name} must be given once.`);
  return value;
}

/** The position of a post in a list: in a search, hits in the title come first; then newest first; then by id. */
export interface Cursor {
  inTitle?: boolean;
  date: Date;
  id: string;
}

const CONTENT = /^([tc])\.(\d{1,13})\.([a-z0-9-]{1,80})$/;

/** Base64 of the longest content. */
export const MAX_CURSOR_LENGTH = Math.ceil((`t.${'9'.repeat(13)}.`.length + 80) / 3) * 4;

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

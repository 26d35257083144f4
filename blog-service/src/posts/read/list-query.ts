import { isStorable } from '@salon/content/text';
import { invalidField } from '@salon/service-kit/validation';
import { LISTED_STATES, type ListedState } from '../post-state.js';
import { type Cursor, readCursor } from './cursor.js';

export const MAX_LIMIT = 100;
export const MAX_SEARCH_LENGTH = 100;

export interface ListQuery {
  limit: number;
  cursor?: Cursor;
  /** The category as it was requested. CategoriesService knows whether it exists. */
  category?: string;
  search?: string;
}

/**
 * Reads the list's parameters by hand: this is the busiest route, and a validation pipe costs as much as the query.
 * Unknown parameters are ignored, because links may have campaign tags; empty ones count as missing.
 */
export function readListQuery(raw: Record<string, unknown>): ListQuery {
  const limit = single(raw, 'limit') ?? String(MAX_LIMIT);
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > MAX_LIMIT) {
    throw invalidField('limit', `The limit must be a whole number from 1 to ${MAX_LIMIT}.`);
  }
  const cursorText = single(raw, 'cursor');
  const cursor = cursorText === undefined ? undefined : readCursor(cursorText);
  if (cursorText !== undefined && !cursor) throw invalidField('cursor', 'The cursor is not valid.');

  const category = single(raw, 'category');

  const search = single(raw, 'q')?.trim();
  if (search && (search.length > MAX_SEARCH_LENGTH || !isStorable(search))) {
    throw invalidField('q', `The search must be text of at most ${MAX_SEARCH_LENGTH} characters.`);
  }
  return { limit: Number(limit), cursor, category, search: search || undefined };
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
  for (const name of ['state', 'limit', 'category', 'q']) {
    const value = single(raw, name)?.trim();
    if (value) next.set(name, value);
  }
  next.set('cursor', cursor);
  return `/api/blogs?${next}`;
}

function single(raw: Record<string, unknown>, name: string): string | undefined {
  const value = raw[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalidField(name, `The parameter ${name} must be given once.`);
  return value;
}

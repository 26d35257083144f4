import type { components } from '../../shared/contract/auth-service';
import { requestJson } from './request';

export type JournalEntry = components['schemas']['JournalEntry'];

export interface JournalQuery {
  who: string;
  q: string;
  /** ISO 8601; what was done then is left out. */
  before?: string;
}

/** Each service writes down what is done there. */
const JOURNALS = ['/api/admin/journal', '/api/journal'];
/** The fewest entries of an answer after which there may be more. */
const PAGE_SIZE = 50;

/** Newest first; `next` is the `before` of what was done earlier, missing where that is all. */
export async function readJournal({ who, q, before }: JournalQuery, signal?: AbortSignal) {
  const query = new URLSearchParams({ ...(who && { who }), ...(q && { q }), ...(before && { before }) });
  const pages = await Promise.all(
    JOURNALS.map(async (path) => {
      const page = await requestJson<JournalEntry[]>(`${path}?${query}`, { signal });
      return page.map((entry) => ({ ...entry, id: `${path}/${entry.id}` }));
    }),
  );
  // Of what is older, one of them may have more than it has told.
  const [next] = pages
    .flatMap((page) => (page.length < PAGE_SIZE ? [] : (page.at(-1)?.at ?? [])))
    .sort()
    .reverse();
  const entries = pages.flat().filter(({ at }) => next === undefined || at >= next);
  return { entries: entries.sort((one, other) => other.at.localeCompare(one.at)), next };
}

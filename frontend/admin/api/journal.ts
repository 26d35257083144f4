import type { components } from '../../shared/contract/auth-service';
import { requestJson } from './request';

export type JournalEntry = components['schemas']['JournalEntry'];

/** Each service writes down what is done there. */
const JOURNALS = ['/api/admin/journal', '/api/journal'];
/** After fewer entries there are no more. */
const PAGE_SIZE = 50;

/** Newest first. `next` is the moment before which there may be more. */
export async function readJournal(
  query: { who: string; q: string },
  before: string | null,
  signal?: AbortSignal,
) {
  const asked = Object.entries({ ...query, before: before ?? '' }).filter(([, value]) => value !== '');
  const pages = await Promise.all(
    JOURNALS.map((path) => requestJson<JournalEntry[]>(`${path}?${new URLSearchParams(asked)}`, { signal })),
  );
  const ends = pages.map((page) => (page.length < PAGE_SIZE ? '' : (page.at(-1)?.at ?? '')));
  // Of what is older, the service that has more has not told all.
  const next = ends.sort().at(-1) || null;
  const entries = pages.flat().filter(({ at }) => next === null || at >= next);
  return { entries: entries.sort((one, other) => other.at.localeCompare(one.at)), next };
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The most revisions that are kept of a post. */
export const MAX_REVISIONS = 60;

interface Dated {
  n: number;
  date: Date;
}

/**
 * The numbers of the revisions to remove. All of the last day are kept, of the last week the last of each hour, of
 * older ones the last of each day, and never more than sixty.
 */
export function revisionsToRemove(revisions: Dated[], now: Date): number[] {
  const newestFirst = revisions.toSorted((a, b) => b.n - a.n);
  const kept = new Map<string, number>();
  for (const { n, date } of newestFirst) {
    const span = spanOf(date, now) ?? `${n}`;
    if (kept.size < MAX_REVISIONS && !kept.has(span)) kept.set(span, n);
  }
  const keptNumbers = new Set(kept.values());
  return newestFirst.flatMap(({ n }) => (keptNumbers.has(n) ? [] : n));
}

/** The hour or day of which only one revision is kept; undefined while every revision is kept. */
function spanOf(date: Date, now: Date): string | undefined {
  const age = now.getTime() - date.getTime();
  if (age < DAY_MS) return undefined;
  return date.toISOString().slice(0, age < 7 * DAY_MS ? 'YYYY-MM-DDTHH'.length : 'YYYY-MM-DD'.length);
}

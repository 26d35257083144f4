import type { Hours } from '@salon/content/description';
import { addDays, dateOf, type LocalTime } from '@salon/content/hours/localTime';
import { intervalsOf, type OpenNow, openNow } from '@salon/content/hours/openNow';

/** The open state from a moment on, until the next span begins. */
interface OpenSpan extends OpenNow {
  from: LocalTime;
}

/** Pages list the open state of this many days. An older cached page no longer says whether the salon is open. */
const DAYS_AHEAD = 4;
const unknown: OpenNow = { isOpen: false, text: '' };

/** The open states of the next days, so that browsers only need to compare them with the clock. */
export function openAhead(hours: Hours, now: LocalTime): OpenSpan[] {
  const today = dateOf(now);
  const end = `${addDays(today, DAYS_AHEAD)}T00:00`;
  const changes = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => addDays(today, day - 1))
    .flatMap((date) => [
      `${date}T00:00`,
      ...intervalsOf(hours, date).flatMap((open) => [open.start, open.end]),
    ])
    .filter((moment) => now < moment && moment < end);
  const spans = [now, ...changes.sort()].map((from) => ({ from, ...openNow(hours, from) }));
  return [...spans.filter(({ text }, index) => text !== spans[index - 1]?.text), { from: end, ...unknown }];
}

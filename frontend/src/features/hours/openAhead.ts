import { addDays, dateOf, type LocalTime } from './localTime';
import { type OpenNow, openNow } from './openNow';
import { type Hours, intervalsOf } from './openState';

/** What holds from a moment on, until that of the next. */
export interface OpenSpan extends OpenNow {
  from: LocalTime;
}

/** A cached page older than this no longer says whether the salon is open. */
const DAYS_AHEAD = 4;
const unknown: OpenNow = { isOpen: false, text: '' };

/** What pages say of it during the next days, so that browsers need only look at the clock. */
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

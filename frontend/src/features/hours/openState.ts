import type { OpenTime, SiteContent, SpecialDays } from '../../content/site-content';
import { addDays, dateOf, type LocalDate, type LocalTime, weekdayOf } from './localTime';

export type Hours = SiteContent['hours'];

export interface OpenState {
  isOpen: boolean;
  /** When it closes; missing when it stays open for days. */
  until?: LocalTime;
  /** When it opens next, if that is known. */
  next?: LocalTime;
}

interface Interval {
  start: LocalTime;
  end: LocalTime;
}

/** Longer than anyone closes, and short enough to look through. */
const DAYS_AHEAD = 400;

/** The days by date that count on a day; of several the last. */
export const specialOn = ({ special }: Hours, date: LocalDate): SpecialDays | undefined =>
  special.findLast((days) => days.from <= date && date <= days.until);

export const timesOn = (hours: Hours, date: LocalDate): OpenTime[] =>
  specialOn(hours, date)?.times ?? hours.weekly[weekdayOf(date)];

/** When it is open by the times of one day, in order; past midnight they end on the next. */
export function intervalsOf(hours: Hours, date: LocalDate): Interval[] {
  return timesOn(hours, date)
    .map(({ opens, closes }) => ({
      start: `${date}T${opens}`,
      end: `${closes > opens ? date : addDays(date, 1)}T${closes}`,
    }))
    .sort((one, other) => one.start.localeCompare(other.start));
}

export function openState(hours: Hours, now: LocalTime): OpenState {
  const yesterday = addDays(dateOf(now), -1);
  let until: LocalTime | undefined;
  for (let day = 0; day < DAYS_AHEAD; day++) {
    for (const { start, end } of intervalsOf(hours, addDays(yesterday, day))) {
      // Times that touch or overlap are one: open through midnight, or over a change of shifts.
      if (start <= (until ?? now) && (until ?? now) < end) until = end;
      else if (until === undefined && start > now) return { isOpen: false, next: start };
    }
    // Nothing of this day or the one before reaches further.
    if (until !== undefined && dateOf(until) < addDays(yesterday, day)) return { isOpen: true, until };
    if (until !== undefined && day > 8) return { isOpen: true };
  }
  return { isOpen: until !== undefined };
}

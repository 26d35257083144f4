import type { Hours, OpenTime, SpecialDays } from '../description/hours.ts';
import { addDays, dateOf, type LocalDate, type LocalTime, weekdayOf } from './localTime.ts';

export interface OpenState {
  isOpen: boolean;
  /** When it closes; missing when it stays open for days. */
  until?: LocalTime;
  /** When it opens next, if that is known. */
  next?: LocalTime;
}

/** Days to look ahead: longer than any closure, and few enough to loop over. */
const DAYS_AHEAD = 400;

/** The special days that apply to a date; if several do, the last of them. */
export const specialOn = ({ special }: Hours, date: LocalDate): SpecialDays | undefined =>
  special.findLast((days) => days.from <= date && date <= days.until);

export const timesOn = (hours: Hours, date: LocalDate): OpenTime[] =>
  specialOn(hours, date)?.times ?? hours.weekly[weekdayOf(date)];

/** The opening intervals that begin on one day, in order. One that passes midnight ends on the next day. */
export const intervalsOf = (hours: Hours, date: LocalDate): { start: LocalTime; end: LocalTime }[] =>
  timesOn(hours, date)
    .map(({ opens, closes }) => ({
      start: `${date}T${opens}`,
      end: `${closes > opens ? date : addDays(date, 1)}T${closes}`,
    }))
    .sort((one, other) => one.start.localeCompare(other.start));

export function openState(hours: Hours, now: LocalTime): OpenState {
  const yesterday = addDays(dateOf(now), -1);
  let until: LocalTime | undefined;
  for (let day = 0; day < DAYS_AHEAD; day++) {
    for (const { start, end } of intervalsOf(hours, addDays(yesterday, day))) {
      // Times that touch or overlap form one interval: open through midnight, or two shifts in a row.
      if (start <= (until ?? now) && (until ?? now) < end) until = end;
      else if (until === undefined && start > now) return { isOpen: false, next: start };
    }
    // The salon closes before this day begins, so no later interval can extend the time.
    if (until !== undefined && dateOf(until) < addDays(yesterday, day)) return { isOpen: true, until };
    if (until !== undefined && day > 8) return { isOpen: true };
  }
  return { isOpen: until !== undefined };
}

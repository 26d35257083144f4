import type { Hours, OpenTime, SpecialDays } from '../description/hours.ts';
import { say } from '../words/say.ts';
import { addDays, dateOf, daysBetween, type LocalDate, type LocalTime, weekdayOf } from './localTime.ts';
import { dateText, dayName, timeText } from './texts.ts';

interface OpenState {
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

export interface OpenNow {
  isOpen: boolean;
  /** `Open until 8 pm`, `Closed today (Pongal), open tomorrow at 10 am`. */
  text: string;
  /** When it opens next, if it is closed and that is known: `tomorrow at 10 am`. */
  opens?: string;
}

/** Whether the salon is open, in words. They change only at midnight and when the salon opens or closes. */
export function openNow(hours: Hours, now: LocalTime): OpenNow {
  const { isOpen, until, next } = openState(hours, now);
  if (isOpen)
    return {
      isOpen,
      text: until ? say('Open until {time}', { time: untilText(until, now) }) : say('Open around the clock'),
    };
  if (!next) return { isOpen, text: say('Closed') };
  const days = daysBetween(dateOf(now), dateOf(next));
  const opens = opensText(next, days);
  const text =
    days < 7 ? closedText(hours, dateOf(now), opens) : say('Closed, open again {when}', { when: opens });
  return { isOpen, text, opens };
}

function closedText(hours: Hours, today: LocalDate, when: string): string {
  if (timesOn(hours, today).length > 0) return say('Closed now, open {when}', { when });
  const reason = specialOn(hours, today)?.reason;
  return reason
    ? say('Closed today ({reason}), open {when}', { reason, when })
    : say('Closed today, open {when}', { when });
}

function opensText(next: LocalTime, days: number): string {
  const time = timeText(next.slice(11));
  if (days === 0) return say('at {time}', { time });
  if (days === 1) return say('tomorrow at {time}', { time });
  const date = dateOf(next);
  return say('on {day} at {time}', { day: days < 7 ? dayName(weekdayOf(date)) : dateText(date), time });
}

/** A closing time before this belongs to the previous night, so it is shown without its day. */
const MORNING = '10:00';

function untilText(until: LocalTime, now: LocalTime): string {
  const time = until.slice(11);
  const days = daysBetween(dateOf(now), dateOf(until));
  if (days === 0 || (days === 1 && time < MORNING)) return timeText(time);
  return `${dayName(weekdayOf(dateOf(until)))}, ${timeText(time)}`;
}

import type { Hours } from '../description/hours.ts';
import { say } from '../words/say.ts';
import { dateOf, daysBetween, type LocalDate, type LocalTime, weekdayOf } from './localTime.ts';
import { openState, specialOn, timesOn } from './openState.ts';
import { dateText, dayName, timeText } from './texts.ts';

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

import {
  addDays,
  dateOf,
  type LocalTime,
  localTime,
  momentOf as momentIn,
} from '@salon/content/hours/localTime';
import { dayWords as fullDay } from '@salon/content/words/dates';
import { salon } from '../shared/content/salon';

const { timeZone } = salon;
const clockTime = { hour: 'numeric', minute: '2-digit' } as const;
const formatter = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone, ...parts });
const times = formatter(clockTime);
const moments = formatter({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...clockTime,
});

/** `Fri, 27 Nov 2026, 10:00 am` in the salon's time zone, as everything here. */
export const dateWords = (date: string) => moments.format(new Date(date));

/** `10:42 am`. */
export const clockWords = (date: Date | string) => times.format(new Date(date));

/** `today at 10:42 am`, `yesterday at 8:05 pm`, `14 January 2027 at 9:00 am`. */
export function whenWords(date: Date | string, now = new Date()): string {
  const moment = new Date(date);
  const [day, today] = [dateOf(salonTime(moment)), dateOf(salonTime(now))];
  const near: Record<string, string> = { [today]: 'today', [addDays(today, -1)]: 'yesterday' };
  return `${near[day] ?? fullDay(day)} at ${clockWords(moment)}`;
}

export const salonTime = (moment: Date): LocalTime => localTime(moment, timeZone);

export const momentOf = (time: LocalTime): Date | null => momentIn(time, timeZone);

import {
  addDays,
  dateOf,
  type LocalTime,
  localTime,
  momentOf as momentIn,
} from '@salon/content/hours/localTime';
import { dayWords as fullDay } from '@salon/content/words/dates';
import { salon } from '../shared/content/salon';

/** Days for which blog-service keeps a deleted post. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

const { timeZone } = salon;
const clockTime = { hour: 'numeric', minute: '2-digit' } as const;
const calendarDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const formatter = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone, ...parts });
const times = formatter(clockTime);
const days = formatter(calendarDay);
const weekdays = formatter({ weekday: 'short' });
const moments = formatter({ weekday: 'short', ...calendarDay, ...clockTime });

/** `Fri, 27 Nov 2026, 10:00 am` in the salon's time zone, as everything here. */
export const dateWords = (date: string) => moments.format(new Date(date));

/** `20 Nov`, with the year when it is not the current one. */
function dayWords(moment: Date, now: Date): string {
  const [day, year] = [days.format(moment), days.format(now).slice(-4)];
  return day.endsWith(year) ? day.slice(0, -year.length).trim() : day;
}

/** `Saved 10:42 am`, or `Saved 20 Nov, 10:42 am` when that was not today. */
export function savedWords(moment: Date, now = new Date()): string {
  const isToday = days.format(moment) === days.format(now);
  return `Saved ${isToday ? '' : `${dayWords(moment, now)}, `}${times.format(moment)}`;
}

/** `Scheduled for Fri 27 Nov, 10:00 am`. */
export const scheduledWords = (moment: Date, now = new Date()): string =>
  `Scheduled for ${weekdays.format(moment)} ${dayWords(moment, now)}, ${times.format(moment)}`;

/** `Deleted 20 Nov, deleted permanently on 20 Dec`. */
export function binnedWords(moment: Date, now = new Date()): string {
  const end = new Date(moment.getTime() + KEPT_DAYS * DAY_MS);
  return `Deleted ${dayWords(moment, now)}, deleted permanently on ${dayWords(end, now)}`;
}

/** `today at 10:42 am`, `yesterday at 8:05 pm`, `14 January 2027 at 9:00 am`. */
export function whenWords(date: Date | string, now = new Date()): string {
  const moment = new Date(date);
  const [day, today] = [dateOf(salonTime(moment)), dateOf(salonTime(now))];
  const near: Record<string, string> = { [today]: 'today', [addDays(today, -1)]: 'yesterday' };
  return `${near[day] ?? fullDay(day)} at ${times.format(moment)}`;
}

export const salonTime = (moment: Date): LocalTime => localTime(moment, timeZone);

/** Whether a day has passed, or comes within a month. */
export const endsSoon = (day: string | undefined) =>
  day !== undefined && day <= addDays(dateOf(salonTime(new Date())), 31);

export const momentOf = (time: LocalTime): Date | null => momentIn(time, timeZone);

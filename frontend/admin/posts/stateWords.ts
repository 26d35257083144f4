import { salon } from '../../shared/content/salon';

/** Days for which blog-service keeps a deleted post. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

const { timeZone } = salon;
const times = new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit' });
const days = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
const weekdays = new Intl.DateTimeFormat('en-IN', { timeZone, weekday: 'short' });

/** `20 Nov`, with the year when it is not the current one. */
function dayWords(moment: Date, now: Date): string {
  const [day, year] = [days.format(moment), days.format(now).slice(-4)];
  return day.endsWith(year) ? day.slice(0, -year.length).trim() : day;
}

/** `Saved 10:42 am`, or `Saved 20 Nov, 10:42 am` when that was not today. */
export function savedWords(updated: string, now: Date): string {
  const moment = new Date(updated);
  const isToday = days.format(moment) === days.format(now);
  return `Saved ${isToday ? '' : `${dayWords(moment, now)}, `}${times.format(moment)}`;
}

/** `Scheduled for Fri 27 Nov, 10:00 am`. */
export function scheduledWords(date: string, now: Date): string {
  const moment = new Date(date);
  return `Scheduled for ${weekdays.format(moment)} ${dayWords(moment, now)}, ${times.format(moment)}`;
}

/** `Deleted 20 Nov, gone for good on 20 Dec`. */
export function binnedWords(binned: string, now: Date): string {
  const moment = new Date(binned);
  const end = new Date(moment.getTime() + KEPT_DAYS * DAY_MS);
  return `Deleted ${dayWords(moment, now)}, gone for good on ${dayWords(end, now)}`;
}

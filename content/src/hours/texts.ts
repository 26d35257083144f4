import type { OpenTime, SpecialDays } from '../description/hours.ts';
import { dateFormat } from '../words/dateFormat.ts';
import { say } from '../words/say.ts';
import { DAY_MS, type LocalDate, type Weekday, weekdayOf, weekdays } from './localTime.ts';

const weekday = dateFormat({ weekday: 'long' });
const dayAndMonth = dateFormat({ day: 'numeric', month: 'long' });
const wholeDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const MONDAY = Date.UTC(2024, 0, 1);

/** `20:00` → `8 pm`, `10:30` → `10.30 am`. */
export function timeText(time: string): string {
  if (time === '00:00') return say('midnight');
  if (time === '12:00') return say('noon');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return say(hours < 12 ? '{time} am' : '{time} pm', { time: `${hours % 12 || 12}${past}` });
}

/** `10 am – 1 pm and 4 pm – 8 pm`; empty for a closed day. */
export const timesText = (times: OpenTime[]): string =>
  allOf(times.map(({ opens, closes }) => `${timeText(opens)} – ${timeText(closes)}`));

/** `A`, `A and B`, `A and B and C` */
export const allOf = ([first = '', ...more]: string[]): string =>
  more.reduce((one, other) => say('{one} and {other}', { one, other }), first);

export const dayName = (day: Weekday) => weekday(MONDAY + weekdays.indexOf(day) * DAY_MS);

/** `Tuesday – Sunday, 10 am – 8 pm`: a line for each run of days with the same times; closed days are left out. */
export function weeklyText(weekly: Record<Weekday, OpenTime[]>): string[] {
  const lines: { first: Weekday; last: Weekday; times: string }[] = [];
  let before = '';
  for (const day of weekdays) {
    const times = timesText(weekly[day]);
    const line = lines.at(-1);
    if (line && times !== '' && times === before) line.last = day;
    else if (times !== '') lines.push({ first: day, last: day, times });
    before = times;
  }
  return lines.map(({ first, last, times }) => {
    const days = first === last ? dayName(first) : `${dayName(first)} – ${dayName(last)}`;
    return `${days}, ${times}`;
  });
}

/** `16 January`; with the year when it is not the current one. */
export function dateText(date: LocalDate, today?: LocalDate): string {
  const isThisYear = !today || today.startsWith(date.slice(0, 5));
  return (isThisYear ? dayAndMonth : wholeDate)(Date.parse(date));
}

/** `14 January`, `14–16 January`, `30 January – 2 February`; with years when the range is a year or longer. */
export function datesText(from: LocalDate, until: LocalDate): string {
  if (from === until) return dateText(from);
  const year = Number(from.slice(0, 4));
  if (until >= `${year + 1}${from.slice(4)}`)
    return `${wholeDate(Date.parse(from))} – ${wholeDate(Date.parse(until))}`;
  // Where the day stands after the month, too.
  if (from.slice(0, 7) === until.slice(0, 7))
    return dateText(until).replace(/\d+/, (day) => `${Number(from.slice(8))}–${day}`);
  return `${dateText(from)} – ${dateText(until)}`;
}

/** `Friday, 4 December`, `4–6 December` */
export const daysText = (from: LocalDate, until: LocalDate): string =>
  from === until ? `${dayName(weekdayOf(from))}, ${dateText(from)}` : datesText(from, until);

/** `14–16 January: closed (Pongal)` */
export const upcomingText = ({ from, until, times, reason }: Omit<SpecialDays, 'id'>): string =>
  `${datesText(from, until)}: ${timesText(times) || say('closed')}${reason && ` (${reason})`}`;

import type { Hours, OpenTime, Weekday } from '../description/hours.ts';
import type { LocalDate } from './localTime.ts';
import type { UpcomingDays } from './shown.ts';

const week: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `20:00` → `8 pm`, `10:30` → `10.30 am`. */
export function timeText(time: string): string {
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'noon';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/** `10 am – 1 pm and 4 pm – 8 pm`; empty for a closed day. */
export const timesText = (times: OpenTime[]): string =>
  times.map(({ opens, closes }) => `${timeText(opens)} – ${timeText(closes)}`).join(' and ');

export const dayName = (day: Weekday) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;

interface WeekLine {
  days: Weekday[];
  times: OpenTime[];
}

/** Consecutive days with the same times; closed days are left out. */
function weekLines(weekly: Hours['weekly']): WeekLine[] {
  const lines: WeekLine[] = [];
  let before = '';
  for (const day of week) {
    const text = timesText(weekly[day]);
    if (text !== '' && text === before) lines.at(-1)?.days.push(day);
    else if (text !== '') lines.push({ days: [day], times: weekly[day] });
    before = text;
  }
  return lines;
}

/** `Tuesday – Sunday, 10 am – 8 pm`, one line for each group of days. */
export const weeklyText = (weekly: Hours['weekly']): string[] =>
  weekLines(weekly).map(({ days, times }) => {
    const [first, last] = [days.at(0), days.at(-1)].map((day) => (day ? dayName(day) : ''));
    return `${first === last ? first : `${first} – ${last}`}, ${timesText(times)}`;
  });

/** `16 January`; with the year when it is not the current one. */
export function dateText(date: LocalDate, today?: LocalDate): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${day} ${months[month - 1]}${today && !today.startsWith(`${year}-`) ? ` ${year}` : ''}`;
}

/** `14 January`, `14–16 January`, `30 January – 2 February`; with years when the range is a year or longer. */
export function datesText(from: LocalDate, until: LocalDate): string {
  if (from === until) return dateText(from);
  const year = Number(from.slice(0, 4));
  if (until >= `${year + 1}${from.slice(4)}`)
    return `${dateText(from)} ${year} – ${dateText(until)} ${until.slice(0, 4)}`;
  if (from.slice(0, 7) === until.slice(0, 7)) return `${Number(from.slice(8))}–${dateText(until)}`;
  return `${dateText(from)} – ${dateText(until)}`;
}

/** `14–16 January: closed (Pongal)` */
export function upcomingText({ from, until, times, reason }: UpcomingDays): string {
  return `${datesText(from, until)}: ${timesText(times) || 'closed'}${reason && ` (${reason})`}`;
}

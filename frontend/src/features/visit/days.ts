import type { OpenTime } from '../../content/site-content';
import { addDays, dateOf, type LocalDate, type LocalTime, weekdayOf } from '../hours/localTime';
import { type Hours, intervalsOf, specialOn } from '../hours/openState';
import { dateText, dayName } from '../hours/texts';

export interface DayPart {
  id: string;
  name: string;
  /** When the salon is open in it. */
  times: OpenTime[];
}

export interface VisitDay {
  date: LocalDate;
  /** Those in which it is open, what has gone of today left out; none on a day that can't be chosen. */
  parts: DayPart[];
  /** Why it is closed, or open at other times, in the owner's words. */
  reason: string;
}

const DAYS = 28;

/** Each ends where the next begins; the last at the end of the night. */
const partStarts: [id: string, name: string, from: string][] = [
  ['morning', 'Morning', '00:00'],
  ['midday', 'Midday', '12:00'],
  ['afternoon', 'Afternoon', '14:00'],
  ['evening', 'Evening', '17:00'],
];
const NIGHT_ENDS = '06:00';

/** The next four weeks, by the salon's own hours. */
export function visitDays(hours: Hours, now: LocalTime): VisitDay[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(dateOf(now), index);
    return { date, parts: partsOf(hours, date, now), reason: specialOn(hours, date)?.reason ?? '' };
  });
}

function partsOf(hours: Hours, date: LocalDate, now: LocalTime): DayPart[] {
  const open = intervalsOf(hours, date);
  const parts = partStarts.map(([id, name, from], index) => {
    const next = partStarts[index + 1];
    const [begins, ends] = [
      `${date}T${from}`,
      next ? `${date}T${next[2]}` : `${addDays(date, 1)}T${NIGHT_ENDS}`,
    ];
    const times = open
      .map(({ start, end }) => ({ start: later(later(start, begins), now), end: earlier(end, ends) }))
      .filter(({ start, end }) => start < end)
      .map(({ start, end }) => ({ opens: start.slice(11), closes: end.slice(11) }));
    return { id, name, times };
  });
  return parts.filter(({ times }) => times.length > 0);
}

const later = (one: LocalTime, other: LocalTime) => (one > other ? one : other);
const earlier = (one: LocalTime, other: LocalTime) => (one < other ? one : other);

/** The parts in which it is open on any of the days, without their times. */
export function anyParts(days: VisitDay[]): DayPart[] {
  const found = new Set(days.flatMap(({ parts }) => parts.map(({ id }) => id)));
  return partStarts.filter(([id]) => found.has(id)).map(([id, name]) => ({ id, name, times: [] }));
}

/** `Saturday, 28 November` */
export const fullDay = (date: LocalDate): string => `${dayName(weekdayOf(date))}, ${dateText(date)}`;

/** What of the visitor's wishes can be: a day may have passed or been closed meanwhile, an evening may have none. */
export function possible(days: VisitDay[], wish: { day: LocalDate; part: string }) {
  const day = days.find(({ date, parts }) => date === wish.day && parts.length > 0);
  const parts = day?.parts ?? anyParts(days);
  return { day, parts, part: parts.find(({ id }) => id === wish.part) };
}

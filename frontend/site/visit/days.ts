import type { Hours, OpenTime } from '@salon/content/description';
import { addDays, dateOf, type LocalDate, type LocalTime, weekdayOf } from '@salon/content/hours/localTime';
import { intervalsOf, specialOn } from '@salon/content/hours/openState';
import { dateText, dayName } from '@salon/content/hours/texts';

export interface DayPart {
  id: string;
  name: string;
  /** When the salon is open during this part. */
  times: OpenTime[];
}

export interface VisitDay {
  date: LocalDate;
  /** The parts in which the salon is open, without what is past today; empty for a day that can't be chosen. */
  parts: DayPart[];
  /** Why the salon is closed or has other hours on this day, in the owner's words. */
  reason: string;
}

const DAYS = 28;

/** Each part ends where the next begins; the last ends with the night. */
const partStarts: [id: string, name: string, from: string][] = [
  ['morning', 'Morning', '00:00'],
  ['midday', 'Midday', '12:00'],
  ['afternoon', 'Afternoon', '14:00'],
  ['evening', 'Evening', '17:00'],
];
const NIGHT_ENDS = '06:00';

/** The next four weeks, by the salon's opening hours. */
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

/** The parts in which the salon is open on any of the days, without their times. */
export function anyParts(days: VisitDay[]): DayPart[] {
  const found = new Set(days.flatMap(({ parts }) => parts.map(({ id }) => id)));
  return partStarts.filter(([id]) => found.has(id)).map(([id, name]) => ({ id, name, times: [] }));
}

/** `Saturday, 28 November` */
export const fullDay = (date: LocalDate): string => `${dayName(weekdayOf(date))}, ${dateText(date)}`;

/**
 * Which of the visitor's wishes are possible: meanwhile the day may be past or closed, or the salon may not open that evening.
 */
export function possible(days: VisitDay[], wish: { day: LocalDate; part: string }) {
  const day = days.find(({ date, parts }) => date === wish.day && parts.length > 0);
  const parts = day?.parts ?? anyParts(days);
  return { day, parts, part: parts.find(({ id }) => id === wish.part) };
}

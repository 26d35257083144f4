import type { Hours, OpenTime } from '@salon/content/description';
import { addDays, dateOf, type LocalDate, type LocalTime, weekdayOf } from '@salon/content/hours/localTime';
import { intervalsOf, openState, specialOn } from '@salon/content/hours/openNow';
import { dayName, timesText } from '@salon/content/hours/texts';
import { say, toSay } from '@salon/content/words/say';
import type { Visit } from './store';
import { fullDay } from './texts';

export interface DayPart {
  id: string;
  name: string;
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
  ['morning', toSay('Morning'), '00:00'],
  ['midday', toSay('Midday'), '12:00'],
  ['afternoon', toSay('Afternoon'), '14:00'],
  ['evening', toSay('Evening'), '17:00'],
];
const NIGHT_ENDS = '06:00';

export const visitDays = (hours: Hours, now: LocalTime): VisitDay[] =>
  Array.from({ length: DAYS }, (_, index) => dayOn(hours, addDays(dateOf(now), index), now));

const dayOn = (hours: Hours, date: LocalDate, now: LocalTime): VisitDay => ({
  date,
  parts: partsOf(hours, date, now),
  reason: specialOn(hours, date)?.reason ?? '',
});

export const lastDay = (today: LocalDate): LocalDate => addDays(today, 365);

function partsOf(hours: Hours, date: LocalDate, now: LocalTime): DayPart[] {
  const open = intervalsOf(hours, date);
  const parts = partStarts.map(([id, name, from], index) => {
    const [, , next] = partStarts[index + 1] ?? [];
    const begins = `${date}T${from}`;
    const ends = next ? `${date}T${next}` : `${addDays(date, 1)}T${NIGHT_ENDS}`;
    const times = open
      .map(({ start, end }) => ({ start: later(later(start, begins), now), end: earlier(end, ends) }))
      .filter(({ start, end }) => start < end)
      .map(({ start, end }) => ({ opens: start.slice(11), closes: end.slice(11) }));
    return { id, name: say(name), times };
  });
  return parts.filter(({ times }) => times.length > 0);
}

const later = (one: LocalTime, other: LocalTime) => (one > other ? one : other);
const earlier = (one: LocalTime, other: LocalTime) => (one < other ? one : other);

function anyParts(days: VisitDay[]): DayPart[] {
  const found = new Set(days.flatMap(({ parts }) => parts.map(({ id }) => id)));
  return partStarts.filter(([id]) => found.has(id)).map(([id, name]) => ({ id, name: say(name), times: [] }));
}

/** Why nobody can come on a day; empty for a day on which the salon is open. */
function faultOf(hours: Hours, date: LocalDate, now: LocalTime): string {
  const today = dateOf(now);
  // JavaScript may take 30 February for 2 March.
  if (Number.isNaN(Date.parse(date)) || addDays(date, 0) !== date) return say('There is no such day.');
  if (date < today) return say('{day} is past.', { day: fullDay(date, today) });
  if (date > lastDay(today)) return say('That is more than a year ahead.');
  if (partsOf(hours, date, now).length > 0) return '';
  if (intervalsOf(hours, date).length > 0) return say('We have closed for today.');
  const special = specialOn(hours, date);
  if (!special) return say('We are closed on {day}s.', { day: dayName(weekdayOf(date)) });
  const day = fullDay(date, today);
  const { reason } = special;
  return reason
    ? say('We are closed on {day} ({reason}).', { day, reason })
    : say('We are closed on {day}.', { day });
}

/** `5 am`. By way of `timesText`: to get at `timeText` would make the scripts of other pages larger. */
export const timeText = (time: string) => timesText([{ opens: time, closes: time }]).split(' – ')[0] ?? '';

export type Possible = ReturnType<typeof possible>;

/** Meanwhile the day may be past or closed, or have no such evening. A time outside the opening hours is asked on chat. */
export function possible(hours: Hours, now: LocalTime, wish: Pick<Visit, 'day' | 'part' | 'time'>) {
  const days = visitDays(hours, now);
  const dayFault = wish.day && faultOf(hours, wish.day, now);
  const day = wish.day && !dayFault ? dayOn(hours, wish.day, now) : undefined;
  const parts = day?.parts ?? anyParts(days);
  const isPast = wish.time && day ? `${day.date}T${wish.time}` < now : false;
  const time = isPast ? undefined : wish.time;
  const isOutside =
    time !== undefined &&
    !(day ? [day] : days).some(({ date }) => openState(hours, `${date}T${time}`).isOpen);
  const part = wish.time ? undefined : parts.find(({ id }) => id === wish.part);
  const latest = time ?? part?.times[0]?.opens ?? day?.parts.at(-1)?.times.at(-1)?.closes;
  /** Less than 48 hours away, whatever the time of that day. */
  const isSoon = day !== undefined && `${day.date}T${latest}` < `${addDays(dateOf(now), 2)}${now.slice(10)}`;
  return { today: dateOf(now), wish, days, day, dayFault, parts, part, time, isPast, isOutside, isSoon };
}

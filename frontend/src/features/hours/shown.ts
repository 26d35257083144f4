import type { OfferPackage, OpenTime, SiteContent } from '../../content/site-content';
import { addDays, dateOf, type LocalDate, type LocalTime } from './localTime';
import { type Hours, intervalsOf, specialOn } from './openState';

/** Days in a row with hours of their own. */
export interface UpcomingDays {
  from: LocalDate;
  until: LocalDate;
  times: OpenTime[];
  reason: string;
}

const DAYS_AHEAD = 60;

/** The closures and other hours of the next weeks, from today on, each day as it counts. */
export function upcomingDays(hours: Hours, now: LocalTime): UpcomingDays[] {
  const found: (UpcomingDays & { id: string })[] = [];
  for (let day = 0; day < DAYS_AHEAD; day++) {
    const date = addDays(dateOf(now), day);
    const days = specialOn(hours, date);
    if (!days) continue;
    const last = found.at(-1);
    if (last?.id === days.id && addDays(last.until, 1) === date) last.until = date;
    else found.push({ id: days.id, from: date, until: date, times: days.times, reason: days.reason });
  }
  // Days that begin within these weeks are shown to the last of them.
  const last = found.at(-1);
  if (last)
    for (let next = last.until; specialOn(hours, next)?.id === last.id; next = addDays(next, 1))
      last.until = next;
  return found.map(({ id: _, ...days }) => days);
}

/** Packages that are neither hidden nor out of their time. */
export function visiblePackages(packages: OfferPackage[], now: LocalTime): OfferPackage[] {
  const today = dateOf(now);
  return packages.filter(
    ({ hidden, from, until }) => !hidden && (!from || from <= today) && (!until || today <= until),
  );
}

/**
 * The last moment at which the clock changed what pages say: midnight, an opening, a closing, a notice. Between two such
 * moments an edition's pages stay the same to the byte.
 */
export function lastChange(
  { hours, notices }: Pick<SiteContent, 'hours' | 'notices'>,
  now: LocalTime,
): LocalTime {
  const today = dateOf(now);
  const changes = [
    `${today}T00:00`,
    ...[addDays(today, -1), today].flatMap((date) =>
      intervalsOf(hours, date).flatMap(({ start, end }) => [start, end]),
    ),
    ...notices.flatMap(({ from, until }) => [from, until]),
  ];
  return changes.filter((change) => change <= now).reduce((last, change) => (change > last ? change : last));
}

/** The hours as a page carries them: without the days by date that are over or far away. */
export function upcomingHours(hours: Hours, now: LocalTime): Hours {
  const yesterday = addDays(dateOf(now), -1);
  const farAway = addDays(yesterday, DAYS_AHEAD);
  return {
    ...hours,
    special: hours.special.filter(({ from, until }) => yesterday <= until && from < farAway),
  };
}

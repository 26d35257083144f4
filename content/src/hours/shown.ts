import type { Hours, SpecialDays } from '../description/hours.ts';
import type { Notice } from '../description/notices.ts';
import type { OfferPackage } from '../description/offers.ts';
import type { SiteContent } from '../description.ts';
import { say } from '../words/say.ts';
import { addDays, dateOf, type LocalTime } from './localTime.ts';
import { intervalsOf, specialOn } from './openNow.ts';
import { daysText, upcomingText } from './texts.ts';

/** Consecutive days with special hours. */
type UpcomingDays = Omit<SpecialDays, 'id'>;

const DAYS_AHEAD = 60;

/** The closures and special hours of the next weeks, from today on; for each date, the entry that applies. */
export function upcomingDays(hours: Hours, now: LocalTime): UpcomingDays[] {
  const found: SpecialDays[] = [];
  for (let day = 0; day < DAYS_AHEAD; day++) {
    const date = addDays(dateOf(now), day);
    const days = specialOn(hours, date);
    if (!days) continue;
    const last = found.at(-1);
    if (last?.id === days.id && addDays(last.until, 1) === date) last.until = date;
    else found.push({ ...days, from: date, until: date });
  }
  // Special days that begin within these weeks are shown to their last day, even if that is later.
  const last = found.at(-1);
  if (last)
    for (let next = last.until; specialOn(hours, next)?.id === last.id; next = addDays(next, 1))
      last.until = next;
  return found.map(({ id: _, ...days }) => days);
}

/** Visitors are told of closed days from so many days before. */
const DAYS_BEFORE = 3;

/** The owner's notices, and those of closed days until the last of them is over: `We are closed on Friday, 4 December (Pongal).` */
export const noticesIn = ({ notices, hours }: Pick<SiteContent, 'notices' | 'hours'>): Notice[] => [
  ...notices,
  ...hours.special
    .filter(({ isTold }) => isTold)
    .map((days) => ({
      id: days.id,
      text: closureText(days),
      from: `${addDays(days.from, -DAYS_BEFORE)}T00:00`,
      until: `${addDays(days.until, 1)}T00:00`,
    })),
];

function closureText(days: SpecialDays): string {
  const { from, until, times, reason } = days;
  if (times.length > 0) return upcomingText(days);
  const day = daysText(from, until);
  return reason
    ? say('We are closed on {day} ({reason}).', { day, reason })
    : say('We are closed on {day}.', { day });
}

/** The packages that are not hidden and are offered today. */
export function visiblePackages<T extends Pick<OfferPackage, 'hidden' | 'from' | 'until'>>(
  packages: T[],
  now: LocalTime,
): T[] {
  const today = dateOf(now);
  return packages.filter(
    ({ hidden, from, until }) => !hidden && (!from || from <= today) && (!until || today <= until),
  );
}

/**
 * The last moment at which the clock changed what pages show: midnight, an opening or closing, the start or end of a notice.
 * Between two such moments an edition's pages stay identical to the byte.
 */
export function lastChange(
  { hours, notices }: Pick<SiteContent, 'notices'> & { hours: Hours },
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

/** The hours as pages contain them: without special days that are over or farther away. */
export function upcomingHours(hours: Hours, now: LocalTime, daysAhead = DAYS_AHEAD): Hours {
  const yesterday = addDays(dateOf(now), -1);
  const farAway = addDays(yesterday, daysAhead);
  return {
    weekly: hours.weekly,
    special: hours.special.filter(({ from, until }) => yesterday <= until && from < farAway),
  };
}

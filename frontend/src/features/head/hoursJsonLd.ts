import type { OpenTime, SiteContent, Weekday } from '../../content/site-content';
import type { UpcomingDays } from '../hours/shown';

const schemaDay = (day: string) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;

export function openingHours(weekly: SiteContent['hours']['weekly']) {
  const days = new Map<string, { times: OpenTime; days: Weekday[] }>();
  for (const [day, times] of Object.entries(weekly) as [Weekday, OpenTime[]][]) {
    for (const time of times) {
      const key = `${time.opens}-${time.closes}`;
      const found = days.get(key);
      if (found) found.days.push(day);
      else days.set(key, { times: time, days: [day] });
    }
  }
  return [...days.values()].map(({ times: { opens, closes }, days: names }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: names.map(schemaDay),
    opens,
    closes,
  }));
}

/** Closed is said as a day that opens and closes at midnight. */
export const specialOpeningHours = (upcoming: UpcomingDays[]) =>
  upcoming.flatMap(({ from, until, times }) =>
    (times.length > 0 ? times : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: until,
      opens,
      closes,
    })),
  );

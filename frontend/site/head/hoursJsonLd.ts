import type { Hours, OpenTime, SiteContent, Weekday } from '@salon/content/description';
import type { LocalTime } from '@salon/content/hours/localTime';
import { type UpcomingDays, upcomingDays } from '@salon/content/hours/shown';

export type OpeningJsonLd = ReturnType<typeof openingJsonLd>;

/** The opening hours for search engines. Made by the renderer; browsers get the result. */
export function openingJsonLd(hours: Hours, now: LocalTime) {
  const special = specialOpeningHours(upcomingDays(hours, now));
  return {
    openingHoursSpecification: openingHours(hours.weekly),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const schemaDay = (day: string) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;

function openingHours(weekly: SiteContent['hours']['weekly']) {
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

/** A closed day is written as one that opens and closes at midnight. */
const specialOpeningHours = (upcoming: UpcomingDays[]) =>
  upcoming.flatMap(({ from, until, times }) =>
    (times.length > 0 ? times : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: until,
      opens,
      closes,
    })),
  );

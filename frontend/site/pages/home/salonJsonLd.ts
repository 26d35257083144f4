import type { Hours, OpenTime, Weekday } from '@salon/content/description';
import type { LocalTime } from '@salon/content/hours/localTime';
import { upcomingDays } from '@salon/content/hours/shown';
import { salon } from '../../../shared/content/salon';
import { absolute } from '../../../shared/head/urls';
import { salonReference } from '../../head/jsonLd';
import type { Frame } from '../../layout/frame';

/** `image` is a path of the site. */
export function salonJsonLd({ contact, hours, asOf }: Frame, image?: string) {
  const { phone, email, address, map, instagram } = contact;
  return {
    ...salonReference(),
    description: salon.tagline,
    url: absolute('/'),
    ...(image && { image: absolute(image) }),
    telephone: phone,
    ...(email && { email }),
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' },
    ...(map && { hasMap: map }),
    foundingDate: String(salon.foundingYear),
    currenciesAccepted: 'INR',
    ...(instagram && { sameAs: [instagram] }),
    ...(hours && openingJsonLd(hours, asOf)),
  };
}

function openingJsonLd(hours: Hours, now: LocalTime) {
  const special = specialOpeningHours(hours, now);
  return {
    openingHoursSpecification: openingHours(hours.weekly),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const schemaDay = (day: string) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;

function openingHours(weekly: Hours['weekly']) {
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
const specialOpeningHours = (hours: Hours, now: LocalTime) =>
  upcomingDays(hours, now).flatMap(({ from, until, times }) =>
    (times.length > 0 ? times : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: until,
      opens,
      closes,
    })),
  );

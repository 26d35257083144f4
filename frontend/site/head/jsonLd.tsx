import type { Hours } from '@salon/content/description';
import { type LocalTime, weekdays } from '@salon/content/hours/localTime';
import { upcomingDays } from '@salon/content/hours/shown';
import { dayName } from '@salon/content/hours/texts';
import { say, speaking } from '@salon/content/words/say';
import { absolute } from '../../shared/content/salon';
import type { ShownPost } from '../../shared/post/shownPost';
import { groupBy } from '../../shared/ui/groupBy';
import { pathHere } from '../languages/pathHere';
import { useFrame } from '../layout/frame';
import type { Frame } from '../page-data/frame';

type Salon = Frame['salon'];

// Structured data for search engines. Only the renderer makes it: use it behind `__RENDERER__`.

/** `<` is escaped so that no text can end the script element. */
export function JsonLd({ data }: { data: (salon: Salon, home: string) => Record<string, unknown> }) {
  const { salon, home } = useFrame();
  const described = data(salon, home);
  const json = JSON.stringify({ '@context': 'https://schema.org', ...described }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Names the salon, which the home page describes. */
const salonReference = ({ name }: Salon) => ({
  '@type': 'BeautySalon',
  '@id': absolute('/#salon'),
  name,
});

/** `image` is a path of the site. */
export function salonJsonLd({ salon, logo, contact, socials, hours, asOf }: Frame, image: string) {
  const { phone, email, address, map } = contact;
  const special = specialOpeningHours(hours, asOf);
  return {
    ...salonReference(salon),
    ...(salon.tagline && { description: salon.tagline }),
    url: absolute('/'),
    image: absolute(image),
    ...(logo && { logo: absolute(logo.src) }),
    telephone: phone,
    ...(email && { email }),
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' },
    ...(map && { hasMap: map }),
    ...(salon.founded && { foundingDate: salon.founded }),
    currenciesAccepted: 'INR',
    ...(socials.length > 0 && { sameAs: socials.map(({ to }) => to) }),
    openingHoursSpecification: openingHours(hours.weekly),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const openingHours = (weekly: Hours['weekly']) =>
  groupBy(
    weekdays.flatMap((day) => weekly[day].map(({ opens, closes }) => ({ day, opens, closes }))),
    ({ opens, closes }) => `${opens}-${closes}`,
  ).map(({ items }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: items.map(({ day }) => speaking(undefined, () => dayName(day))),
    opens: items[0]?.opens,
    closes: items[0]?.closes,
  }));

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

type Step = { name: string; path: string };

/** The pages from home to the shown one, whose path says its language. */
export function breadcrumbsJsonLd(home: string, above: Step[], page: Step) {
  const before = [{ name: home, path: '/' }, ...above].map((step) => ({
    ...step,
    path: pathHere(step.path),
  }));
  const steps = [...before, page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** `image` is a path of the site. */
export const postJsonLd = (
  salon: Salon,
  post: ShownPost,
  description: string,
  path: string,
  image: string,
) => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description,
  image: absolute(image),
  datePublished: post.date,
  dateModified: post.updated,
  author: { '@type': 'Organization', name: post.author ?? salon.name },
  publisher: salonReference(salon),
  mainEntityOfPage: absolute(path),
  ...(post.category && { articleSection: say(post.category) }),
  ...(post.language && { inLanguage: post.language }),
});

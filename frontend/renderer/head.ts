import type { Hours } from '@salon/content/description';
import { type LocalTime, weekdays } from '@salon/content/hours/localTime';
import { upcomingDays } from '@salon/content/hours/shown';
import { dayName } from '@salon/content/hours/texts';
import { splitPath } from '@salon/content/languages';
import { say, speaking } from '@salon/content/words/say';
import { absolute } from '../shared/content/salon';
import type { Page } from '../shared/content/types';
import { blogPreviewPath } from '../shared/post/BlogPicture';
import type { ShownPost } from '../shared/post/shownPost';
import { excerptOf, postPath } from '../shared/post/texts';
import { groupBy } from '../shared/ui/groupBy';
import { previewPath, type ShownPicture } from '../shared/ui/picture/shownPicture';
import { blogPicture } from '../site/blog/blogPicture';
import type { FoundPosts, PostPage } from '../site/blog/data';
import { pathHere, spoken } from '../site/languages/pathHere';
import type { Frame } from '../site/page-data/frame';
import { escapeHtml } from './document';

type Salon = Frame['salon'];
type Step = Pick<Page, 'name' | 'path'>;

/** Of a page, of a list of posts, or of a post. */
interface Data extends Partial<Pick<FoundPosts, 'list' | 'path'>> {
  page?: Page | PostPage | null;
  /** The pages between home and this page. */
  above?: Step[];
  hero?: { picture?: ShownPicture };
  picture?: ShownPicture;
}

/** What only programs read of a page: the preview of a link to it, and structured data. In the language that is spoken. */
export function headOf(data: unknown, frame: Frame): string {
  const { page, list, path, above = [], hero, picture = hero?.picture ?? blogPicture } = (data ?? {}) as Data;
  const { blog } = frame;
  if (page && 'post' in page) return headOfPost(page, frame);
  const shown = page ?? (list && blog && { ...blog, path: path ?? blog.path });
  if (!shown) return '';
  const image = previewPath(picture);
  const isHome = splitPath(shown.path).path === '/';
  const said = isHome ? salonJsonLd(frame, image) : breadcrumbsJsonLd(frame, above, shown);
  return preview(frame, { ...shown, image, alt: picture.alt }) + jsonLd(said);
}

function headOfPost({ post, path = postPath(post._id) }: PostPage, frame: Frame): string {
  const { title, imageAlt, language } = post;
  const description = excerptOf(post);
  const image = blogPreviewPath(post.image, post.focus) ?? previewPath(blogPicture);
  const shown = { title, description, path, image, alt: imageAlt ?? title, type: 'article', language };
  return (
    preview(frame, shown) +
    jsonLd(breadcrumbsJsonLd(frame, frame.blog ? [frame.blog] : [], { name: title, path })) +
    jsonLd(postJsonLd(frame.salon, post, description, path, image))
  );
}

interface Previewed extends Pick<Page, 'title' | 'description' | 'path'> {
  /** A 1200×630 JPEG, from the site's root. */
  image: string;
  alt: string;
  type?: string;
  language?: string;
}

function preview({ salon, logo }: Frame, page: Previewed): string {
  const { title, description, path, image, alt, type = 'website', language = spoken() } = page;
  // The logo says more about the salon than a drawing does.
  const isLogo = logo && image.startsWith('/assets/drawings/');
  const said = {
    type,
    site_name: salon.name,
    locale: `${language}_IN`,
    title,
    description,
    url: absolute(path),
    image: absolute(isLogo ? logo.src.replace('960.png', 'preview.jpg') : image),
    'image:type': 'image/jpeg',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': isLogo ? salon.name : alt,
  };
  const metas = Object.entries(said).map(
    ([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`,
  );
  return `${metas.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** `<` is escaped so that no text can end the script element. */
export const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

/** Names the salon, which the home page describes. */
const salonReference = ({ name }: Salon) => ({
  '@type': 'BeautySalon',
  '@id': absolute('/#salon'),
  name,
});

function salonJsonLd({ salon, logo, contact, socials, hours, asOf }: Frame, image: string) {
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

/** The pages from home to the shown one, whose path says its language. */
function breadcrumbsJsonLd({ home }: Frame, above: Step[], page: Step) {
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

const postJsonLd = (salon: Salon, post: ShownPost, description: string, path: string, image: string) => ({
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

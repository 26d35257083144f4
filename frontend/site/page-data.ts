import type {
  HeroPage,
  MenuId,
  Program,
  QuestionPage,
  Service,
  SiteContent,
  SitePhoto,
} from '@salon/content/description';
import { reviews as samples } from '@salon/content/first-edition/reviews';
import type { LocalDate, LocalTime } from '@salon/content/hours/localTime';
import { activeNotices, upcomingDays, upcomingHours, visiblePackages } from '@salon/content/hours/shown';
import { upcomingText, weeklyText } from '@salon/content/hours/texts';
import { each } from '@salon/content/menus';
import { formatDuration } from '@salon/content/words/durations';
import { formatPrice } from '@salon/content/words/prices';
import { home } from '../shared/content/home';
import { pages } from '../shared/content/pages';
import { services } from '../shared/content/services/catalogue';
import { slots } from '../shared/content/slots';
import type { LegalContent, Page, PageWithDrawing } from '../shared/content/types';
import type { Photograph, ShownPicture } from '../shared/ui/picture/shownPicture';
import { codePicture, shownPicture } from '../shared/ui/picture/sitePicture';
import { about } from './content/about';
import { academy } from './content/academy';
import { countText } from './content/countText';
import { privacy } from './content/legal/privacy';
import { terms } from './content/legal/terms';
import { offers } from './content/offers';
import { menus, priceList, servicesContent } from './content/services';
import { headData } from './head/headData';
import { openAhead } from './hours/openAhead';
import type { Frame } from './layout/frame';
import { wallOf } from './pages/home/wall';
import { emptyMenus, shownServices } from './services/emptyMenus';
import type { SitePageId } from './sitePath';

// What each page shows of an edition and of the prose. Only the renderer runs this; browsers get the result.

/** What a page's data are made from: the content of one edition, at one moment of the salon's local time. */
export interface Shown {
  content: SiteContent;
  now: LocalTime;
}

/** What `/page-data/….json` holds. */
export interface PageFile {
  /** The build that rendered these data. Scripts of another build may not understand their form. */
  build: string;
  layout: Frame;
  page: unknown;
}

/** What the layout shows. A notice is in no page before it begins: anybody can read a page's data. */
export function frameOf({ content, now }: Shown): Frame {
  const { contact, notices, hours } = content;
  return {
    asOf: now,
    contact,
    notices: activeNotices(notices, now),
    emptyMenus: emptyMenus(content),
    hours: upcomingHours(hours, now),
    week: weeklyText(hours.weekly),
    open: openAhead(hours, now),
  };
}

const menuIds = Object.keys(services) as MenuId[];

export const pageData = {
  home: homeData,
  about: ({ content }: Shown) => proseOf('about', pages.about, about, content),
  services: servicesData,
  prices: priceListData,
  offers: offersData,
  academy: academyData,
  terms: () => legalData(pages.terms, terms),
  privacy: () => legalData(pages.privacy, privacy),
  notFound: () => {
    const { name, title, description } = pages.notFound;
    return { name, title, description, picture: codePicture('lost') };
  },
  ...each(menuIds, menuDataOf),
} satisfies Record<SitePageId, (shown: Shown) => unknown>;

/** What `useLoaderData` returns on a page. */
export type DataOf<Page extends SitePageId> = ReturnType<(typeof pageData)[Page]>;

/** The fixed texts of a page whose hero picture the owner chooses, with its head. */
function proseOf<Prose extends { hero: object }>(
  id: HeroPage,
  page: Page,
  prose: Prose,
  { photos }: SiteContent,
  above: Page[] = [],
) {
  const picture = shownPicture(photos.heroes[id], slots.hero(id));
  return { ...prose, head: headData(page, picture, above), hero: { ...prose.hero, picture } };
}

const questionsOn = (page: QuestionPage, { questions }: SiteContent) =>
  questions
    .filter(({ pages, hidden }) => !hidden && pages.includes(page))
    .map(({ id, question, answer }) => ({ id, question, answer }));

function homeData({ content, now }: Shown) {
  const { photos, reviews, hours } = content;
  const { intro, highlights, testimonials, work, contact } = home;
  const empty = emptyMenus(content);
  const lines: { text: string; until?: LocalDate }[] = [
    ...weeklyText(hours.weekly).map((text) => ({ text })),
    ...upcomingDays(hours, now).map((days) => ({ text: upcomingText(days), until: days.until })),
  ];
  const pictures = photos.work
    .map((photo, index) => shownPicture(photo, slots.work(index)))
    .filter(isPhotograph);
  // The first one is the opening's, when enough are left.
  const lead = pictures.length > 3 ? pictures.shift() : undefined;
  const isOwn = hasOwn(photos.work);
  return {
    ...proseOf('home', pages.home, home, content),
    /** Her own work comes before all menus; what came with the site after them. */
    intro: { ...intro, picture: lead, isFirst: isOwn },
    highlights: highlights
      .map((highlight, index) => ({
        ...highlight,
        price: startingPrice(
          menuIds.flatMap((id) => (services[id].path === highlight.to ? content.services[id] : [])),
        ),
        picture: highlightPicture(photos.highlights, index),
      }))
      .filter(({ to }) => !empty.includes(to)),
    testimonials: {
      ...testimonials,
      reviews: reviews
        .filter(({ hidden }) => !hidden)
        .map(({ hidden: _, ...review }) => ({
          ...review,
          isSample: samples.some((sample) => sample.content === review.content),
        })),
    },
    work: {
      title: work.title,
      subtitle: isOwn ? work.subtitle : work.table,
      linkText: work.linkText,
      pictures: wallOf(pictures),
    },
    contact: {
      ...contact,
      /** The week's hours, then the special days of the next weeks. `until` is the last day on which a line is shown. */
      hours: lines,
    },
    questions: questionsOn('home', content),
  };
}

const hasOwn = (photos: SitePhoto[]) => photos.some(({ image }) => image.startsWith('/media/'));

/** Among photographs of hers stands no drawing. */
function highlightPicture(photos: SitePhoto[], index: number): ShownPicture | undefined {
  const picture = shownPicture(photos[index], slots.highlight(index));
  return hasOwn(photos) && !isPhotograph(picture) ? undefined : picture;
}

/** Not the drawing that stands in a place whose photograph is gone. */
const isPhotograph = (picture: ShownPicture): picture is Photograph => 'folder' in picture;

/** What a service or a package shows: its picture, if there is one. */
function withPicture<T extends { picture?: SitePhoto }>(name: string, { picture: photo, ...entry }: T) {
  const picture = photo && shownPicture(photo, slots.entry(name));
  return { ...entry, ...(picture && isPhotograph(picture) && { picture }) };
}

/** The lowest price of a menu: `from ₹900`. */
function startingPrice(list: Service[]): string | undefined {
  const prices = list.flatMap(
    ({ price, hidden }) => (!hidden && price?.kind !== 'unit' && price?.rupees) || [],
  );
  return prices.length > 0 ? formatPrice({ kind: 'from', rupees: Math.min(...prices) }) : undefined;
}

function servicesData({ content }: Shown) {
  return {
    ...proseOf('services', pages.services, servicesContent, content),
    cards: offeredMenus(content).map((id) => ({
      ...linkTo(id),
      summary: services[id].summary,
      picture: shownPicture(content.photos.heroes[id], slots.hero(id)),
    })),
    questions: questionsOn('services', content),
  };
}

/** In the order of the cards on /services. */
function offeredMenus(content: SiteContent): MenuId[] {
  const empty = emptyMenus(content);
  return menuIds.filter((id) => !empty.includes(services[id].path));
}

const linkTo = (id: MenuId) => ({ path: services[id].path, name: services[id].name });

/** The menus that are not empty, with what the price list shows of each service. */
function priceListData({ content }: Shown) {
  return {
    ...priceList,
    head: headData(pages.prices, codePicture(pages.prices.drawing), [pages.services]),
    menus: offeredMenus(content).map((id) => ({
      id,
      ...{ ...linkTo(id), note: content.notes[id] },
      services: shownServices(content.services[id]).map(({ id, name, price, duration, group }) => ({
        ...{ id, name, price, group },
        duration: duration && formatDuration(duration),
      })),
    })),
    week: weeklyText(content.hours.weekly),
    questions: questionsOn('prices', content),
  };
}

function menuDataOf(id: MenuId) {
  return ({ content }: Shown) => ({
    ...proseOf(id, services[id], menus[id], content, [pages.services]),
    menu: id,
    name: services[id].name,
    services: shownServices(content.services[id]).map((service) => withPicture(service.name, service)),
    note: content.notes[id],
    questions: questionsOn(id, content),
    others: offeredMenus(content)
      .filter((other) => other !== id)
      .map(linkTo),
  });
}

function offersData({ content, now }: Shown) {
  return {
    ...proseOf('offers', pages.offers, offers, content),
    packages: visiblePackages(content.offers.packages, now).map((offer) => withPicture(offer.title, offer)),
    footnote: content.offers.footnote,
    questions: questionsOn('offers', content),
  };
}

function academyData({ content }: Shown) {
  const { intro } = academy;
  const programs = content.academy.programs.filter(({ hidden }) => !hidden).map(shownProgram);
  return {
    ...proseOf('academy', pages.academy, academy, content),
    intro: {
      ...intro,
      title: intro.title.replace('{programmes}', countText(programs.length, 'programme', 'programmes')),
    },
    programs,
    questions: questionsOn('academy', content),
  };
}

const shownProgram = ({ hidden: _, gallery, ...program }: Program) => ({
  ...program,
  gallery: gallery
    .map((photo, index) => shownPicture(photo, slots.gallery(program, index)))
    .filter(isPhotograph),
});

const legalData = (page: PageWithDrawing, text: LegalContent) => ({
  head: headData(page, codePicture(page.drawing)),
  text,
});

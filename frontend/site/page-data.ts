import type {
  HeroPage,
  Menu,
  Program,
  QuestionPage,
  Service,
  SiteContent,
  SitePhoto,
} from '@salon/content/description';
import { youTubeId } from '@salon/content/description/words';
import { reviews as samples } from '@salon/content/first-edition/reviews';
import type { LocalDate, LocalTime } from '@salon/content/hours/localTime';
import { activeNotices, upcomingDays, upcomingHours, visiblePackages } from '@salon/content/hours/shown';
import { upcomingText, weeklyText } from '@salon/content/hours/texts';
import { socialKeys, socials } from '@salon/content/socials';
import { dayWords } from '@salon/content/words/dates';
import { formatDuration } from '@salon/content/words/durations';
import { formatPrice } from '@salon/content/words/prices';
import { data, redirect } from 'react-router-dom';
import { hasEmblem, logoOf } from '../shared/content/icons';
import { menuPath, paths } from '../shared/content/paths';
import { slotsOf } from '../shared/content/slots';
import type { NavItem, Page } from '../shared/content/types';
import { addressOf, type Photograph, type ShownPicture } from '../shared/ui/picture/shownPicture';
import { codePicture, type DrawingName, shownPicture } from '../shared/ui/picture/sitePicture';
import { countText } from './content/countText';
import { drawnMap } from './content/drawn-map';
import { headData } from './head/headData';
import { openAhead } from './hours/openAhead';
import type { Frame } from './layout/frame';
import { wallOf } from './pages/home/wall';
import { offeredMenus, shownServices } from './services/offeredMenus';
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

/** What the layout shows whatever the time. */
export function lastingFrame(content: SiteContent) {
  const { salon, contact, words, pages } = content;
  const isOther = (key: string) => key !== 'instagram' && key in socials;
  const reached = Object.entries(contact).filter(([key]) => !isOther(key));
  return {
    salon,
    logo: logoOf(salon),
    emblem: hasEmblem(salon) ? addressOf(codePicture('emblem-small')) : undefined,
    contact: Object.fromEntries(reached) as Frame['contact'],
    socials: socialKeys
      .filter((key) => contact[key])
      .map((key) => ({ name: socials[key].name, to: contact[key] })),
    words: words.everywhere,
    navigation: navigationOf(content),
    contactTitle: words.footer.contact,
    footer: footerOf(content),
    blog: pages.blog ? { ...pageOf('blog', content), closing: words.blog.closing } : undefined,
  };
}

/** What the layout shows. A notice is in no page before it begins: anybody can read a page's data. */
export function frameOf({ content, now }: Shown): Frame {
  const { notices, hours } = content;
  return {
    asOf: now,
    ...lastingFrame(content),
    notices: activeNotices(notices, now),
    hours: upcomingHours(hours, now),
    week: weeklyText(hours.weekly),
    open: openAhead(hours, now),
  };
}

type WordedPage = keyof typeof paths & keyof SiteContent['words'];

/** A page as links, search engines and breadcrumbs name it. */
function pageOf(id: WordedPage, { words, salon }: SiteContent): Page {
  const { name, search } = words[id];
  const description = search.description || salon.tagline || salon.name;
  return { path: paths[id], name, title: search.title || name, description };
}

const menuPage = ({ address, name, summary, searchTitle, searchDescription }: Menu): Page => ({
  path: menuPath(address),
  name,
  title: searchTitle || name,
  description: searchDescription || summary || name,
});

function navigationOf({ words, pages }: SiteContent): NavItem[] {
  const { navigation } = words;
  return [
    { label: navigation.home, to: paths.home },
    { label: navigation.about, to: paths.about },
    { label: navigation.services, to: paths.services },
    ...(pages.academy ? [{ label: navigation.academy, to: paths.academy }] : []),
    ...(pages.blog ? [{ label: navigation.blog, to: paths.blog }] : []),
    { label: navigation.book, action: 'book' },
    ...(pages.offers ? [{ label: navigation.offers, to: paths.offers }] : []),
  ];
}

/** The columns of links; one without links is left out. */
function footerOf(content: SiteContent): Frame['footer'] {
  const { footer } = content.words;
  const link = (id: WordedPage) => ({ label: content.words[id].name, to: paths[id] });
  const offered = offeredMenus(content);
  return [
    {
      title: footer.links,
      links: [
        ...[link('home'), link('about'), link('services')],
        ...(content.pages.blog ? [link('blog')] : []),
        ...[link('terms'), link('privacy')],
      ],
    },
    {
      title: footer.services,
      links: footer.menus.flatMap(({ menu, label }) => {
        const { address } = offered.find(({ id }) => id === menu) ?? {};
        return address ? [{ label, to: menuPath(address) }] : [];
      }),
    },
  ].filter(({ links }) => links.length > 0);
}

export const pageData = {
  home: homeData,
  about: ({ content }: Shown) => {
    const { story, ...prose } = content.words.about;
    return {
      ...proseOf('about', prose, content),
      story: { title: story.title, paragraphs: paragraphsOf(story.text) },
    };
  },
  services: servicesData,
  prices: priceListData,
  offers: offersData,
  academy: academyData,
  terms: ({ content }: Shown) => legalData('terms', content),
  privacy: ({ content }: Shown) => legalData('privacy', content),
  notFound: ({ content }: Shown) => {
    const { search, ...words } = content.words.notFound;
    const { title, description } = search;
    const { offers: hasOffers } = content.pages;
    return { ...words, title: title || words.name, description, hasOffers, picture: codePicture('lost') };
  },
} satisfies Record<Exclude<SitePageId, 'menu'>, (shown: Shown) => unknown>;

/**
 * What a page shows; `menu` is a menu's address. Former addresses of a menu lead to it for good, as does another letter case. Throws
 * 404 for what is not there.
 */
export function dataOf(page: SitePageId, shown: Shown, menu = '') {
  return page === 'menu' ? menuData(shown, menuAt(shown, menu)) : pageData[page](shown);
}

function menuAt({ content: { menus } }: Shown, address: string): Menu {
  const isAsked = (one: string) => one.toLowerCase() === address.toLowerCase();
  const menu = menus.find((one) => isAsked(one.address)) ?? menus.find(({ former }) => former.some(isAsked));
  if (!menu || menu.hidden) throw data(null, { status: 404 });
  if (menu.address !== address) throw redirect(menuPath(menu.address), 301);
  return menu;
}

/** What `useLoaderData` returns on a page. */
export type DataOf<Page extends SitePageId> = Page extends keyof typeof pageData
  ? ReturnType<(typeof pageData)[Page]>
  : MenuData;

/** The texts of a page whose hero picture the owner chooses, with its head. */
function proseOf<Prose extends { hero: object }>(
  id: HeroPage,
  { hero, ...prose }: Prose,
  content: SiteContent,
) {
  const picture = shownPicture(content.photos.heroes[id], slotsOf(content).hero(id));
  return {
    ...prose,
    head: headData(pageOf(id, content), picture),
    hero: { ...(hero as Prose['hero']), picture },
  };
}

/** A string is a paragraph, an array a list. */
export const partsOf = (text: string): (string | string[])[] =>
  text.split('\n\n').flatMap((part) => {
    const lines = part.split('\n');
    const isItem = (line: string) => line.startsWith('- ');
    if (!lines.some(isItem)) return part ? [lines.join(' ')] : [];
    const before = lines.filter((line) => !isItem(line)).join(' ');
    const items = lines.filter(isItem).map((line) => line.slice(2));
    return before ? [before, items] : [items];
  });

const paragraphsOf = (text: string) => partsOf(text).flat();

const questionsOn = (page: QuestionPage, { questions }: SiteContent) =>
  questions
    .filter(({ pages, hidden }) => !hidden && pages.includes(page))
    .map(({ id, question, answer }) => ({ id, question, answer }));

function homeData({ content, now }: Shown) {
  const { photos, reviews, hours, highlights, words } = content;
  const { intro, testimonials, work, contact, hero, ...prose } = words.home;
  const slots = slotsOf(content);
  const offered = offeredMenus(content);
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
  // Among photographs of hers stands no drawing.
  const hasOwnHighlights = hasOwn(highlights.map(({ picture }) => picture));
  return {
    ...proseOf('home', { ...prose, hero: { ...hero, film: youTubeId(hero.film) } }, content),
    order: content.pages.order,
    /** Her own work comes before all menus; what came with the site after them. */
    intro: { ...intro, picture: lead, isFirst: isOwn },
    highlights: highlights.flatMap((highlight) => {
      const menu = offered.find(({ id }) => id === highlight.menu);
      if (!menu || highlight.hidden) return [];
      const { title, text, linkText } = highlight;
      const picture = shownPicture(highlight.picture, slots.highlight(highlight));
      return {
        ...{ title, text, linkText: linkText || words.services.intro.link, to: menuPath(menu.address) },
        price: startingPrice(content.services[menu.id] ?? []),
        picture: isPhotograph(picture) || !hasOwnHighlights ? picture : undefined,
      };
    }),
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
      /** What the drawn map shows. */
      map: content.contact.address === drawnMap.address ? drawnMap.description : undefined,
    },
    questions: questionsOn('home', content),
  };
}

const hasOwn = (photos: SitePhoto[]) => photos.some(({ image }) => image.startsWith('/media/'));

/** Not the drawing that stands in a place whose photograph is gone. */
const isPhotograph = (picture: ShownPicture): picture is Photograph => 'folder' in picture;

/** What a service or a package shows: its picture, if there is one. */
function withPicture<T extends { picture?: SitePhoto }>(
  name: string,
  { picture: photo, ...entry }: T,
  content: SiteContent,
) {
  const picture = photo && shownPicture(photo, slotsOf(content).entry(name));
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
    ...proseOf('services', content.words.services, content),
    cards: offeredMenus(content).map((menu) => ({
      ...linkTo(menu),
      summary: menu.summary,
      picture: shownPicture(menu.picture, slotsOf(content).menu(menu)),
    })),
    questions: questionsOn('services', content),
  };
}

const linkTo = ({ address, name }: Menu) => ({ path: menuPath(address), name });

/** The menus that are not empty, with what the price list shows of each service. */
function priceListData({ content }: Shown) {
  return {
    ...content.words.prices,
    head: headData(pageOf('prices', content), codePicture('services'), [pageOf('services', content)]),
    menus: offeredMenus(content).map((menu) => ({
      id: menu.id,
      ...{ ...linkTo(menu), note: menu.note },
      services: shownServices(content.services[menu.id]).map(({ id, name, price, duration, group }) => ({
        ...{ id, name, price, group },
        duration: duration && formatDuration(duration),
      })),
    })),
    week: weeklyText(content.hours.weekly),
    questions: questionsOn('prices', content),
  };
}

function menuData({ content }: Shown, menu: Menu) {
  const { id, name, title, subtitle, introTitle, introText, closingTitle, closingText, note } = menu;
  const picture = shownPicture(menu.picture, slotsOf(content).menu(menu));
  return {
    head: headData(menuPage(menu), picture, [pageOf('services', content)]),
    hero: { title: title || name, subtitle, picture },
    intro: { title: introTitle, subtitle: introText },
    closing: { title: closingTitle, text: closingText },
    menu: id,
    name,
    services: shownServices(content.services[id]).map((service) =>
      withPicture(service.name, service, content),
    ),
    note,
    questions: questionsOn(id, content),
    words: content.words.services.menu,
    others: [
      { path: paths.prices, name: content.words.services.intro.prices },
      ...offeredMenus(content)
        .filter((other) => other !== menu)
        .map(linkTo),
    ],
  };
}
type MenuData = ReturnType<typeof menuData>;

function offersData({ content, now }: Shown) {
  return {
    ...proseOf('offers', content.words.offers, content),
    packages: visiblePackages(content.offers.packages, now).map((offer) =>
      withPicture(offer.title, offer, content),
    ),
    footnote: content.offers.footnote,
    questions: questionsOn('offers', content),
  };
}

function academyData({ content }: Shown) {
  const { intro, ...prose } = content.words.academy;
  const programs = content.academy.programs
    .filter(({ hidden }) => !hidden)
    .map((program) => shownProgram(program, content));
  return {
    ...proseOf('academy', prose, content),
    intro: {
      ...intro,
      title: intro.title.replace('{programmes}', countText(programs.length, 'programme', 'programmes')),
    },
    programs,
    questions: questionsOn('academy', content),
  };
}

const shownProgram = ({ hidden: _, gallery, ...program }: Program, content: SiteContent) => ({
  ...program,
  gallery: gallery
    .map((photo, index) => shownPicture(photo, slotsOf(content).gallery(program, index)))
    .filter(isPhotograph),
});

const LEGAL_DRAWING: DrawingName = 'about';

function legalData(id: 'terms' | 'privacy', content: SiteContent) {
  const { title, updated, intro, sections } = content.words[id];
  return {
    head: headData(pageOf(id, content), codePicture(LEGAL_DRAWING)),
    text: {
      ...{ title, intro, updated: dayWords(updated) },
      sections: sections.map(({ heading, body }) => ({ heading, body: partsOf(body) })),
    },
  };
}

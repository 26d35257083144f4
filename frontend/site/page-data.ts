import type {
  HeroPage,
  Menu,
  OfferPackage,
  Program,
  QuestionPage,
  Salon,
  Service,
  SiteContent,
  SitePhoto,
} from '@salon/content/description';
import { serviceAt } from '@salon/content/description/services';
import { SEARCH_DESCRIPTION, SEARCH_TITLE, youTubeId } from '@salon/content/description/words';
import { shownHighlights } from '@salon/content/homePage';
import { activeNotices } from '@salon/content/hours/activeNotices';
import { dateOf, type LocalDate, type LocalTime } from '@salon/content/hours/localTime';
import { upcomingDays, upcomingHours, visiblePackages } from '@salon/content/hours/shown';
import { upcomingText, weeklyText } from '@salon/content/hours/texts';
import {
  type AnyLanguage,
  type LanguageCode,
  languages,
  languagesOf,
  pathIn,
} from '@salon/content/languages';
import { legalText } from '@salon/content/legal';
import { each, menuName, serviceName } from '@salon/content/menus';
import { shownPriceRows } from '@salon/content/priceRows';
import { isThere, menuAt } from '@salon/content/reachable';
import { socialKeys, socials } from '@salon/content/socials';
import { originalOf } from '@salon/content/translate';
import { dayWords, listWords, shorten } from '@salon/content/words/dates';
import { formatDuration } from '@salon/content/words/durations';
import { formatPrice } from '@salon/content/words/prices';
import { say, speaking } from '@salon/content/words/say';
import { worthOf } from '@salon/content/worth';
import { data, redirect } from 'react-router-dom';
import cameMenus from '../../content/src/first-edition/menus.json' with { type: 'json' };
import samples from '../../content/src/first-edition/reviews.json' with { type: 'json' };
import cameWords from '../../content/src/first-edition/words.json' with { type: 'json' };
import { hasEmblem, logoOf } from '../shared/content/icons';
import { menuPath, paths } from '../shared/content/paths';
import { slotsOf } from '../shared/content/slots';
import type { NavItem, Page } from '../shared/content/types';
import { groupBy } from '../shared/ui/groupBy';
import { addressOf, type Photograph, type ShownPicture } from '../shared/ui/picture/shownPicture';
import { codePicture, shownPicture } from '../shared/ui/picture/sitePicture';
import { plainWords } from '../shared/ui/plainWords';
import { countText } from './content/countText';
import { drawnMap } from './content/drawn-map';
import { openAhead } from './hours/openAhead';
import { wallOf } from './pages/home/wall';
import { offeredMenus, shownServices } from './services/offeredMenus';
import type { SitePageId } from './sitePath';
import type { Facts, VisitItem } from './visit/store';
import { durationText, sumDurations } from './visit/sums';

// What each page shows of an edition and of the prose. Only the renderer runs this; browsers get the result.

/** What a page's data are made from: the content of one edition, at one moment of the salon's local time. */
export interface Shown {
  content: SiteContent;
  now: LocalTime;
  /** That of the content, if it is translated. */
  language?: LanguageCode;
  /** So little of the page is translated that search engines are told of the original. */
  isLittle?: boolean;
}

/** What `/page-data/….json` holds. */
export interface PageFile {
  /** The build that rendered these data. Scripts of another build may not understand their form. */
  build: string;
  layout: Frame;
  page: unknown;
}

/** What every page shows around its own content. */
export type Frame = ReturnType<typeof frameOf>;

/** The logo as large as the header shows it and, unless it is wide enough to have that in it, the name: `Kadali — Salon & Academy` in two lines. */
function markOf(salon: Salon) {
  const logo = logoOf(salon);
  const saysName = logo && logo.width >= 2 * logo.height;
  const [name, ...rest] = salon.name.split(' — ');
  return {
    logo: logo && { ...logo, alt: saysName ? salon.name : '' },
    names: saysName ? [] : [name, rest.join(' — ')],
  };
}

/** What the layout shows. A notice is in no page before it begins: anybody can read a page's data. */
export function frameOf({ content, now }: Shown) {
  const { words, pages, notices, hours } = content;
  const { colours, typefaces, ...salon } = content.salon;
  // The others are among `socials`, and the UPI id in the sheet of a visit.
  const { facebook, youtube, google, x, threads, pinterest, linkedin, upi, ...contact } = content.contact;
  const others = languagesOf(originalOf(content));
  return {
    /** The last moment at which the clock changed what the page says: it counts as the current time until scripts run. */
    asOf: now,
    salon,
    ...markOf(content.salon),
    /** Of pages without a picture, when they are shared. */
    logoPreview: salon.logo?.image.replace('960.png', 'preview.jpg'),
    /** The drawing beside its name. */
    emblem: hasEmblem(originalOf(content).salon) ? addressOf(codePicture('emblem-small')) : undefined,
    /** The name of the bridal enquiry; none while it is not there. */
    bridal: isThere('bridal', content) ? words.bridal.name : undefined,
    contact,
    /** The salon's pages elsewhere. */
    socials: socialKeys.flatMap((key) =>
      content.contact[key] ? [{ name: socials[key].name, to: content.contact[key] }] : [],
    ),
    words: words.everywhere,
    home: words.home.name,
    navigation: navigationOf(content),
    /** Above the contact data in the footer. */
    contactTitle: words.footer.contact,
    footer: footerOf(content),
    /** The blog's words: its pages are rendered from posts alone. Missing while it is switched off. */
    blog: pages.blog ? { ...pageOf('blog', content), closing: words.blog.closing } : undefined,
    notices: activeNotices(notices, now),
    /** With the special days of the next weeks. */
    hours: upcomingHours(hours, now),
    /** The week's hours in words. */
    week: weeklyText(hours.weekly),
    /** Whether the salon is open, now and in the next days. */
    open: openAhead(hours, now),
    /** Missing while there is only one. */
    languages: others[0] && (['en', ...others] as const).map(spokenName),
  };
}

function spokenName(code: AnyLanguage) {
  const { own, invitation } = languages[code];
  return { code, own, invitation };
}

type WordedPage = keyof typeof paths & keyof SiteContent['words'];

const linkTo = (id: WordedPage, { words }: SiteContent) => ({ path: paths[id], name: words[id].name });

/** A page as links, search engines and breadcrumbs name it. */
function pageOf(id: WordedPage, content: SiteContent): Page {
  const { title, description } = content.words[id].search;
  const { tagline, name } = content.salon;
  const link = linkTo(id, content);
  const topic = id === 'home' ? topicOf(content) : link.name;
  return { ...link, title: title || topic, description: description || explained(id) || tagline || name };
}

/** What visitors read on these pages where the owner says nothing; no tagline explains a page. */
function explained(id: WordedPage) {
  if (id === 'blog') return say('What we have written for you, newest first.');
  return id === 'notFound' ? say('This page is not here, or not here any more.') : undefined;
}

/** What the salon does, in place of the word “Home”: as many menus as a title has room for; its name when it has none. */
function topicOf(content: SiteContent) {
  const names = offeredMenus(content).map((menu) => menu.name);
  while (listWords(names).length > SEARCH_TITLE) names.pop();
  return listWords(names) || content.salon.name;
}

/** The button to the bridal enquiry; none while it is not there. */
const bridalLink = (content: SiteContent) =>
  isThere('bridal', content) ? { to: paths.bridal, children: content.words.bridal.link } : undefined;

const originalMenu = (content: SiteContent, { id }: Menu) =>
  originally(content, (some) => menuName(some, id));

const linkToMenu = ({ address, name }: Menu) => ({ path: menuPath(address), name });

/** The owner's words for a menu. Those that it came with go with its name: once she has changed that, it stands in their place. */
function calledBy({ id, name }: Menu, content: SiteContent, wordsIn: (content: SiteContent) => string) {
  const original = originalOf(content);
  const came = cameMenus.find((one) => one.id === id && one.name !== menuName(original, id));
  const labels = cameWords.footer.menus.flatMap(({ menu, label }) => (menu === id ? label : []));
  const isNamed = came && [came.name, came.title, ...labels].includes(wordsIn(original));
  return isNamed ? name : wordsIn(content) || name;
}

function navigationOf(content: SiteContent): NavItem[] {
  const { book, ...labels } = content.words.navigation;
  const to = (...ids: (keyof typeof labels)[]) =>
    ids.filter((id) => isThere(id, content)).map((id) => ({ label: labels[id], to: paths[id] }));
  return [
    ...to('home', 'about', 'services', 'academy', 'blog'),
    { label: book, action: 'book' },
    ...to('offers'),
  ];
}

/** The columns of links; one without links is left out. */
function footerOf(content: SiteContent) {
  const { footer } = content.words;
  const ids: WordedPage[] = ['home', 'about', 'services', 'blog', 'terms', 'privacy'];
  const shown = ids.filter((id) => isThere(id, content));
  const offered = offeredMenus(content);
  const chosen = footer.menus.flatMap(({ menu }, index) =>
    offered
      .filter(({ id }) => id === menu)
      .map((one) => ({
        ...linkToMenu(one),
        name: calledBy(one, content, ({ words }) => words.footer.menus[index]?.label ?? ''),
      })),
  );
  // A menu that is not offered any more gives its place to another one.
  const others = offered.filter(({ id }) => !footer.menus.some(({ menu }) => menu === id)).map(linkToMenu);
  return [
    { title: footer.links, links: shown.map((id) => linkTo(id, content)) },
    {
      title: footer.services,
      links: [...chosen, ...others.slice(0, footer.menus.length - chosen.length)],
    },
  ].filter(({ links }) => links.length > 0);
}

export const pageData = {
  home: homeData,
  about: ({ content }: Shown) => {
    const { story, people: peopleWords, ...prose } = proseOf('about', content);
    const paragraphs = partsOf(story.text).flat();
    return { ...prose, story: { title: story.title, paragraphs }, peopleWords, people: peopleOf(content) };
  },
  services: ({ content }: Shown) => ({
    ...proseOf('services', content),
    cards: offeredMenus(content).map((menu) => ({
      ...linkToMenu(menu),
      summary: menu.summary,
      picture: shownPicture(menu.picture, slotsOf(content).menu(menu)),
    })),
    bridal: bridalLink(content),
    questions: questionsOn('services', content),
  }),
  /** The menus that are not empty, with what the price list shows of each service. */
  prices: ({ content }: Shown) => ({
    ...wordsOf('prices', content),
    picture: codePicture('services'),
    above: [linkTo('services', content)],
    menus: offeredMenus(content).map((menu) => ({
      ...{ id: menu.id, ...linkToMenu(menu), ...originalMenu(content, menu), note: menu.note },
      services: shownServices(content.services[menu.id]).map(({ id, name, price, duration, group }) => ({
        ...{ id, name, price, group, ...originalService(content, `${menu.id}/${id}`) },
        duration: duration && formatDuration(duration),
      })),
    })),
    week: weeklyText(content.hours.weekly),
    questions: questionsOn('prices', content),
  }),
  offers: ({ content, now }: Shown) => ({
    ...proseOf('offers', content),
    packages: visiblePackages(content.offers.packages, now).map(({ services, ...offer }) => ({
      ...withPicture(offer.title, offer, content),
      ...originally(content, ({ offers }) => titleIn(offers.packages, offer.id)),
      worth: worthOf({ ...offer, services }, content).worth,
      duration: offer.duration || timeFor(services, originalOf(content)) || undefined,
      terms: packageTerms({ ...offer, services }, content),
      features: contentsOf({ ...offer, services }, content),
    })),
    footnote: content.offers.footnote,
    bridal: bridalLink(content),
    questions: questionsOn('offers', content),
  }),
  bridal: ({ content, now }: Shown) => {
    const { link: _, wishes, ...words } = wordsOf('bridal', content);
    const services = wishes.services.flatMap(({ service: id, forEach }) => {
      const { name, price } = serviceAt(content, id)?.service ?? {};
      return name ? [{ id, name, ...originalService(content, id), price, forEach }] : [];
    });
    // What is hers alone, with what it includes.
    const looks = services.flatMap(({ id, forEach, ...one }) =>
      forEach ? [] : [{ ...one, details: serviceAt(content, id)?.service.details }],
    );
    const original = originalOf(content);
    const isOfBride = ({ content: said }: { content: string }) =>
      /\b(brides?|wedding)\b/i.test(said) ||
      original.words.bridal.functions.kinds.some((kind) => said.includes(kind));
    // Every page has the special days of the next weeks only.
    const special = content.hours.special.filter(({ until }) => until >= dateOf(now));
    const shown = { hours: { weekly: content.hours.weekly, special }, picture: codePicture('makeup') };
    const said = content.words.home.testimonials.title;
    const review = reviewsOf(content)[reviewsOf(original).findIndex(isOfBride)];
    return { ...words, ...shown, looks, said, review, wishes: { ...wishes, services } };
  },
  academy: ({ content }: Shown) => {
    const { intro, ...prose } = proseOf('academy', content);
    const programs = content.academy.programs.filter(({ hidden }) => !hidden);
    const countNow = () => countText(programs.length, '{count} programme', '{count} programmes');
    // A title that is not translated is not half so.
    const isOriginal = intro.title === originalOf(content).words.academy.intro.title;
    const count = isOriginal ? speaking(undefined, countNow) : countNow();
    return {
      ...prose,
      intro: { ...intro, title: intro.title.replace('{programmes}', count) },
      programs: programs.map((program) => shownProgram(program, content)),
      questions: questionsOn('academy', content),
    };
  },
  terms: ({ content }: Shown) => legalData('terms', content),
  privacy: ({ content }: Shown) => legalData('privacy', content),
  notFound: ({ content }: Shown) => ({
    ...wordsOf('notFound', content),
    hasOffers: isThere('offers', content),
    picture: codePicture('lost'),
  }),
} satisfies Record<Exclude<SitePageId, 'menu'>, (shown: Shown) => unknown>;

/**
 * What a page shows; `menu` is a menu's address. Former addresses of a menu lead to it for good, as does another letter case. Throws
 * 404 for what is not there.
 */
export function dataOf(id: SitePageId, shown: Shown, menu = '') {
  const data = id === 'menu' ? menuData(shown, shownMenu(shown, menu)) : pageData[id](shown);
  const { page } = data;
  // Its address for search engines and previews.
  return { ...data, page: { ...page, path: pathIn(shown.isLittle ? undefined : shown.language, page.path) } };
}

function shownMenu({ content }: Shown, address: string): Menu {
  const menu = menuAt(content, address);
  if (!menu || menu.hidden) throw data(null, { status: 404 });
  if (menu.address !== address) throw redirect(menuPath(menu.address), 301);
  return menu;
}

/** What `useLoaderData` returns on a page. */
export type DataOf<Page extends SitePageId> = Page extends keyof typeof pageData
  ? ReturnType<(typeof pageData)[Page]>
  : ReturnType<typeof menuData>;

/** The words of a page; its name and what is meant for search engines are said by `page`. */
function wordsOf<Id extends WordedPage>(id: Id, content: SiteContent) {
  const { name: _, search: __, ...words } = content.words[id];
  return { ...words, page: pageOf(id, content) };
}

/** The words of a page whose hero picture the owner chooses. */
function proseOf<Id extends HeroPage>(id: Id, content: SiteContent) {
  const words = wordsOf(id, content);
  const picture = shownPicture(content.photos.heroes[id], slotsOf(content).hero(id));
  return { ...words, hero: { ...words.hero, picture } };
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

const questionsOn = (page: QuestionPage, { questions }: SiteContent) =>
  questions
    .filter(({ pages, hidden }) => !hidden && pages.includes(page))
    .map(({ id, question, answer }) => ({ id, question, answer }));

/**
 * Those who are shown: all of them, or those of a menu. As soon as one has a portrait, the others stand beside their initial, so
 * that names keep one edge.
 */
export function peopleOf(content: SiteContent, menu?: string) {
  const people = content.people
    .filter(({ hidden, menus }) => !hidden && (menu === undefined || menus.includes(menu)))
    .map(({ hidden: _, menus: __, ...person }) => withPicture(person.name, person, content));
  const isBeside = people.some(({ picture }) => picture);
  return people.map((person) => ({
    ...person,
    initial: isBeside && !person.picture ? firstLetter(person.name) : undefined,
  }));
}

/** As readers count letters. */
const firstLetter = (name: string) => [...new Intl.Segmenter().segment(name)][0]?.segment;

const reviewsOf = (content: SiteContent) =>
  content.reviews.flatMap(({ hidden, id: _, ...review }, index) => {
    const written = originalOf(content).reviews[index]?.content;
    return hidden ? [] : [{ ...review, isSample: samples.some((sample) => sample.content === written) }];
  });

/** What something is called originally, where that is another name: to be found by it, and said on chat. */
function originally(content: SiteContent, nameIn: (content: SiteContent) => string | undefined) {
  const name = nameIn(originalOf(content));
  return { original: name === nameIn(content) ? undefined : name };
}

const originalService = (content: SiteContent, id: string) =>
  originally(content, (some) => serviceName(some, id));

const mapPicture = () => ({ src: addressOf(codePicture('place-map')), alt: say(drawnMap.description) });

/** How many of them home shows; About has all. */
const PEOPLE_ON_HOME = 6;

function homeData({ content, now }: Shown) {
  const { photos, hours, words } = content;
  const { intro, testimonials, work, contact, hero, ...prose } = proseOf('home', content);
  const people = peopleOf(content);
  const slots = slotsOf(content);
  const offered = offeredMenus(content);
  const lines: { text: string; until?: LocalDate }[] = [
    ...weeklyText(hours.weekly).map((text) => ({ text })),
    ...upcomingDays(hours, now).map((days) => ({ text: upcomingText(days), until: days.until })),
  ];
  const pictures = photos.work
    .map((photo, index) => shownPicture(photo, slots.work(index)))
    .filter(isPhotograph);
  // The first one is the opening's, when that says something and enough are left.
  const hasOpening = intro.title !== '' || intro.subtitle !== '';
  const lead = hasOpening && pictures.length > 3 ? pictures.shift() : undefined;
  const isOwn = hasOwn(photos.work);
  const highlights = shownHighlights(content);
  // Among photographs of hers stands no drawing.
  const hasOwnHighlights = hasOwn(highlights.map(({ picture }) => picture));
  return {
    ...prose,
    hero: {
      ...hero,
      film: youTubeId(hero.film),
      // The drawn film has the colours of the first palette.
      isDrawn: hero.isDrawn && content.salon.colours === 'leaf',
      more: isThere('about', content) ? hero.more : '',
    },
    prices: shownPriceRows(content).map(({ name, price, menu, service }) => ({
      ...{ name, price: formatPrice(price) },
      to: `${menuPath(menu.address)}#${service.id}`,
    })),
    order: content.pages.order,
    bridal: bridalLink(content),
    /** Her own work comes before all menus; what came with the site after them. */
    intro: { ...intro, picture: lead, isFirst: isOwn },
    highlights: highlights.flatMap((highlight) => {
      const menu = offered.find(({ id }) => id === highlight.menu);
      if (!menu) return [];
      const { text, linkText } = highlight;
      const title = calledBy(menu, content, ({ highlights }) => titleIn(highlights, highlight.id));
      // Its headline says what it shows.
      const picture = { ...shownPicture(highlight.picture, slots.highlight(highlight)), alt: '' };
      return {
        ...{ title, text, linkText: linkText || words.services.intro.link, to: menuPath(menu.address) },
        picture: isPhotograph(picture) || !hasOwnHighlights ? picture : undefined,
      };
    }),
    testimonials: {
      ...testimonials,
      reviews: reviewsOf(content),
    },
    people:
      people.length > 0
        ? {
            ...{ ...prose.people, asked: words.about.people.asked, people: people.slice(0, PEOPLE_ON_HOME) },
            more: people.length > PEOPLE_ON_HOME ? hero.more : undefined,
          }
        : undefined,
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
      map: originalOf(content).contact.address === drawnMap.address ? mapPicture() : undefined,
    },
    questions: questionsOn('home', content),
  };
}

/** The title of an entry. */
const titleIn = (entries: { id: string; title: string }[], id: string) =>
  entries.find((entry) => entry.id === id)?.title ?? '';

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

/** How long services take one after the other; empty when one of them is gone or does not say. */
function timeFor(services: string[], content: SiteContent): string {
  const items = services.map((id) => ({ id, name: id, people: 1, ...serviceAt(content, id)?.service }));
  const sum = sumDurations(items as VisitItem[]);
  return sum.besides.length > 0 ? '' : speaking(undefined, () => durationText(sum));
}

function menuData({ content }: Shown, menu: Menu) {
  const { id, name, subtitle, introTitle, introText, closingTitle, closingText, note } = menu;
  const { summary, searchTitle, searchDescription } = menu;
  const picture = shownPicture(menu.picture, slotsOf(content).menu(menu));
  const { wishes } = content.words.bridal;
  const ofMenu = (one: Menu) =>
    wishes.services.filter(({ service }) => serviceAt(content, service)?.menu === one).length;
  // The menu with most of what a bride can choose.
  const isForBrides = ofMenu(menu) > 0 && content.menus.every((one) => ofMenu(one) <= ofMenu(menu));
  return {
    page: {
      ...linkToMenu(menu),
      title: searchTitle || name,
      description: searchDescription || summary || pricesIn(content.services[id]) || name,
    },
    above: [linkTo('services', content)],
    hero: { title: calledBy(menu, content, ({ menus }) => titleIn(menus, id)), subtitle, picture },
    intro: { title: introTitle, subtitle: introText },
    closing: { title: closingTitle, text: closingText },
    menu: id,
    ...originalMenu(content, menu),
    services: shownServices(content.services[id]).map((service) => shownService(service, content, id)),
    note,
    people: peopleOf(content, id),
    bridal: isForBrides ? bridalLink(content) : undefined,
    questions: questionsOn(id, content),
    words: content.words.services.menu,
    others: [
      { path: paths.prices, name: content.words.services.intro.prices },
      ...(isThere('bridal', content) ? [linkTo('bridal', content)] : []),
      ...offeredMenus(content)
        .filter((other) => other !== menu)
        .map(linkToMenu),
    ],
  };
}

/** “Gel polish ₹700, Nail art ₹50 per nail”, as much as search results show. */
function pricesIn(services?: Service[]) {
  const said = shownServices(services).map(({ name, price }) =>
    `${name} ${price ? formatPrice(price) : ''}`.trim(),
  );
  return shorten(said.join(', '), SEARCH_DESCRIPTION);
}

/** What a card shows, without what is empty or can't be seen. */
function shownService(
  { hidden: _, patchTest, terms, ...service }: Service,
  content: SiteContent,
  menu: string,
) {
  const { care, ...said } = { patchTest, ...terms };
  return {
    ...withPicture(service.name, service, content),
    ...originalService(content, `${menu}/${service.id}`),
    terms: shownTerms(said),
    care: care ? partsOf(care) : undefined,
  };
}

const shownTerms = (terms: NonNullable<Facts['terms']>) =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value)) as typeof terms;

/** What a package has: its services by name, then what the owner wrote besides. */
function contentsOf(
  { services, features }: Pick<OfferPackage, 'services' | 'features'>,
  content: SiteContent,
) {
  const names = services.flatMap((id) => serviceAt(content, id)?.service.name ?? []);
  const named = groupBy(names, (name) => name);
  const isNew = (feature: string) => named.every(({ title }) => plainWords(title) !== plainWords(feature));
  return [
    ...named.map(({ title, items }) =>
      items.length > 1 ? say('{name}, {count} times', { name: title, count: items.length }) : title,
    ),
    ...features.filter(isNew),
  ];
}

/**
 * A package is one visit: what any of its services asks holds for all of it. Its advance is the greatest share that one asks of its own
 * price or, if that is more, all their amounts together, at most its price.
 */
function packageTerms({ services, price }: Pick<OfferPackage, 'services' | 'price'>, content: SiteContent) {
  const all = services.flatMap((id) => serviceAt(content, id)?.service ?? []);
  const textOf = (key: 'lateness' | 'cancelling' | 'bring') => {
    const texts = groupBy(all, ({ terms }) => terms[key]).filter(({ title }) => title);
    const ofWhom = (some: Service[]) =>
      texts.length > 1 ? `${listWords(some.map(({ name }) => name))}: ` : '';
    return texts.map(({ title, items }) => `${ofWhom(items)}${title}`).join(' ');
  };
  const amounts = all.reduce((sum, { terms }) => sum + (terms.advance ?? 0), 0);
  return shownTerms({
    patchTest: all.some(({ patchTest }) => patchTest),
    advance: Math.min(amounts, (price.kind !== 'unit' && price.rupees) || amounts),
    share: Math.max(0, ...all.map(({ terms }) => terms.share ?? 0)),
    ...each(['lateness', 'cancelling', 'bring'], textOf),
  });
}

const shownProgram = ({ hidden: _, gallery, ...program }: Program, content: SiteContent) => ({
  ...program,
  ...originally(content, ({ academy }) => titleIn(academy.programs, program.id)),
  gallery: gallery
    .map((photo, index) => shownPicture(photo, slotsOf(content).gallery(program, index)))
    .filter(isPhotograph),
});

function legalData<Id extends 'terms' | 'privacy'>(id: Id, content: SiteContent) {
  const { updated, intro: _, sections: __, ...words } = wordsOf(id, content);
  const { intro, sections } = legalText(id, content);
  return {
    ...words,
    intro,
    updated: dayWords(updated),
    sections: sections
      .map(({ heading, body }) => ({ heading, body: partsOf(body) }))
      .filter(({ body }) => body.length > 0),
    picture: codePicture('about'),
  };
}

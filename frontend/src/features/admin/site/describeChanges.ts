import type {
  Contact,
  HeroPage,
  MenuId,
  Notice,
  OfferPackage,
  Program,
  Question,
  Review,
  Service,
  SiteContent,
  SitePhoto,
  SpecialDays,
} from '../../../content/site-content';
import { datesText, timesText, weeklyText } from '../../hours/texts';
import { menuIds } from './draft/sections';
import { same } from './draft/share';
import {
  contactNames,
  dayName,
  dayWords,
  endWords,
  heroName,
  listWords,
  menuName,
  priceWords,
  questionPagesWords,
  shorten,
  startWords,
  weekdays,
} from './words';

/** The server's limits for a summary: number of lines, and characters of a line. */
const MOST_LINES = 50;
const LONGEST_LINE = 200;

/** Describes what will change for visitors, one line per change; an empty list when nothing does. */
export function describeChanges(before: SiteContent, after: SiteContent): string[] {
  const lines = [
    ...describeServices(before, after),
    ...describeOffers(before.offers, after.offers),
    ...describeHours(before.hours, after.hours),
    ...describeList(noticeKind, before.notices, after.notices),
    ...describeContact(before.contact, after.contact),
    ...describeList(reviewKind, before.reviews, after.reviews),
    ...describeList(questionKind, before.questions, after.questions),
    ...describePhotos(before.photos, after.photos),
    ...describeList(programKind, before.academy.programs, after.academy.programs),
  ].map((line) => shorten(line, LONGEST_LINE));
  if (lines.length <= MOST_LINES) return lines;
  const said = MOST_LINES - 1;
  return [...lines.slice(0, said), `${lines.length - said} more changes`];
}

interface Kind<Item> {
  /** The noun after `New`; empty when the item's name makes it clear. */
  one: string;
  many: string;
  /** Name of the list, for `new order`; without it, changes of the order are described elsewhere. */
  list?: string;
  nameOf: (item: Item) => string;
  keyOf: (item: Item) => string;
  isHidden?: (item: Item) => boolean;
  /** Details of a new item, written after its name. */
  detailsOf?: (item: Item) => string;
  /** Changes written as `old → new`. */
  values: [name: string, words: (item: Item) => string][];
  /** Changes written as `new description`, without the text itself. */
  texts: [name: string, part: (item: Item) => unknown][];
}

function describeList<Item>(kind: Kind<Item>, before: Item[], after: Item[]): string[] {
  const { one, nameOf, keyOf, isHidden = () => false, detailsOf } = kind;
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const kept = after.flatMap((item) => {
    const last = old.get(keyOf(item));
    return last ? [[last, item] as const] : [];
  });
  const keptKeys = new Set(kept.map(([item]) => keyOf(item)));
  const added = after.filter((item) => !keptKeys.has(keyOf(item)));
  const removed = before.filter((item) => !keptKeys.has(keyOf(item)));
  const nowHidden = kept.filter(([last, item]) => !isHidden(last) && isHidden(item));
  const shownAgain = kept.filter(([last, item]) => isHidden(last) && !isHidden(item));
  return [
    ...added.map((item) => {
      const details = detailsOf?.(item);
      return `New${one && ` ${one}`}: ${nameOf(item)}${details ? `, ${details}` : ''}${isHidden(item) ? ' (hidden)' : ''}`;
    }),
    ...removed.map((item) => `${nameOf(item)} is removed`),
    ...kept.flatMap(([last, item]) => describeItem(kind, last, item)),
    ...counted(kind, nowHidden, 'hidden'),
    ...counted(kind, shownAgain, 'shown again'),
    ...(kind.list && isReordered(kind, before, after) ? [`${kind.list}: new order`] : []),
  ];
}

function describeItem<Item>({ nameOf, values, texts }: Kind<Item>, last: Item, item: Item): string[] {
  const name = nameOf(item);
  const changed = texts.filter(([, part]) => !same(part(last), part(item))).map(([name]) => name);
  return [
    ...(nameOf(last) === name ? [] : [`${nameOf(last)} is now called ${name}`]),
    ...values.flatMap(([what, words]) => {
      const [from, to] = [words(last), words(item)];
      return from === to ? [] : [`${name}: ${what && `${what} `}${from} → ${to}`];
    }),
    ...(changed.length > 0 ? [`${name}: new ${listWords(changed)}`] : []),
  ];
}

/** `2 packages hidden: Wax Works and Old School Luxe` */
function counted<Item>(
  { many, nameOf }: Kind<Item>,
  items: (readonly [Item, Item])[],
  what: string,
): string[] {
  const names = items.map(([, item]) => nameOf(item));
  if (names.length === 0) return [];
  return [
    names.length === 1 ? `${names[0]}: ${what}` : `${names.length} ${many} ${what}: ${listWords(names)}`,
  ];
}

function isReordered<Item>({ keyOf }: Pick<Kind<Item>, 'keyOf'>, before: Item[], after: Item[]): boolean {
  const keys = (items: Item[], others: Item[]) => {
    const known = new Set(others.map(keyOf));
    return items.map(keyOf).filter((key) => known.has(key));
  };
  return !same(keys(before, after), keys(after, before));
}

// ---- services

type Placed = Service & { menu: MenuId };

function describeServices(before: SiteContent, after: SiteContent): string[] {
  const placed = ({ services }: SiteContent) =>
    menuIds.flatMap((menu) => services[menu].map((service): Placed => ({ ...service, menu })));
  const [old, now] = [placed(before), placed(after)];
  const moved = findMoved(old, now);
  // A moved service counts as one of its new menu, so that it is not described as removed and added.
  const followed = old.map((service) => ({ ...service, menu: moved.get(service) ?? service.menu }));
  const isAmbiguous = (name: string) => now.filter((service) => service.name === name).length > 1;
  const kind: Kind<Placed> = {
    one: 'service',
    many: 'services',
    keyOf: ({ menu, id }) => `${menu} ${id}`,
    nameOf: ({ name, menu }) => (isAmbiguous(name) ? `${name} (${menuName(menu)})` : name),
    isHidden: ({ hidden }) => hidden,
    detailsOf: ({ price, menu }) => `${priceWords(price)}, in ${menuName(menu)}`,
    values: [
      ['', ({ price }) => priceWords(price)],
      ['', ({ duration }) => duration || 'no duration'],
    ],
    texts: [
      ['description', ({ description }) => description],
      ['“best for”', ({ bestFor }) => bestFor],
      ['highlights', ({ details }) => details],
      ['heading above', ({ group }) => group],
    ],
  };
  return [
    ...[...moved].map(([{ name, menu }, to]) => `${name}: moved from ${menuName(menu)} to ${menuName(to)}`),
    ...describeList(kind, followed, now),
    ...menuIds.flatMap((menu) => [
      ...(isReordered(kind, inMenu(old, menu), inMenu(now, menu)) ? [`${menuName(menu)}: new order`] : []),
      ...(before.notes[menu] === after.notes[menu] ? [] : [`${menuName(menu)}: new small print`]),
    ]),
  ];
}

const inMenu = (services: Placed[], menu: MenuId) => services.filter((service) => service.menu === menu);

/** The services that moved, with their new menu: gone from the old menu, and new in another one with the same id. */
function findMoved(old: Placed[], now: Placed[]): Map<Placed, MenuId> {
  const has = (services: Placed[], { menu, id }: Placed) =>
    services.some((service) => service.menu === menu && service.id === id);
  const arrived = now.filter((service) => !has(old, service));
  const gone = old.filter((service) => !has(now, service));
  return new Map(
    gone.flatMap((service) => {
      const found = arrived.find(({ id }) => id === service.id);
      return found ? [[service, found.menu] as const] : [];
    }),
  );
}

// ---- the others

function describeOffers(before: SiteContent['offers'], after: SiteContent['offers']): string[] {
  return [
    ...describeList(packageKind, before.packages, after.packages),
    ...(before.footnote === after.footnote ? [] : ['Offers: new footnote']),
  ];
}

const packageKind: Kind<OfferPackage> = {
  one: 'package',
  many: 'packages',
  list: 'Offers',
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  isHidden: ({ hidden }) => hidden,
  detailsOf: ({ price }) => priceWords(price),
  values: [
    ['', ({ price }) => priceWords(price)],
    [
      'worth',
      ({ worth }) => (worth === undefined ? 'not said' : priceWords({ kind: 'fixed', rupees: worth })),
    ],
    ['', ({ popular }) => (popular ? 'Popular' : 'not Popular')],
    ['first day', ({ from }) => dayWords(from)],
    ['last day', ({ until }) => dayWords(until)],
    ['category', ({ category }) => category || 'none'],
  ],
  texts: [
    ['description', ({ description }) => description],
    ['list of what is in it', ({ features }) => features],
  ],
};

function describeHours(before: SiteContent['hours'], after: SiteContent['hours']): string[] {
  const changed = weekdays.filter((day) => !same(before.weekly[day], after.weekly[day]));
  const times = ({ weekly }: SiteContent['hours'], day: (typeof weekdays)[number]) =>
    timesText(weekly[day]) || 'closed';
  const weekly =
    changed.length > 2
      ? [`Opening hours: ${weeklyText(after.weekly).join('; ') || 'closed every day'}`]
      : changed.map((day) => `${dayName(day)}: ${times(before, day)} → ${times(after, day)}`);
  return [...weekly, ...describeList(specialKind, before.special, after.special)];
}

const specialKind: Kind<SpecialDays> = {
  one: 'special day',
  many: 'special days',
  list: 'Special days',
  keyOf: ({ id }) => id,
  nameOf: ({ from, until, reason }) => `${datesText(from, until)}${reason && ` (${reason})`}`,
  detailsOf: ({ times }) => timesText(times) || 'closed',
  values: [['', ({ times }) => timesText(times) || 'closed']],
  texts: [],
};

const noticeKind: Kind<Notice> = {
  one: 'notice',
  many: 'notices',
  list: 'Notices',
  keyOf: ({ id }) => id,
  nameOf: ({ text }) => `“${shorten(text, 80)}”`,
  detailsOf: ({ from, until }) => `${startWords(from)} – ${endWords(until)}`,
  values: [
    ['from', ({ from }) => startWords(from)],
    ['until', ({ until }) => endWords(until)],
  ],
  texts: [],
};

function describeContact(before: Contact, after: Contact): string[] {
  const names = Object.entries(contactNames) as [keyof Contact, string][];
  return names.flatMap(([field, name]) =>
    before[field] === after[field] ? [] : [`${name}: ${before[field] || 'none'} → ${after[field] || 'none'}`],
  );
}

const reviewKind: Kind<Review> = {
  one: '',
  many: 'reviews',
  list: 'Reviews',
  keyOf: ({ id }) => id,
  nameOf: ({ author }) => `Review by ${author}`,
  isHidden: ({ hidden }) => hidden,
  values: [],
  texts: [
    ['text', ({ content }) => content],
    ['place', ({ location }) => location],
  ],
};

const questionKind: Kind<Question> = {
  one: 'question',
  many: 'questions',
  list: 'Questions',
  keyOf: ({ id }) => id,
  nameOf: ({ question }) => `“${shorten(question, 80)}”`,
  isHidden: ({ hidden }) => hidden,
  detailsOf: ({ pages }) => questionPagesWords(pages),
  values: [['', ({ pages }) => questionPagesWords(pages)]],
  texts: [['answer', ({ answer }) => answer]],
};

const programKind: Kind<Program> = {
  one: 'programme',
  many: 'programmes',
  list: 'Academy',
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  isHidden: ({ hidden }) => hidden,
  values: [
    ['next batch', ({ nextBatch }) => dayWords(nextBatch)],
    ['fee', ({ fee }) => (fee === undefined ? 'not said' : priceWords({ kind: 'fixed', rupees: fee }))],
    ['seats left', ({ seatsLeft }) => (seatsLeft === undefined ? 'not said' : String(seatsLeft))],
    ['', ({ duration }) => duration || 'no duration'],
  ],
  texts: [
    ['summary', ({ summary }) => summary],
    ['“for whom”', ({ forWhom }) => forWhom],
    ['list of what is taught', ({ modules }) => modules],
    ['pictures', ({ gallery }) => gallery],
  ],
};

function describePhotos(before: SiteContent['photos'], after: SiteContent['photos']): string[] {
  const heroes = Object.keys(after.heroes) as HeroPage[];
  return [
    ...heroes.flatMap((page) =>
      describePhoto(`at the top of ${heroName(page)}`, before.heroes[page], after.heroes[page]),
    ),
    ...after.highlights.flatMap((photo, index) =>
      describePhoto(`${index + 1} of the home page`, before.highlights[index], photo),
    ),
    ...describeWork(before.work, after.work),
  ];
}

function describePhoto(where: string, before: SitePhoto | undefined, after: SitePhoto): string[] {
  if (before?.image !== after.image) return [`New picture ${where}`];
  return same(before, after) ? [] : [`Picture ${where}: new ${listWords(photoParts(before, after))}`];
}

const photoParts = (before: SitePhoto, after: SitePhoto) => [
  ...(before.alt === after.alt ? [] : ['description']),
  ...(same(before.focus, after.focus) ? [] : ['crop']),
];

function describeWork(before: SitePhoto[], after: SitePhoto[]): string[] {
  const images = (photos: SitePhoto[]) => new Set(photos.map(({ image }) => image));
  const added = after.filter(({ image }) => !images(before).has(image)).length;
  const removed = before.filter(({ image }) => !images(after).has(image)).length;
  const edited = after.filter((photo) => {
    const last = before.find(({ image }) => image === photo.image);
    return last && !same(last, photo);
  }).length;
  const pictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;
  const byImage = { keyOf: ({ image }: SitePhoto) => image };
  return [
    ...(added > 0 ? [`Our work: ${pictures(added)} added`] : []),
    ...(removed > 0 ? [`Our work: ${pictures(removed)} removed`] : []),
    ...(edited > 0 ? [`Our work: ${pictures(edited)} described or cropped anew`] : []),
    ...(isReordered(byImage, before, after) ? ['Our work: new order'] : []),
  ];
}

import { Program } from './description/academy.ts';
import { Contact } from './description/contact.ts';
import { SpecialDays } from './description/hours.ts';
import { Notice } from './description/notices.ts';
import { OfferPackage, Offers } from './description/offers.ts';
import { DRAWING, SitePhoto } from './description/photos.ts';
import { Question, Review } from './description/reviews.ts';
import { MenuNotes, Service } from './description/services.ts';
import type { SiteContent } from './description.ts';
import { entryInfo, fieldInfo, type Schema } from './fields.ts';
import { type Weekday, weekdays } from './hours/localTime.ts';
import { dayName, timesText, weeklyText } from './hours/texts.ts';
import { heroNames, heroPages, menuIds, menuNames } from './menus.ts';
import { same } from './same.ts';
import { listWords, shorten } from './words/dates.ts';

/** The most lines of a summary, and the most characters of a line. */
export const MOST_LINES = 50;
export const LONGEST_LINE = 200;

/** What changes for visitors, one line per change; an empty list when nothing does. */
export function describeChanges(before: SiteContent, after: SiteContent): string[] {
  const lines = [
    ...describeServices(before, after),
    ...describeList(OfferPackage, before.offers.packages, after.offers.packages),
    ...describeFields(Offers, 'Offers', before.offers, after.offers),
    ...describeWeek(before.hours.weekly, after.hours.weekly),
    ...describeList(SpecialDays, before.hours.special, after.hours.special),
    ...describeList(Notice, before.notices, after.notices),
    ...describeFields(Contact, '', before.contact, after.contact),
    ...describeList(Review, before.reviews, after.reviews),
    ...describeList(Question, before.questions, after.questions),
    ...describePhotos(before.photos, after.photos),
    ...describeList(Program, before.academy.programs, after.academy.programs),
  ].map((line) => shorten(line, LONGEST_LINE));
  if (lines.length <= MOST_LINES) return lines;
  const said = MOST_LINES - 1;
  return [...lines.slice(0, said), `${lines.length - said} more changes`];
}

interface Item {
  id: string;
  hidden?: boolean;
}
/** An object's schema, as far as its fields are described. */
type Described = Schema & { shape: Record<string, Schema> };

/** Describes the changes of a list of entries. `where` adds to what is said of a new one. */
function describeList<T extends Item>(
  schema: Described,
  before: T[],
  after: T[],
  where = (_item: T) => '',
): string[] {
  const info = entryInfo(schema);
  if (!info) return [];
  const { one, many, list } = info;
  const nameOf = (item: T) => info.nameOf(item as never);
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = after.flatMap((item) => {
    const last = old.get(item.id);
    return last ? [[last, item] as const] : [];
  });
  const keptIds = new Set(kept.map(([{ id }]) => id));
  const counted = (items: (readonly [T, T])[], what: string) => {
    const found = items.map(([, item]) => nameOf(item));
    if (found.length < 2) return found.map((name) => `${name}: ${what}`);
    return [`${found.length} ${many} ${what}: ${listWords(found)}`];
  };
  return [
    ...after
      .filter(({ id }) => !keptIds.has(id))
      .map((item) => {
        const details = info.detailsOf?.(item as never) ?? '';
        const isHidden = item.hidden ? ' (hidden)' : '';
        return `New${one && ` ${one}`}: ${nameOf(item)}${details && `, ${details}`}${where(item)}${isHidden}`;
      }),
    ...before.filter(({ id }) => !keptIds.has(id)).map((item) => `${nameOf(item)} is removed`),
    ...kept.flatMap(([last, item]) => [
      ...(nameOf(last) === nameOf(item) ? [] : [`${nameOf(last)} is now called ${nameOf(item)}`]),
      ...describeFields(schema, nameOf(item), last, item),
    ]),
    ...counted(
      kept.filter(([last, item]) => !last.hidden && item.hidden),
      'hidden',
    ),
    ...counted(
      kept.filter(([last, item]) => last.hidden && !item.hidden),
      'shown again',
    ),
    ...(list ? describeOrder(list, idsOf(before), idsOf(after)) : []),
  ];
}

/** `Hair Spa: ₹900 → ₹950` for values; `Hair Spa: new description and highlights` for texts. */
function describeFields(schema: Described, name: string, before: object, after: object): string[] {
  const values: string[] = [];
  const texts: string[] = [];
  for (const [key, field] of Object.entries(schema.shape)) {
    const info = fieldInfo(field);
    const [from, to] = [Reflect.get(before, key), Reflect.get(after, key)];
    // The name is told as “is now called”.
    if (!info || info.change === 'none' || key === 'name' || key === 'title' || same(from, to)) continue;
    const what = name === '' ? info.label : info.said;
    if (info.change === 'text' && to === undefined) values.push(`${name}: ${what} removed`);
    else if (info.change === 'text') texts.push(what);
    else {
      const [old, fresh] = [from, to].map((value) =>
        info.words ? info.words(value as never) : String(value || 'none'),
      );
      const said = name === '' ? `${what}:` : `${name}:${what && ` ${what}`}`;
      if (old !== fresh) values.push(`${said} ${old} → ${fresh}`);
    }
  }
  return [...values, ...(texts.length > 0 ? [`${name}: new ${listWords(texts)}`] : [])];
}

const idsOf = (items: Item[]) => items.map(({ id }) => id);

/** Whether those that stayed stand in another order. */
function describeOrder(name: string, before: string[], after: string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)];
  const isSame = same(
    before.filter((key) => now.has(key)),
    after.filter((key) => old.has(key)),
  );
  return isSame ? [] : [`${name}: new order`];
}

function describeServices(before: SiteContent, after: SiteContent): string[] {
  const placed = ({ services }: SiteContent) =>
    menuIds.flatMap((menu) => services[menu].map((service) => ({ ...service, menu })));
  const [old, now] = [placed(before), placed(after)];
  type Placed = (typeof old)[number];
  const has = (services: Placed[], { menu, id }: Placed) =>
    services.some((other) => other.menu === menu && other.id === id);

  // Gone from its old menu, and new in another one with the same id: it has moved.
  const arrived = now.filter((service) => !has(old, service));
  const newMenu = (service: Placed) =>
    has(now, service) ? undefined : arrived.find(({ id }) => id === service.id)?.menu;
  const isAmbiguous = (name: string) => now.filter((service) => service.name === name).length > 1;
  // A moved service counts as one of its new menu, so that it is not described as removed and added.
  const entryOf = (service: Placed, menu = service.menu): Placed => ({
    ...service,
    id: `${menu} ${service.id}`,
    name: isAmbiguous(service.name) ? `${service.name} (${menuNames[menu]})` : service.name,
    menu,
  });
  return [
    ...old.flatMap((service) => {
      const to = newMenu(service);
      return to ? [`${service.name}: moved from ${menuNames[service.menu]} to ${menuNames[to]}`] : [];
    }),
    ...describeList(
      Service,
      old.map((service) => entryOf(service, newMenu(service))),
      now.map((service) => entryOf(service)),
      ({ menu }) => `, in ${menuNames[menu]}`,
    ),
    ...menuIds.flatMap((menu) => [
      ...describeOrder(menuNames[menu], idsOf(before.services[menu]), idsOf(after.services[menu])),
      ...(before.notes[menu] === after.notes[menu]
        ? []
        : [`${menuNames[menu]}: new ${fieldInfo(MenuNotes.shape[menu])?.said}`]),
    ]),
  ];
}

type Weekly = SiteContent['hours']['weekly'];

/** The changed days, or the whole week when most of it changes. */
function describeWeek(before: Weekly, after: Weekly): string[] {
  const changed = weekdays.filter((day) => !same(before[day], after[day]));
  if (changed.length > 2) return [`Opening hours: ${weeklyText(after).join('; ') || 'closed every day'}`];
  const times = (weekly: Weekly, day: Weekday) => timesText(weekly[day]) || 'closed';
  return changed.map((day) => `${dayName(day)}: ${times(before, day)} → ${times(after, day)}`);
}

function describePhotos(before: SiteContent['photos'], after: SiteContent['photos']): string[] {
  return [
    ...heroPages.flatMap((page) =>
      describePhoto(`at the top of ${heroNames[page]}`, before.heroes[page], after.heroes[page]),
    ),
    ...after.highlights.flatMap((photo, index) =>
      describePhoto(`${index + 1} of the home page`, before.highlights[index], photo),
    ),
    ...describeWork(before.work, after.work),
  ];
}

function describePhoto(where: string, before: SitePhoto | undefined, after: SitePhoto): string[] {
  if (before?.image === after.image) return describeFields(SitePhoto, `Picture ${where}`, before, after);
  return [after.image === DRAWING ? `The drawing is back ${where}` : `New picture ${where}`];
}

function describeWork(before: SitePhoto[], after: SitePhoto[]): string[] {
  const old = new Map(before.map((photo) => [photo.image, photo]));
  const now = new Map(after.map((photo) => [photo.image, photo]));
  const changed = after.filter((photo) => old.has(photo.image) && !same(old.get(photo.image), photo));
  const counted = ({ length }: SitePhoto[], what: string) =>
    length > 0 ? [`Our work: ${length} ${length === 1 ? 'picture' : 'pictures'} ${what}`] : [];
  return [
    ...counted(
      after.filter(({ image }) => !old.has(image)),
      'added',
    ),
    ...counted(
      before.filter(({ image }) => !now.has(image)),
      'removed',
    ),
    ...counted(changed, 'described or cropped anew'),
    ...describeOrder('Our work', [...old.keys()], [...now.keys()]),
  ];
}

import { z } from 'zod';
import { Service } from './description/services.ts';
import { SiteContent, type Translated } from './description.ts';
import { entryInfo, fieldInfo, inner, type Schema } from './fields.ts';
import { shownPriceRows } from './homePage.ts';
import { languageCodes, languages } from './languages.ts';
import { type MenuId, menuName } from './menus.ts';
import { inOrder } from './merge.ts';
import { describeAddresses } from './reachable.ts';
import { same } from './same.ts';
import { visibleLine } from './text.ts';
import { hasText, languageIn } from './translate.ts';
import { counted } from './words/counted.ts';
import { listWords, shorten } from './words/dates.ts';
import { priceWords } from './words/prices.ts';

/** The most lines of a kept summary, and the most characters of a line. */
export const MOST_LINES = 50;
export const LONGEST_LINE = 200;
const LONGEST_QUOTE = 60;

/** The parts whose changes the description alone cannot put into words. */
const customDescribers: Record<string, (before: SiteContent, after: SiteContent) => string[]> = {
  services: describeServices,
  priceRows: describePriceRows,
  translations: describeTranslations,
};

/** What changes for visitors, one line per change; an empty list when nothing does. Words come last, as they are most. */
export function describeChanges(before: SiteContent, after: SiteContent): string[] {
  const { highlights, words, ...others } = SiteContent.shape;
  const parts = Object.entries({ ...others, highlights, words }).flatMap(([key, part]) => {
    const [old, now] = [Reflect.get(before, key), Reflect.get(after, key)];
    const { label } = fieldInfo(part) ?? {};
    return (
      customDescribers[key]?.(before, after) ??
      describePart(part, label ? [label] : [], old, now, [after, before])
    );
  });
  const lines = [...describeAddresses(before, after), ...parts].map((line) => shorten(line, LONGEST_LINE));
  return [...new Set(lines)];
}

/** The same, no longer than it is kept with an edition. */
export function summaryOf(before: SiteContent, after: SiteContent): string[] {
  const lines = describeChanges(before, after);
  if (lines.length <= MOST_LINES) return lines;
  const listed = MOST_LINES - 1;
  return [...lines.slice(0, listed), `${lines.length - listed} more changes`];
}

interface Item {
  id: string;
  hidden?: boolean;
}
/** An object's schema, as far as its fields are described. */
type Described = Schema & { shape: Record<string, Schema> };

/** The content after the change, and before it: an entry that goes may be named by what goes with it. */
type Contents = readonly [after: SiteContent, before: SiteContent];

/** Describes the changes of a list of entries. `where` adds to what is said of a new one. */
function describeList<T extends Item>(
  schema: Described,
  before: T[],
  after: T[],
  contents: Contents,
  where = (_item: T) => '',
): string[] {
  const info = entryInfo(schema);
  if (!info) return [];
  const { one, list } = info;
  const nameOf = (item: T) =>
    contents.map((content) => info.nameOf(item as never, content)).find(Boolean) || `A ${one}`;
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = after.flatMap((item) => {
    const last = old.get(item.id);
    return last ? [[last, item] as const] : [];
  });
  const keptIds = new Set(kept.map(([{ id }]) => id));
  return [
    ...after
      .filter(({ id }) => !keptIds.has(id))
      .map((item) => {
        const details = info.detailsOf?.(item as never, contents[0]) ?? '';
        const isHidden = item.hidden ? ' (hidden)' : '';
        return `New${one && ` ${one}`}: ${nameOf(item)}${details && `, ${details}`}${where(item)}${isHidden}`;
      }),
    ...before.filter(({ id }) => !keptIds.has(id)).map((item) => `${nameOf(item)} is removed`),
    ...kept.flatMap(([last, item]) => [
      ...(nameOf(last) === nameOf(item) ? [] : [`${nameOf(last)} is now called ${nameOf(item)}`]),
      ...describeFields(schema, nameOf(item), last, item, contents),
    ]),
    ...(list ? describeOrder(list, idsOf(before), idsOf(after)) : []),
  ];
}

/** `Hair Spa: ₹900 → ₹950` for values; `Hair Spa: new description and highlights` for texts. */
function describeFields(
  schema: Described,
  name: string,
  before: object,
  after: object,
  contents: Contents,
  isEntry = entryInfo(schema) !== undefined,
): string[] {
  const values: string[] = [];
  const texts: string[] = [];
  let quote = '';
  for (const [key, field] of Object.entries(schema.shape)) {
    const info = fieldInfo(field);
    const [from, to] = [Reflect.get(before, key), Reflect.get(after, key)];
    // An entry's name is told as “is now called”.
    const isName = isEntry && (key === 'name' || key === 'title');
    if (!info || info.change === 'none' || isName || same(from, to)) continue;
    const what = name === '' ? info.label : info.changeLabel;
    const group = inner(field as Schema);
    if (info.control === 'own' && isEntry && group instanceof z.ZodObject)
      values.push(...describeFields(group, name, from, to, contents, isEntry));
    else if (info.change === 'text' && to === undefined)
      values.push(name === '' ? `${what} is removed` : `${name}: ${what} removed`);
    else if (info.change === 'text') {
      texts.push(info.changeLabel);
      // What has no name of its own is known by its words.
      if (!isEntry && typeof to === 'string' && to) quote = ` “${shorten(visibleLine(to), LONGEST_QUOTE)}”`;
    } else {
      const [old, fresh] = [from, to].map((value) =>
        info.words ? info.words(value as never, contents[0]) : String(value || 'none'),
      );
      const label = name === '' ? `${what}:` : `${name}:${what && ` ${what}`}`;
      if (old !== fresh) values.push(`${label} ${old} → ${fresh}`);
    }
  }
  return [
    ...values,
    ...(texts.length > 0
      ? [`${name === '' ? 'New' : `${name}: new`} ${listWords(texts)}${texts.length === 1 ? quote : ''}`]
      : []),
  ];
}

const idsOf = (items: Item[]) => items.map(({ id }) => id);

/** Whether those that stayed stand in another order. */
const describeOrder = (name: string, before: string[], after: string[]): string[] =>
  inOrder(before, after) ? [] : [`${name}: new order`];

/** `Home, The opening: new headline`: the entries of a list, or the fields of an object and of the objects in it. */
function describePart(
  described: Schema,
  names: string[],
  before: object,
  after: object,
  contents: Contents,
): string[] {
  const kind = inner(described);
  if (same(before, after)) return [];
  if (kind instanceof z.ZodArray)
    return describeList(inner(kind.element) as Described, before as Item[], after as Item[], contents);
  if (!(kind instanceof z.ZodObject)) return [];
  const below = Object.entries(kind.shape).flatMap(([key, part]) => {
    const info = fieldInfo(part);
    if (info && info.change !== 'none') return [];
    const path = info ? [...names, info.label] : names;
    return describePart(part, path, Reflect.get(before, key), Reflect.get(after, key), contents);
  });
  return [...describeFields(kind, names.join(', '), before, after, contents), ...below];
}

function describeServices(before: SiteContent, after: SiteContent): string[] {
  const menus = [...new Set([...Object.keys(after.services), ...Object.keys(before.services)])];
  const name = (menu: MenuId) => menuName(after.services[menu] ? after : before, menu);
  const placed = ({ services }: SiteContent) =>
    menus.flatMap((menu) => (services[menu] ?? []).map((service) => ({ ...service, menu })));
  const [old, now] = [placed(before), placed(after)];
  type Placed = (typeof old)[number];
  const has = (services: Placed[], { menu, id }: Placed) =>
    services.some((other) => other.menu === menu && other.id === id);

  // Gone from its old menu, and new in another one with the same id and texts, or without texts at the same price: it has
  // moved. Else it is another one of that name, as in a pasted price list.
  const partOf = ({ description, details, price }: Placed) =>
    description || details.length > 0 ? [description, details] : price;
  const arrived = now.filter((service) => !has(old, service));
  const newMenu = (service: Placed) =>
    has(now, service)
      ? undefined
      : arrived.find((other) => other.id === service.id && same(partOf(other), partOf(service)))?.menu;
  const isAmbiguous = (name: string) => now.filter((service) => service.name === name).length > 1;
  // A moved service counts as one of its new menu, so that it is not described as removed and added.
  const entryOf = (service: Placed, menu = service.menu): Placed => ({
    ...service,
    id: `${menu} ${service.id}`,
    name: isAmbiguous(service.name) ? `${service.name} (${name(menu)})` : service.name,
    menu,
  });
  return [
    ...old.flatMap((service) => {
      const to = newMenu(service);
      return to ? [`${service.name}: moved from ${name(service.menu)} to ${name(to)}`] : [];
    }),
    ...describeList(
      Service,
      // Those of a menu that is removed go with it.
      old
        .filter((service) => after.services[service.menu] || newMenu(service))
        .map((service) => entryOf(service, newMenu(service))),
      now.map((service) => entryOf(service)),
      [after, before],
      ({ menu }) => `, in ${name(menu)}`,
    ),
    ...menus.flatMap((menu) =>
      describeOrder(name(menu), idsOf(before.services[menu] ?? []), idsOf(after.services[menu] ?? [])),
    ),
  ];
}

/** All rows as they will stand; a changed price of a service is told with the service. */
function describePriceRows(before: SiteContent, after: SiteContent): string[] {
  if (same(before.priceRows, after.priceRows)) return [];
  const rows = shownPriceRows(after).map(({ name, price }) => `${name} ${priceWords(price)}`);
  return [`Prices on the home page: ${rows.join(' · ') || 'none'}`];
}

/** Those of texts that are gone are not told: they go with them. */
function describeTranslations(before: SiteContent, after: SiteContent): string[] {
  if (same(before.translations, after.translations)) return [];
  const isThere = hasText(after);
  const seen = ({ isOn }: Translated) => (isOn ? 'shown' : 'switched off');
  return languageCodes.flatMap((code) => {
    const { name } = languages[code];
    const [old, now] = [languageIn(before, code), languageIn(after, code)];
    const keys = new Set([...Object.keys(old.texts), ...Object.keys(now.texts)].filter(isThere));
    const { length } = [...keys].filter((key) => !same(old.texts[key], now.texts[key]));
    return [
      ...(now.isOn === old.isOn ? [] : [`${name}: ${seen(old)} → ${seen(now)}`]),
      ...(length > 0
        ? [`${name}: ${counted(length, 'translation is', 'translations are')} new or changed`]
        : []),
    ];
  });
}

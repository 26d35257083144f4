import { z } from 'zod';
import type { SpecialDays } from './description/hours.ts';
import type { Notice } from './description/notices.ts';
import { withAllSections } from './description/pages.ts';
import { DRAWING, type SitePhoto } from './description/photos.ts';
import { Price } from './description/prices.ts';
import { SiteContent } from './description.ts';
import { type EntryInfo, entryInfo, inner, mapParts, partsIn, type Schema } from './fields.ts';
import { daysText, timesText } from './hours/texts.ts';
import { inLatin } from './inLatin.ts';
import { heroNames } from './menus.ts';
import { below, keysOf } from './paths.ts';
import { isRecord } from './same.ts';

/** A thing with an id somewhere in the content. */
export interface Entry {
  /** Its path, such as `services.hair[3]`. */
  path: string;
  /** The path of its list. */
  list: string;
  schema: z.ZodObject;
  info: EntryInfo;
  entry: { id: string; hidden?: boolean };
}

/** The schema of what is at a path, such as `services.hair[3].description`. */
export const schemaAt = (path: string): Schema =>
  keysOf(path).reduce<Schema>((schema, key) => {
    const kind = inner(schema);
    if (kind instanceof z.ZodRecord) return kind.valueType;
    if (kind instanceof z.ZodArray) return kind.element;
    return (kind instanceof z.ZodObject && kind.shape[key]) || kind;
  }, SiteContent);

/** How many there may be in the list at a path, such as `photos.work`. */
export function mostAt(path: string): number {
  const most = inner(schemaAt(path))._zod.def.checks?.find(({ _zod: { def } }) => def.check === 'max_length');
  return Number(most && Reflect.get(most._zod.def, 'maximum'));
}

/** What is in the list at a path, such as `offers.packages`, and how many there may be. */
export function listAt(path: string) {
  const array = inner(schemaAt(path));
  const schema = array instanceof z.ZodArray && inner(array.element);
  const info = schema && entryInfo(schema);
  if (!info || !(schema instanceof z.ZodObject)) throw new Error(`${path} is no list.`);
  return { schema, info, max: mostAt(path) };
}

/** All entries of the content, in the order of the document. */
export const entriesOf = (content: SiteContent) => entriesIn(SiteContent, content, '');

function* entriesIn(of: Schema, value: unknown, list: string): Generator<Entry> {
  for (const [key, part, child] of partsIn(of, value)) {
    const path = below(list, key);
    const schema = inner(part);
    const info = entryInfo(schema);
    if (info && schema instanceof z.ZodObject)
      yield { path, list, schema, info, entry: child as Entry['entry'] };
    else yield* entriesIn(part, child, path);
  }
}

/**
 * Stored content of any release in the shape of this one: a field that was added since has its initial value. Stored content is
 * read only with this function, and not checked: an edition stays what it was.
 */
export function withDefaults(stored: object): SiteContent {
  const content = withToldDays(filled(SiteContent, withMenus(stored)) as SiteContent);
  const { pages, words } = content;
  // Terms of the samples are nobody's own until she has published them.
  const known = 'contact' in stored &&
    !('visit' in Object(Reflect.get(stored, 'words'))) && { lateness: '', cancelling: '' };
  return {
    ...content,
    pages: { ...pages, order: withAllSections(pages.order) },
    words: { ...words, visit: { ...words.visit, ...known } },
  };
}

interface BeforeMenus {
  notes: Record<string, string>;
  photos: { heroes: Record<string, SitePhoto>; highlights: SitePhoto[]; work: SitePhoto[] };
}

/** Content that was stored when the menus were nine of the code, and their pictures and small print stood by themselves. */
function withMenus(stored: object): object {
  if (!('notes' in stored)) return stored;
  const { notes, photos, ...others } = stored as BeforeMenus;
  const { highlights: pictures, heroes, ...kept } = photos;
  const first = withDefaults({});
  return {
    pages: {},
    ...others,
    menus: first.menus.map((menu) => ({
      ...menu,
      note: notes[menu.id] ?? '',
      picture: heroes[menu.id] ?? menu.picture,
    })),
    highlights: first.highlights.map((highlight, index) => ({
      ...highlight,
      picture: pictures[index] ?? highlight.picture,
    })),
    photos: {
      ...kept,
      heroes: Object.fromEntries(Object.entries(heroes).filter(([page]) => page in heroNames)),
    },
  };
}

/** Content from when a notice with its id told of a closed day. One in the owner's own words stays. */
function withToldDays(content: SiteContent): SiteContent {
  if (!content.hours) return content;
  const { hours, notices } = content;
  const { special } = hours;
  const tells = ({ id, text }: Notice, days: SpecialDays) =>
    id === `${days.id}-notice` && text === noticeText(days);
  const told = special.map((days) =>
    notices.some((notice) => tells(notice, days)) ? { ...days, isTold: true } : days,
  );
  return {
    ...content,
    hours: { ...hours, special: told },
    notices: notices.filter((notice) => !special.some((days) => tells(notice, days))),
  };
}

/** What that notice said: `Closed on Friday, 4 December: Pongal`. */
function noticeText({ from, until, times, reason }: SpecialDays): string {
  if (!from || !until) return '';
  const what = times.length > 0 ? `Open ${timesText(times)}` : 'Closed';
  return [`${what} on ${daysText(from, until)}`, reason].filter(Boolean).join(': ');
}

/** The value with what it lacks: the initial value of a part, or what that of the whole says there. */
export function filled(schema: Schema, value: unknown, outer?: unknown): unknown {
  const initial = outer ?? (schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined);
  if (value === undefined) return initial;
  return mapParts(schema, value, (part, child, key) =>
    filled(part, child, isRecord(initial) ? initial[key] : undefined),
  );
}

/** A new entry with the initial values of its kind; texts that it must have are empty. */
export function newEntry(schema: z.ZodObject): Record<string, unknown> {
  const values = Object.entries(schema.shape).map(([key, field]) => [key, initial(field)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function initial(schema: Schema): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  if (schema instanceof z.ZodArray) return [];
  // Told after a look at the client, until the owner sets one.
  if (schema === Price) return { kind: 'quoted' };
  return schema instanceof z.ZodString ? '' : undefined;
}

/** The most characters of an id, which leave room for a number at its end. */
const MAX_ID = 56;

/** Makes a kebab-case id from a name that no entry has: `hair-spa`, `hair-spa-2`. */
export function idFor(name: string, entries: { id: string }[], otherwise: string): string {
  const words = inLatin(name)
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID)
    .replace(/^-+|-+$/g, '');
  const id = words || otherwise;
  const isTaken = (other: string) => entries.some((entry) => entry.id === other);
  let free = id;
  for (let number = 2; isTaken(free); number += 1) free = `${id}-${number}`;
  return free;
}

/** Every picture of the content with the path of its field. */
export function* picturesOf(content: unknown, path = ''): Generator<[field: string, image: string]> {
  if (Array.isArray(content))
    for (const [index, item] of content.entries()) yield* picturesOf(item, below(path, index));
  if (!isRecord(content)) return;
  for (const [key, part] of Object.entries(content)) {
    const field = below(path, key);
    if (key === 'image' && typeof part === 'string') yield [field, part];
    else yield* picturesOf(part, field);
  }
}

/** The content without an uploaded picture and its description: lists are shorter, and fixed places have their drawing. */
export function withoutPicture(content: SiteContent, key: string): SiteContent {
  const isIt = (value: unknown) => isRecord(value) && String(value.image).startsWith(`/media/${key}/`);
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isIt(item)).map(without);
    if (!isRecord(value)) return value;
    const kept = Object.entries(value).filter(([name, part]) => !isIt(part) || name in heroNames);
    const drawn = { image: DRAWING, alt: '' };
    return Object.fromEntries(kept.map(([name, part]) => [name, isIt(part) ? drawn : without(part)]));
  };
  return withDefaults(without(content) as object);
}

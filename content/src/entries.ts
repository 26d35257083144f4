import { z } from 'zod';
import type { SitePhoto } from './description/photos.ts';
import { Price } from './description/prices.ts';
import { SiteContent } from './description.ts';
import { type EntryInfo, entryInfo, type Schema } from './fields.ts';
import { valueAt } from './paths.ts';
import { isRecord } from './same.ts';

/** A thing with an id somewhere in the content. */
export interface Entry {
  /** Its path, such as `services.hair[3]`. */
  path: string;
  /** The path of its list. */
  list: string;
  schema: z.ZodObject;
  info: EntryInfo;
  entry: { id: string; hidden?: boolean; picture?: SitePhoto };
}

/** The schema without what makes it optional or gives it an initial value. */
function inner(schema: Schema): Schema {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
    ? inner(schema.def.innerType)
    : schema;
}

interface List extends Pick<Entry, 'schema' | 'info'> {
  path: string;
  /** How many entries there may be. */
  max: number;
}

/** All lists of entries, in the order of the document. */
const lists = [...listsIn(SiteContent, '')];

function* listsIn(schema: Schema, path: string): Generator<List> {
  const kind = inner(schema);
  if (kind instanceof z.ZodObject)
    for (const [key, part] of Object.entries(kind.shape)) yield* listsIn(part, path ? `${path}.${key}` : key);
  if (!(kind instanceof z.ZodArray)) return;
  const of = inner(kind.element);
  const info = entryInfo(of);
  const most = kind.def.checks?.find(({ _zod: { def } }) => def.check === 'max_length');
  if (info && of instanceof z.ZodObject)
    yield { path, schema: of, info, max: Number(most && Reflect.get(most._zod.def, 'maximum')) };
}

/** The list at a path, such as `offers.packages`. */
export function listAt(path: string): List {
  const found = lists.find((list) => list.path === path);
  if (!found) throw new Error(`${path} is no list.`);
  return found;
}

/** All entries of the content, in the order of the document. */
export function* entriesOf(content: SiteContent): Generator<Entry> {
  for (const { path: list, schema, info } of lists)
    for (const [index, entry] of ((valueAt(content, list) ?? []) as Entry['entry'][]).entries())
      yield { path: `${list}[${index}]`, list, schema, info, entry };
}

/**
 * Stored content of any release in the shape of this one: a field that was added since has its initial value. Stored content is
 * read only with this function, and not checked: an edition stays what it was.
 */
export function withDefaults(stored: object): SiteContent {
  return filled(SiteContent, stored) as SiteContent;
}

function filled(schema: Schema, value: unknown): unknown {
  if (schema instanceof z.ZodDefault && value === undefined) return schema.def.defaultValue;
  const kind = inner(schema);
  if (kind instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => filled(kind.element, item));
  if (!(kind instanceof z.ZodObject) || !isRecord(value)) return value;
  const parts = Object.entries(kind.shape).map(([key, part]) => [key, filled(part, value[key])]);
  return { ...value, ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) };
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

/** Every picture of the content with the path of its field. */
export function* picturesOf(content: SiteContent): Generator<[field: string, image: string]> {
  const { photos, academy } = content;
  for (const [page, { image }] of Object.entries(photos.heroes)) yield [`photos.heroes.${page}.image`, image];
  for (const list of ['highlights', 'work'] as const)
    for (const [index, { image }] of photos[list].entries()) yield [`photos.${list}[${index}].image`, image];
  for (const [program, { gallery }] of academy.programs.entries())
    for (const [index, { image }] of gallery.entries())
      yield [`academy.programs[${program}].gallery[${index}].image`, image];
  for (const { path, entry } of entriesOf(content))
    if (entry.picture) yield [`${path}.picture.image`, entry.picture.image];
}

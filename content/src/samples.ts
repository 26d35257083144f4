import { z } from 'zod';
import { DRAWING } from './description/photos.ts';
import { serviceAt } from './description/services.ts';
import { Words } from './description/words.ts';
import { type Menu, SiteContent } from './description.ts';
import { fieldInfo, partsIn, type Schema } from './fields.ts';
import { firstEdition } from './first-edition.ts';
import { entriesOf, mergeOrder } from './merge.ts';
import { below, keysOf, valueAt } from './paths.ts';
import { isRecord, same } from './same.ts';

/** The steps of making a fresh site one's own, by what visitors see first. */
export const steps = [
  { id: 'salon', name: 'Name and logo' },
  { id: 'contact', name: 'How to reach you' },
  { id: 'hours', name: 'Hours' },
  { id: 'services', name: 'Services and prices' },
  { id: 'home', name: 'Menus and prices on the home page' },
  { id: 'photos', name: 'Pictures' },
  { id: 'words', name: 'Words' },
  { id: 'reviews', name: 'What people say' },
  { id: 'questions', name: 'Questions' },
  { id: 'offers', name: 'Offers' },
  { id: 'academy', name: 'Academy' },
  { id: 'bridal', name: 'Bridal enquiry' },
] as const;
export type StepId = (typeof steps)[number]['id'];

/** Something that the site came with and that visitors still see. */
export interface Sample {
  step: StepId;
  path: string;
  /** What it is part of, by name: its menu, the words of a page, or all of its step. */
  part: string;
  /** Whether it is on a menu that the owner has made her own, such as by another name. */
  isInHers: boolean;
  /** What is in its place when it is left out: nothing, for an entry of a list. Missing when something must be there. */
  without?: '' | [] | typeof DRAWING | null;
}

const first = firstEdition();

/** What is still as the site came, of what visitors can see, in the order of the document. */
export function samplesIn(content: SiteContent): Sample[] {
  const { pages, menus, hours } = content;
  const off = [
    ...(['reviews', 'questions', 'offers', 'academy', 'bridal', 'blog'] as const).flatMap((page) =>
      pages[page] ? [] : [page, `words.${page}`],
    ),
    ...(pages.work ? [] : ['photos.work']),
    ...(hours.isConfirmed ? ['hours'] : []),
    ...menus.filter(({ hidden }) => hidden).map(({ id }) => `services.${id}`),
  ];
  return [...unchanged(SiteContent, content, first, '')].flatMap((sample) => {
    const { path } = sample;
    const step = stepOf(path);
    const isOff = off.some((part) => /^[.[]/.test(path.slice(part.length)) && path.startsWith(part));
    return step && !isOff ? [{ ...sample, step, ...wholeOf(content, path, step) }] : [];
  });
}

function stepOf(path: string): StepId | undefined {
  const [part = ''] = keysOf(path);
  if (path.endsWith('.picture')) return 'photos';
  if (path.startsWith('words.bridal.')) return 'bridal';
  if (part === 'menus') return 'services';
  return part === 'highlights' ? 'home' : steps.find(({ id }) => id === part)?.id;
}

function wholeOf({ menus }: SiteContent, path: string, step: StepId): Pick<Sample, 'part' | 'isInHers'> {
  const [part, key = ''] = keysOf(path);
  const words = part === 'words' ? fieldInfo(Reflect.get(Words.shape, key))?.label : undefined;
  const isOfMenu = part === 'menus' || part === 'services';
  const menu = isOfMenu ? menus.find(({ id }, index) => key === (part === 'menus' ? `${index}` : id)) : null;
  const name = menu?.name ?? words ?? steps.find(({ id }) => id === step)?.name ?? '';
  return { part: name, isInHers: Boolean(menu && isHers(menu)) };
}

/** Whether the owner has written some of a menu's own words. */
function isHers(menu: Menu): boolean {
  const was = first.menus.find(({ id }) => id === menu.id);
  return Object.entries(menu).some(
    ([key, value]) => typeof value === 'string' && value !== '' && value !== (was && Reflect.get(was, key)),
  );
}

type Found = Pick<Sample, 'path' | 'without'>;

/** Ids and what leads to a menu or a service say nothing by themselves. */
const isSaid = (schema: Schema) => {
  const { fitsAll = false, control = 'none' } = fieldInfo(schema) ?? {};
  return !fitsAll && control !== 'none' && control !== 'menu' && control !== 'service';
};

function* unchanged(schema: Schema, now: unknown, then: unknown, path: string): Generator<Found> {
  if (path === 'hours.weekly') {
    if (same(now, then)) yield { path };
  } else if (typeof now === 'string') {
    if (now !== '' && now === then && isSaid(schema))
      yield z.safeParse(schema, '').success ? { path, without: '' } : { path };
  } else if (isRecord(now) && typeof now.image === 'string') {
    if (now.image.startsWith('photo:')) yield { path, without: DRAWING };
  } else if (Array.isArray(now) && fieldInfo(schema)?.control === 'lines') {
    if (now.length > 0 && same(now, then) && isSaid(schema)) yield { path, without: [] };
  } else
    for (const [key, part, item] of partsIn(schema, now)) {
      const at = below(path, key);
      if (typeof key === 'number') yield* unchangedItem(part, item, then, at);
      else yield* unchanged(part, item, isRecord(then) ? then[key] : undefined, at);
    }
}

/** An entry that is wholly unchanged counts once; of a changed one, each text that is still the sample's and may be empty. */
function* unchangedItem(schema: Schema, item: unknown, then: unknown, path: string): Generator<Found> {
  if (!isRecord(item) || !Array.isArray(then)) return;
  if (typeof item.image === 'string') {
    if (item.image.startsWith('photo:')) yield { path, without: null };
    return;
  }
  const was = then.find((one) => one.id === item.id);
  if (!was || item.hidden === true) return;
  const isMenu = path.startsWith('menus[');
  const parts = [...unchanged(schema, item, was, path)];
  if (!isMenu && parts.length > 0 && same({ ...item, hidden: false }, { ...was, hidden: false }))
    yield { path, without: null };
  else yield* parts.filter(({ without }) => without !== undefined);
}

/** The content without these samples. Menus that have lost their last service go with them, as do references to a service. */
export function withoutSamples(content: SiteContent, samples: Sample[]): SiteContent {
  const next = structuredClone(content);
  const had = new Set(Object.keys(content.services).filter((id) => content.services[id]?.length));
  // From the end, so that no removed entry moves another one that is still to be removed.
  for (const { path, without } of samples.toReversed()) {
    if (without === undefined) continue;
    const key = keysOf(path).at(-1) ?? '';
    const parent = valueAt(next, path.replace(/[.[][^.[]*$/, ''));
    if (without === null && Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (isRecord(parent)) parent[key] = without === DRAWING ? { image: DRAWING, alt: '' } : without;
  }
  next.menus = next.menus.filter(
    (menu) => !had.has(menu.id) || next.services[menu.id]?.length || isHers(menu),
  );
  keepReferences(next, (service) => Boolean(serviceAt(next, service) ?? !serviceAt(content, service)));
  for (const id of had) if (!next.menus.some((menu) => menu.id === id)) delete next.services[id];
  return next;
}

function keepReferences(content: SiteContent, isKept: (service: string) => boolean) {
  const { wishes } = content.words.bridal;
  content.priceRows = content.priceRows.filter(({ service }) => isKept(service));
  wishes.services = wishes.services.filter(({ service }) => isKept(service));
}

/** Samples by what they are part of. */
export const partsOf = (samples: Sample[]): Sample[][] => [
  ...Map.groupBy(samples, ({ step, part }) => `${step} ${part}`).values(),
];

/** The parts of what the site came with of which something is missing. */
export const partsGone = (content: SiteContent): Sample[][] =>
  partsOf(samplesIn(first)).filter((samples) => !same(withSamples(content, samples), content));

/** The content with samples of the first edition that it lacks: entries by their ids, and texts where it has none. */
export function withSamples(content: SiteContent, samples: Sample[]): SiteContent {
  const base = withoutSamples(first, samples);
  const others = structuredClone(first);
  keepReferences(others, (service) => Boolean(serviceAt(base, service) ?? serviceAt(content, service)));
  base.priceRows = others.priceRows;
  base.words.bridal.wishes = others.words.bridal.wishes;
  return putBack(base, content, first) as SiteContent;
}

/** `base` is what is there without them: the rest of what the site came with stays away. */
function putBack(base: unknown, now: unknown, then: unknown): unknown {
  if (same(base, then)) return now;
  const [entries, came] = [entriesOf(now), entriesOf(then)];
  if (entries && came) {
    const before = entriesOf(base);
    const gone = [...came.keys()].filter((id) => !same(before?.get(id), came.get(id)));
    const ids = mergeOrder([...entries.keys()], [...came.keys()]).filter(
      (id) => entries.has(id) || gone.includes(id),
    );
    return ids.map((id) =>
      entries.has(id) ? putBack(before?.get(id), entries.get(id), came.get(id)) : came.get(id),
    );
  }
  if (now === '' || (Array.isArray(now) && now.length === 0)) return then ?? now;
  if (now === undefined) return Array.isArray(then) ? then : undefined;
  if (!isRecord(now) || !isRecord(then)) return now;
  if (now.image === DRAWING) return then;
  const keys = [...new Set([...Object.keys(now), ...Object.keys(then)])];
  const before = isRecord(base) ? base : {};
  return Object.fromEntries(keys.map((key) => [key, putBack(before[key], now[key], then[key])]));
}

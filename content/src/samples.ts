import { z } from 'zod';
import { DRAWING } from './description/photos.ts';
import { serviceAt } from './description/services.ts';
import { SiteContent } from './description.ts';
import { inner, type Schema } from './fields.ts';
import { firstEdition } from './first-edition.ts';
import { below, keysOf, valueAt } from './paths.ts';
import { isRecord, same } from './same.ts';

/** The steps of making a fresh site one's own, by what visitors see first. */
export const steps = [
  { id: 'salon', name: 'Name and logo' },
  { id: 'contact', name: 'How to reach you' },
  { id: 'hours', name: 'Hours' },
  { id: 'services', name: 'Services and prices' },
  { id: 'photos', name: 'Pictures' },
  { id: 'words', name: 'Words' },
  { id: 'reviews', name: 'What people say' },
  { id: 'questions', name: 'Questions' },
  { id: 'offers', name: 'Offers' },
  { id: 'academy', name: 'Academy' },
] as const;
export type StepId = (typeof steps)[number]['id'];

/** Something that the site came with and that visitors still see. */
export interface Sample {
  step: StepId;
  path: string;
  /** What is in its place when it is left out: nothing, for an entry of a list. Missing when something must be there. */
  without?: '' | [] | typeof DRAWING | null;
}

/** The longest text that says nothing of a certain salon, such as “Where and when”. */
const LABEL = 25;
/** Longer ones that fit any salon, and a shorter one that does not. */
const FITS_ALL =
  /^words\.(everywhere\.|visit\.(outside|patch|adv)|bridal\.(link|message)|academy\.program\.|blog\.closing\.title$|privacy\.counting\.)/;
const SAYS_MORE = /^(salon|contact)\.|^words\.home\.hero\.title$/;
const first = firstEdition();

/** What is still as the site came, of what visitors can see, in the order of the document. */
export function samplesIn(content: SiteContent): Sample[] {
  const { pages, menus } = content;
  const off = [
    ...(['reviews', 'questions', 'offers', 'academy'] as const).filter((part) => !pages[part]),
    ...(pages.work ? [] : ['photos.work']),
    ...menus.filter(({ hidden }) => hidden).map(({ id }) => `services.${id}`),
  ];
  return [...unchanged(SiteContent, content, first, '')].flatMap((sample) => {
    const step = stepOf(sample.path);
    const isOff = off.some(
      (part) => /^[.[]/.test(sample.path.slice(part.length)) && sample.path.startsWith(part),
    );
    return step && !isOff ? [{ ...sample, step }] : [];
  });
}

function stepOf(path: string): StepId | undefined {
  const [part = ''] = keysOf(path);
  if (path.endsWith('.picture')) return 'photos';
  if (part === 'menus') return 'services';
  return part === 'highlights' ? 'words' : steps.find(({ id }) => id === part)?.id;
}

type Found = Omit<Sample, 'step'>;

function* unchanged(schema: Schema, now: unknown, then: unknown, path: string): Generator<Found> {
  const kind = inner(schema);
  const mayBeEmpty = () => z.safeParse(schema, '').success;
  if (path === 'hours.weekly') {
    if (same(now, then)) yield { path };
  } else if (typeof now === 'string') {
    const says =
      now !== '' && now === then && (SAYS_MORE.test(path) || (now.length > LABEL && !FITS_ALL.test(path)));
    if (says) yield mayBeEmpty() ? { path, without: '' } : { path };
  } else if (isRecord(now) && typeof now.image === 'string') {
    if (now.image.startsWith('photo:')) yield { path, without: DRAWING };
  } else if (Array.isArray(now) && kind instanceof z.ZodArray) {
    for (const [index, item] of now.entries())
      yield* unchangedItem(kind.element, item, then, below(path, index));
  } else if (isRecord(now) && kind instanceof z.ZodObject) {
    for (const [key, part] of Object.entries(kind.shape))
      yield* unchanged(part, now[key], isRecord(then) ? then[key] : undefined, below(path, key));
  } else if (isRecord(now) && kind instanceof z.ZodRecord) {
    for (const [key, part] of Object.entries(now))
      yield* unchanged(kind.valueType, part, isRecord(then) ? then[key] : undefined, below(path, key));
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

/** The content without the samples of these steps. Menus that have lost their last service go with them, as do references to a service. */
export function withoutSamples(content: SiteContent, of: StepId[]): SiteContent {
  const next = structuredClone(content);
  const had = new Set(Object.keys(content.services).filter((id) => content.services[id]?.length));
  // From the end, so that no removed entry moves another one that is still to be removed.
  for (const { path, step, without } of samplesIn(content).toReversed()) {
    if (!of.includes(step) || without === undefined) continue;
    const key = keysOf(path).at(-1) ?? '';
    const parent = valueAt(next, path.replace(/[.[][^.[]*$/, ''));
    if (without === null && Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (isRecord(parent)) parent[key] = without === DRAWING ? { image: DRAWING, alt: '' } : without;
  }
  next.menus = next.menus.filter(({ id }) => !had.has(id) || next.services[id]?.length);
  const isKept = ({ service }: { service: string }) =>
    serviceAt(next, service) || !serviceAt(content, service);
  next.priceRows = next.priceRows.filter(isKept);
  const { wishes } = next.words.bridal;
  wishes.services = wishes.services.filter(isKept);
  for (const id of had) if (!next.menus.some((menu) => menu.id === id)) delete next.services[id];
  return next;
}

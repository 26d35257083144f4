import type { Price } from '@salon/content/description';
import type { Terms } from '@salon/content/description/terms';
import type { LocalDate } from '@salon/content/hours/localTime';
import { formatPrice } from '@salon/content/words/prices';
import { keptOnDevice } from './kept';

export interface Facts {
  name: string;
  /** What the salon itself calls it, where that is something else. */
  original?: string;
  price?: Price;
  /** As shown on the site. */
  duration?: string;
  /** The last day of a package that is offered for some time only. */
  until?: LocalDate;
  terms?: Partial<Omit<Terms, 'care'>> & { patchTest?: boolean };
}

export interface PlannedPerson {
  id: string;
  name: string;
}

/** `hair/haircut`, `offers/wax-works` */
export type ItemId = `${string}/${string}`;

/** All that can be planned. */
export type Planned = Partial<Record<ItemId, Facts>>;

export interface VisitItem extends Facts {
  id: ItemId;
  people: number;
  /** It is no longer on the site. */
  isGone?: boolean;
}

export interface Visit {
  items: VisitItem[];
  /** A date on the salon's calendar; empty for any day. */
  day: string;
  /** A part of the day; empty for any time. */
  part: string;
  /** A time of one's own instead, `HH:MM`. */
  time?: string;
  person?: PlannedPerson;
  name: string;
  note: string;
}

export const NO_VISIT: Visit = { items: [], day: '', part: '', name: '', note: '' };

const isItem = ({ id, name, people }: Partial<VisitItem>) =>
  typeof id === 'string' && typeof name === 'string' && Number.isInteger(people);

const kept = keptOnDevice(
  ['visit', 1],
  NO_VISIT,
  ({ items }) => items.length === 0,
  (visit) => ({ ...visit, items: visit.items.filter(isItem) }),
);
export const { change: changeVisit } = kept;

/** The visit; in the rendered page always an empty one. */
export const useVisit = (): Visit => kept.use((visit) => visit);

export const useVisitItem = (id: ItemId): VisitItem | undefined =>
  kept.use(({ items }) => items.find((item) => item.id === id));

export const withItem = (visit: Visit, id: ItemId, facts: Facts): Visit => ({
  ...visit,
  items: [...withoutItem(visit, id).items, { ...facts, id, people: 1 }],
});

export const withoutItem = (visit: Visit, id: ItemId): Visit => ({
  ...visit,
  items: visit.items.filter((item) => item.id !== id),
});

/** The visit with the facts that the site states now. */
export const withFacts = (visit: Visit, planned: Planned): Visit => ({
  ...visit,
  items: visit.items.map((item) => {
    const facts = planned[item.id];
    return facts ? { ...facts, id: item.id, people: item.people } : { ...item, isGone: true };
  }),
});

/** Whether name, price and duration are still the same; in another language its duration is in other words. */
export const saysTheSame = (one: Facts, other: Facts): boolean =>
  factsText(one) === factsText(other) && (one.name !== other.name || one.duration === other.duration);

const factsText = ({ name, original = name, price, until }: Facts) =>
  JSON.stringify([original, price && formatPrice({ ...price, unit: '' }), until]);

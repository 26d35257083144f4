import type { MenuId, Price } from '@salon/content/description';
import type { LocalDate } from '@salon/content/hours/localTime';
import { formatPrice } from '@salon/content/words/prices';

/** What the site says of a service or a package. */
export interface Facts {
  name: string;
  price?: Price;
  /** As shown on the site; packages have none. */
  duration?: string;
  /** The last day of a package that is offered for some time only. */
  until?: LocalDate;
}

/** `hair/haircut`, `offers/wax-works` */
export type ItemId = `${MenuId | 'offers'}/${string}`;

export interface VisitItem extends Facts {
  id: ItemId;
  people: number;
}

/** What a visitor would like to come for, and when. */
export interface Visit {
  /** In the order in which they were added. */
  items: VisitItem[];
  /** A date on the salon's calendar; empty for any day. */
  day: string;
  /** A part of the day; empty for any time. */
  part: string;
  name: string;
  note: string;
}

export const NO_VISIT: Visit = { items: [], day: '', part: '', name: '', note: '' };

/** Raise it when a release stores visits in another form; stored visits of other versions are dropped. */
const VERSION = 1;

export const keptVisit = (visit: Visit): string => JSON.stringify({ version: VERSION, ...visit });

/** The visit in a stored text; an empty one when the text is from another release or cannot be read. */
export function readVisit(text: string | null): Visit {
  try {
    const { version, items, ...rest } = JSON.parse(text ?? '{}');
    return version === VERSION ? { ...NO_VISIT, ...rest, items: items.filter(isItem) } : NO_VISIT;
  } catch {
    return NO_VISIT;
  }
}

const isItem = ({ id, name, people }: Partial<VisitItem>) =>
  typeof id === 'string' && typeof name === 'string' && Number.isInteger(people);

export const withItem = (visit: Visit, id: ItemId, facts: Facts): Visit => ({
  ...visit,
  items: [...withoutItem(visit, id).items, { ...facts, id, people: 1 }],
});

export const withoutItem = (visit: Visit, id: ItemId): Visit => ({
  ...visit,
  items: visit.items.filter((item) => item.id !== id),
});

/** The visit with the facts that the site states now. */
export const withFacts = (visit: Visit, fresh: Map<ItemId, Facts>): Visit => ({
  ...visit,
  items: visit.items.map((item) => {
    const facts = fresh.get(item.id);
    return facts ? { ...facts, id: item.id, people: item.people } : item;
  }),
});

export const saysTheSame = (one: Facts, other: Facts): boolean => factsText(one) === factsText(other);

const factsText = ({ name, price, duration, until }: Facts) =>
  JSON.stringify([name, price && formatPrice(price), duration, until]);

import type { Price } from '@salon/content/description';
import type { LocalDate } from '@salon/content/hours/localTime';
import { formatPrice } from '@salon/content/words/prices';
import { useSyncExternalStore } from 'react';

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
export type ItemId = `${string}/${string}`;

export interface VisitItem extends Facts {
  id: ItemId;
  people: number;
  /** It is no longer on the site. */
  isGone?: boolean;
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

// The visit on this device, the same in every tab.

const KEY = 'visit';

/** When the browser's storage can't be used, the visit is kept here, as long as the page is open. */
let inMemory: { text: string | null } | undefined;
let read: { text: string | null; visit: Visit } = { text: null, visit: NO_VISIT };
const listeners = new Set<() => void>();

function keptText(): string | null {
  if (inMemory) return inMemory.text;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The same object until any tab changes the visit. */
function currentVisit(): Visit {
  const text = keptText();
  if (text !== read.text) read = { text, visit: readVisit(text) };
  return read.visit;
}

/** Starts from what any tab has stored last. A visit without items is removed from the storage. */
export function changeVisit(change: (visit: Visit) => Visit): void {
  const next = change(currentVisit());
  const text = next.items.length > 0 ? keptVisit(next) : null;
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    inMemory = undefined;
  } catch {
    inMemory = { text };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab has changed the visit, possibly while this page was in the back/forward cache.
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The visit; in the rendered page always an empty one. */
export const useVisit = (): Visit => useSyncExternalStore(subscribe, currentVisit, () => NO_VISIT);

/** An item, if the visit contains it. */
export const useVisitItem = (id: ItemId): VisitItem | undefined =>
  useSyncExternalStore(
    subscribe,
    () => currentVisit().items.find((item) => item.id === id),
    () => undefined,
  );

export const withItem = (visit: Visit, id: ItemId, facts: Facts): Visit => ({
  ...visit,
  items: [...withoutItem(visit, id).items, { ...facts, id, people: 1 }],
});

export const withoutItem = (visit: Visit, id: ItemId): Visit => ({
  ...visit,
  items: visit.items.filter((item) => item.id !== id),
});

/** The visit with the facts that the site states now; items that were not asked for stay as they are. */
export const withFacts = (visit: Visit, fresh: Map<ItemId, Facts | undefined>): Visit => ({
  ...visit,
  items: visit.items.map((item) => {
    if (!fresh.has(item.id)) return item;
    const facts = fresh.get(item.id);
    return facts ? { ...facts, id: item.id, people: item.people } : { ...item, isGone: true };
  }),
});

export const saysTheSame = (one: Facts, other: Facts): boolean => factsText(one) === factsText(other);

const factsText = ({ name, price, duration, until }: Facts) =>
  JSON.stringify([name, price && formatPrice(price), duration, until]);

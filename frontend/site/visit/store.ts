import { useSyncExternalStore } from 'react';
import { keepText, keptText, subscribe } from './kept';
import {
  type Facts,
  type ItemId,
  keptVisit,
  NO_VISIT,
  readVisit,
  saysTheSame,
  type Visit,
  type VisitItem,
  withFacts,
  withItem,
  withoutItem,
} from './visit';

let text: string | null = null;
let visit = NO_VISIT;

function currentVisit(): Visit {
  const kept = keptText();
  if (kept !== text) [text, visit] = [kept, readVisit(kept)];
  return visit;
}

/** Starts from what any tab has stored last. A visit without items is removed from the storage. */
export function changeVisit(change: (visit: Visit) => Visit): void {
  const next = change(currentVisit());
  keepText(next.items.length > 0 ? keptVisit(next) : null);
}

/** The visit planned on this device; the same in every tab. */
export const useVisit = (): Visit => useSyncExternalStore(subscribe, currentVisit, () => NO_VISIT);

/** An item, if the visit contains it. Returns the same object until the visit changes. */
export const itemOf = (id: ItemId): VisitItem | undefined =>
  currentVisit().items.find((item) => item.id === id);

/** Adds the item to the visit, or removes it. */
export const toggle = (id: ItemId, facts: Facts): void =>
  changeVisit((visit) => (itemOf(id) ? withoutItem(visit, id) : withItem(visit, id, facts)));

/** Replaces the item's facts by what the site says now. */
export function update(item: VisitItem, facts: Facts): void {
  if (!saysTheSame(item, facts)) changeVisit((visit) => withFacts(visit, new Map([[item.id, facts]])));
}

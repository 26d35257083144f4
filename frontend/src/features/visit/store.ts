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

/** Begins with what any tab has kept last. Without services nothing is kept. */
export function changeVisit(change: (visit: Visit) => Visit): void {
  const next = change(currentVisit());
  keepText(next.items.length > 0 ? keptVisit(next) : null);
}

/** The visit that is planned on this device; the same in every tab. */
export const useVisit = (): Visit => useSyncExternalStore(subscribe, currentVisit, () => NO_VISIT);

/** One of its services, if it is in it; the same one until it changes. */
export const itemOf = (id: ItemId): VisitItem | undefined =>
  currentVisit().items.find((item) => item.id === id);

/** Puts it in, or takes it out again. */
export const toggle = (id: ItemId, facts: Facts): void =>
  changeVisit((visit) => (itemOf(id) ? withoutItem(visit, id) : withItem(visit, id, facts)));

/** Takes over what the site says of it now. */
export function update(item: VisitItem, facts: Facts): void {
  if (!saysTheSame(item, facts)) changeVisit((visit) => withFacts(visit, new Map([[item.id, facts]])));
}

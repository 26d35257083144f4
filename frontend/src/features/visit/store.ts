import { useSyncExternalStore } from 'react';
import { keepText, keptText, subscribe } from './kept';
import { type ItemId, keptVisit, NO_VISIT, readVisit, type Visit, type VisitItem } from './visit';

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

/** One of its services, if it is in it. A card that is not concerned is not rendered again. */
export const useVisitItem = (id: ItemId): VisitItem | undefined =>
  useSyncExternalStore(
    subscribe,
    () => currentVisit().items.find((item) => item.id === id),
    () => undefined,
  );

import { useSyncExternalStore } from 'react';
import { type ItemId, keptVisit, NO_VISIT, readVisit, type Visit, type VisitItem } from './visit';

const KEY = 'visit';

let text: string | null = null;
let visit = NO_VISIT;
/** In a window without storage the visit lives as long as the page. */
let isKept = true;
const listeners = new Set<() => void>();

function currentVisit(): Visit {
  try {
    const kept = isKept ? localStorage.getItem(KEY) : text;
    if (kept !== text) [text, visit] = [kept, readVisit(kept)];
  } catch {
    isKept = false;
  }
  return visit;
}

/** Begins with what any tab has kept last. Without services nothing is kept. */
export function changeVisit(change: (visit: Visit) => Visit): void {
  const next = change(currentVisit());
  [text, visit] = next.items.length > 0 ? [keptVisit(next), next] : [null, NO_VISIT];
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    isKept = false;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab changed it; or did so while this page was kept for going back.
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
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

import { useSyncExternalStore } from 'react';
import { type ItemId, keptVisit, NO_VISIT, readVisit, type Visit, type VisitItem } from './visit';

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

/** Calls the listener after each change, in any tab, and at once for a visit of earlier; returns what ends that. */
export function onVisitChange(listener: () => void) {
  let known = NO_VISIT;
  const check = () => {
    if (known === currentVisit()) return;
    known = currentVisit();
    listener();
  };
  check();
  return subscribe(check);
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

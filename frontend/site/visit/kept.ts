import { useSyncExternalStore } from 'react';

const KEY = 'visit';

/** When the browser's storage can't be used, the visit is kept here, as long as the page is open. */
let inMemory: { text: string | null } | undefined;
const listeners = new Set<() => void>();

/** The visit as stored on this device, the same in every tab; null when there is none. */
export function keptText(): string | null {
  if (inMemory) return inMemory.text;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepText(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    inMemory = undefined;
  } catch {
    inMemory = { text };
  }
  announce();
}

export function announce(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void) {
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

/** Whether there is a visit on this device; always false in the rendered page. */
export const useIsPlanned = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keptText() !== null,
    () => false,
  );

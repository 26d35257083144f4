import { useSyncExternalStore } from 'react';

const KEY = 'visit';

/** In a window without storage the visit lives as long as the page. */
let inMemory: { text: string | null } | undefined;
const listeners = new Set<() => void>();

/** The visit as it is kept on this device, the same in every tab; null when nothing is planned. */
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
  // Another tab changed it; or did so while this page was kept for going back.
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** Whether there is a visit on this device; never in the rendered page. */
export const useIsPlanned = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keptText() !== null,
    () => false,
  );

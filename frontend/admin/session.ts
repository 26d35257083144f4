import { useSyncExternalStore } from 'react';

const TOKEN = 'adminToken';
const FLAG = 'adminAuthenticated';

/** The stored token; null when the token or the flag is missing, or the browser keeps nothing for this site. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(FLAG) === null ? null : localStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}

export function startSession(token: string): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(FLAG, 'true');
  tellThisTab();
}

/** Removes a token that the server could not revoke: it would still work. */
export const forgetToken = () => localStorage.removeItem(TOKEN);

/** Removes only the flag: the token is worthless once the server has ended its session. */
export function endSession(): void {
  localStorage.removeItem(FLAG);
  tellThisTab();
}

/** Browsers send this event to the other tabs only. */
export const tellThisTab = () => window.dispatchEvent(new StorageEvent('storage'));

export function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The login page is also a file, which is made where nobody is logged in. */
export const useToken = () => useSyncExternalStore(subscribe, readToken, () => null);

/** Whether the browser keeps something for this site. Windows inside other apps, and settings, may forbid it. */
export function isStorageOpen(): boolean {
  try {
    localStorage.setItem('probe', '');
    localStorage.removeItem('probe');
    return true;
  } catch {
    return false;
  }
}

import { useSyncExternalStore } from 'react';

const TOKEN = 'adminToken';
const FLAG = 'adminAuthenticated';

const changes = new EventTarget();

/** The stored token; null when the token or the flag is missing. */
export function readToken(): string | null {
  return localStorage.getItem(FLAG) === null ? null : localStorage.getItem(TOKEN);
}

export const isLoggedIn = () => readToken() !== null;

export function startSession(token: string): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(FLAG, 'true');
  changes.dispatchEvent(new Event('change'));
}

/** Removes a token that the server could not revoke: it would still work. */
export function forgetToken(): void {
  localStorage.removeItem(TOKEN);
}

/** Removes only the flag: the token is worthless once the server has ended its session. */
export function endSession(): void {
  localStorage.removeItem(FLAG);
  changes.dispatchEvent(new Event('change'));
}

/** Notices changes in other tabs too, through the storage event. */
function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changes.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken);
}

export const useLoggedIn = () => useToken() !== null;

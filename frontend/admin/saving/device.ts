import { isRecord } from '@salon/content/same';
import { randomUuid } from '../randomUuid';
import { isLoggedIn } from '../session';

/** What was written in this browser and may not have reached the server. */
export interface DeviceCopy<Content> {
  content: Content;
  /** What the server had when that was written; missing in a copy of an older release. */
  base?: { content: Content };
  /** What was sent without an answer: when the server has it, it came from here and is no conflict. */
  sent: Content[];
  /** Versions that are still to be kept in the history. */
  setAside?: Content[];
  /** ISO 8601. */
  savedAt: string;
}

/** Id of this tab, which must not remove another tab's copy. */
const tab = randomUuid();

/** Keeps the first of these that fits. When the session has ended, it is also kept for this tab, which goes on after the login. */
export function keepOnDevice(key: string, copies: object[]): void {
  for (const store of isLoggedIn() ? [localStorage] : [localStorage, sessionStorage]) {
    copies.some((copy) => {
      try {
        store.setItem(key, JSON.stringify({ ...copy, tab }));
        return true;
      } catch {
        return false;
      }
    });
  }
}

type Found<Content> = (DeviceCopy<Content> & Record<string, unknown>) | null;

export function readFromDevice<Content>(key: string, store = localStorage): Found<Content> {
  try {
    const copy = JSON.parse(store.getItem(key) ?? '{}');
    return isRecord(copy.content) ? { sent: [], savedAt: new Date().toISOString(), ...copy } : null;
  } catch {
    return null;
  }
}

/** What was being written in this tab when the session ended. It is found only once. */
export function takeInterrupted<Content>(key: string): Found<Content> {
  const copy = readFromDevice<Content>(key, sessionStorage);
  sessionStorage.removeItem(key);
  return copy;
}

/** Whether something is kept of what was being written in this tab when the session ended. */
export const isInterrupted = () => Object.values(sessionStorage).some((copy) => /"tab":"[^"]*"}$/.test(copy));

/** Removes the copy if this tab stored it. */
export function forgetOnDevice(key: string): void {
  if (localStorage.getItem(key)?.endsWith(`"tab":"${tab}"}`)) clearDevice(key);
}

export const clearDevice = (key: string) => localStorage.removeItem(key);

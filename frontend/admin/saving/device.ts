import { isRecord } from '@salon/content/same';
import { randomId } from '../randomId';

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
const tab = randomId();
const mark = `"tab":"${tab}"}`;

/** Keeps the first of these that fits. */
export function keepOnDevice(key: string, copies: object[]): void {
  copies.some((copy) => {
    try {
      localStorage.setItem(key, JSON.stringify({ ...copy, tab }));
      return true;
    } catch {
      return false;
    }
  });
}

type Found<Content> = (DeviceCopy<Content> & Record<string, unknown>) | null;

export function readFromDevice<Content>(key: string): Found<Content> {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isRecord(copy.content) ? { sent: [], savedAt: new Date().toISOString(), ...copy } : null;
  } catch {
    return null;
  }
}

/** Whether this tab keeps something that the server does not have. */
export const isKept = () => Object.values(localStorage).some((copy) => copy.endsWith(mark));

/** Removes the copy if this tab stored it. */
export function forgetOnDevice(key: string): void {
  if (localStorage.getItem(key)?.endsWith(mark)) clearDevice(key);
}

export const clearDevice = (key: string) => localStorage.removeItem(key);

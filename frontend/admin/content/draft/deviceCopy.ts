import type { SiteContent } from '@salon/content/description';
import { randomUuid } from '../../randomUuid';

/** A version of the content on the server. */
export interface Version {
  content: SiteContent;
  /** ETag of the stored draft; null when there is none. */
  etag: string | null;
  /** The edition that the draft was started from. */
  basedOn: number;
}

/** Content edited in this browser that may not have reached the server. */
export interface DeviceCopy {
  content: SiteContent;
  /** The server's version that was edited. */
  base: Version;
  /** Drafts that were sent without an answer: when the server has one of them, it came from here and is no conflict. */
  sent: SiteContent[];
}

const KEY = 'siteDraft';
/** Id of this tab, which must not remove another tab's copy. */
const tab = randomUuid();

/** Returns whether the copy was stored: storage may be full or forbidden. */
export function keepOnDevice(copy: DeviceCopy): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...copy, tab }));
    return true;
  } catch {
    return false;
  }
}

export function readFromDevice(): DeviceCopy | null {
  try {
    const copy: Partial<DeviceCopy> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!copy?.content || !copy.base?.content || !copy.sent) return null;
    // A copy from an older release lacks `questions`.
    return { ...(copy as DeviceCopy), content: { ...copy.content, questions: copy.content.questions ?? [] } };
  } catch {
    return null;
  }
}

/** Removes the copy if this tab stored it. */
export function forgetOnDevice(): void {
  if (localStorage.getItem(KEY)?.endsWith(`"tab":"${tab}"}`)) clearDevice();
}

/** Removes the copy of any tab. */
export const clearDevice = () => localStorage.removeItem(KEY);

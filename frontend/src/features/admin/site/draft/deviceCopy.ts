import type { SiteContent } from '../../../../content/site-content';
import { randomUuid } from '../../randomUuid';

/** A version of the content as the server has it. */
export interface Version {
  content: SiteContent;
  /** Of the stored draft; null when there is none. */
  etag: string | null;
  /** The edition that the draft was begun on. */
  basedOn: number;
}

/** What was typed in this browser and may not have reached the server. */
export interface DeviceCopy {
  content: SiteContent;
  /** What it was typed on. */
  base: Version;
  /** What was sent without an answer: when the server has it, it is ours. */
  sent: SiteContent[];
}

const KEY = 'siteDraft';
/** Names this tab, which must not remove the copy that another tab keeps. */
const tab = randomUuid();

/** Answers whether it is kept: storage may be full or forbidden. */
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
    // A copy from an older release has no questions.
    return { ...(copy as DeviceCopy), content: { ...copy.content, questions: copy.content.questions ?? [] } };
  } catch {
    return null;
  }
}

/** What this tab has kept. */
export function forgetOnDevice(): void {
  if (localStorage.getItem(KEY)?.endsWith(`"tab":"${tab}"}`)) clearDevice();
}

/** Whatever was kept. */
export const clearDevice = () => localStorage.removeItem(KEY);

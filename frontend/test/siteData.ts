import { frameOf, pageData } from '../src/app/page-data';
import type { SiteData } from '../src/app/routes';
import { editionZero } from '../src/content/edition-zero';
import type { SiteContent } from '../src/content/site-content';
import type { LocalTime } from '../src/features/hours/localTime';

/** Sunday noon, when the salon is open. */
export const NOON = '2026-11-22T12:00';

/** What the pages show of `content` at a moment, without asking anybody. */
export function siteData(content: SiteContent = editionZero, now: LocalTime = NOON): SiteData {
  return {
    frame: async () => frameOf({ content, now }),
    page: async (id) => pageData[id]({ content, now }),
  };
}

/** Edition zero as the owner has changed it. */
export function edited(change: (content: SiteContent) => void): SiteContent {
  const content = structuredClone(editionZero);
  change(content);
  return content;
}

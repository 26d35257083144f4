import { frameOf, pageData } from '../src/app/page-data';
import type { Loaders } from '../src/app/routes';
import { editionZero } from '../src/content/edition-zero';
import type { SiteContent } from '../src/content/site-content';
import { createBlogApi } from '../src/features/blog/api';
import { createBlogLoaders } from '../src/features/blog/loaders';
import type { LocalTime } from '../src/features/hours/localTime';

/** Sunday noon, when the salon is open. */
export const NOON = '2026-11-22T12:00';

/** What the pages show of `content` at a moment, without requests; the blog still uses its API. */
export function testLoaders(content: SiteContent = editionZero, now: LocalTime = NOON): Loaders {
  return {
    frame: async () => frameOf({ content, now }),
    page: async (id) => pageData[id]({ content, now }),
    ...createBlogLoaders(createBlogApi({ origin: '', options: () => ({}) })),
  };
}

/** Edition zero with the owner's changes. */
export function edited(change: (content: SiteContent) => void): SiteContent {
  const content = structuredClone(editionZero);
  change(content);
  return content;
}

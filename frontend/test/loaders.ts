import type { SiteContent } from '@salon/content/description';
import type { LocalTime } from '@salon/content/hours/localTime';
import { withoutHidden } from '@salon/content/visible';
import { blogLoaders } from '../site/blog/loaders';
import { dataOf } from '../site/page-data';
import { frameOf } from '../site/page-data/frame';
import type { Loaders } from '../site/routes';
import { editionOne } from './edition';

/** Sunday noon, when the salon is open. */
export const NOON = '2026-11-22T12:00';

/** What the pages show of `content` at a moment, without requests; only the blog asks for its data. */
export const testLoaders = (whole: SiteContent = editionOne, now: LocalTime = NOON) => {
  const content = withoutHidden(whole);
  return async (): Promise<Loaders> => ({
    frame: async () => frameOf({ content, now }),
    page: async (id, { params }) => dataOf(id, { content, now }, params.menu),
    ...blogLoaders,
  });
};

/** The first edition with the owner's changes. */
export function edited(change: (content: SiteContent) => void): SiteContent {
  const content = structuredClone(editionOne);
  change(content);
  return content;
}

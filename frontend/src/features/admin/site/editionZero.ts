import type { SiteContent } from '../../../content/site-content';

/** What a fresh site shows, loaded only while nothing was published yet. */
export const loadEditionZero = async (): Promise<SiteContent> =>
  (await import('../../../content/edition-zero')).editionZero;

import type { SiteContent } from '../../../content/site-content';

/** The content that the site came with. It is a chunk of its own, loaded only when needed. */
export const loadEditionZero = async (): Promise<SiteContent> =>
  (await import('../../../content/edition-zero')).editionZero;

import type { SiteContent } from '../../../content/site-content';

/** What a fresh site shows, loaded only when nothing was published yet. */
export async function loadEditionZero(): Promise<SiteContent> {
  throw new Error('There is no edition zero yet.');
}

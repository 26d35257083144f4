import { checkContent as checkEdition } from '@salon/content/check';
import type { SiteContent } from '@salon/content/description';
import { firstEdition } from '@salon/content/first-edition';

/** Lists what is wrong with an edition, one sentence each. For the first edition, any problem fails the build. */
export function checkContent(site: SiteContent = firstEdition()): string[] {
  return (checkEdition(site).faults ?? []).map(({ field, message }) => `${field}: ${message}`);
}

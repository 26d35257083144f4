import { checkContent as checkEdition } from '@salon/content/check';
import type { SiteContent } from '@salon/content/description';
import { firstEdition } from '@salon/content/first-edition';
import { photos } from '@salon/content/photos';
import { picturesOf } from '@salon/content/pictures';

/** Lists what is wrong with an edition, one sentence each. For the first edition, any problem fails the build. */
export function checkContent(site: SiteContent = firstEdition()): string[] {
  const unknown = Array.from(picturesOf(site), ([, image]) => image).filter(
    (image) => image.startsWith('photo:') && !Object.hasOwn(photos, image.slice('photo:'.length)),
  );
  return [
    ...(checkEdition(site).faults ?? []).map(({ field, message }) => `${field}: ${message}`),
    ...[...new Set(unknown)].map((image) => `${image} is no photo of the site.`),
  ];
}

import type { SiteContent } from './description.ts';

/** Every picture of the content with the path of its field. */
export function* picturesOf({ photos, academy }: SiteContent): Generator<[field: string, image: string]> {
  for (const [page, { image }] of Object.entries(photos.heroes)) yield [`photos.heroes.${page}.image`, image];
  for (const list of ['highlights', 'work'] as const)
    for (const [index, { image }] of photos[list].entries()) yield [`photos.${list}[${index}].image`, image];
  for (const [program, { gallery }] of academy.programs.entries())
    for (const [index, { image }] of gallery.entries())
      yield [`academy.programs[${program}].gallery[${index}].image`, image];
}

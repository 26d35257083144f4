import { DRAWING, type SitePhoto } from '../description/photos.ts';
import type { WrittenContent } from '../description.ts';
import { each, heroPages } from '../menus.ts';
import { photos as described, type PhotoName } from '../photos.ts';

/** A photo that comes with the site, with its own description and focus. */
const sitePhoto = (name: PhotoName): SitePhoto => ({ image: `photo:${name}`, ...described[name] });

export const sitePhotos = (...names: PhotoName[]): SitePhoto[] => names.map(sitePhoto);

const drawing = (): SitePhoto => ({ image: DRAWING, alt: '' });

export const photos: WrittenContent['photos'] = {
  heroes: each(heroPages, drawing),
  work: sitePhotos(
    'powder-compacts',
    'lipsticks',
    'jasmine-stone',
    'barber-brush-bowl',
    'clay-mask',
    'manicure-set',
    'gua-sha',
    'eye-palette',
    'towels-candle',
    'cream-jar',
  ),
};

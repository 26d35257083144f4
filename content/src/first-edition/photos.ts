import type { SitePhoto } from '../description/photos.ts';
import type { WrittenContent } from '../description.ts';
import { photos as described, type PhotoName } from '../photos.ts';

/** A photo that comes with the site, with its own description and focus. */
const sitePhoto = (name: PhotoName): SitePhoto => ({ image: `photo:${name}`, ...described[name] });

export const sitePhotos = (...names: PhotoName[]): SitePhoto[] => names.map(sitePhoto);

export const photos: WrittenContent['photos'] = {
  heroes: {
    home: sitePhoto('hero-poster'),
    about: sitePhoto('place-mirror'),
    services: sitePhoto('place-wash'),
    offers: sitePhoto('nail-lacquer-strokes'),
    academy: sitePhoto('place-class'),
    hair: sitePhoto('hair-auburn-waves'),
    skin: sitePhoto('cream-jar'),
    menshair: sitePhoto('barber-brush-bowl'),
    texture: sitePhoto('hair-keratin-straight'),
    nail: sitePhoto('nail-lacquer-bottles'),
    makeup: sitePhoto('lipsticks'),
    edit: sitePhoto('towels-candle'),
    spmu: sitePhoto('brow-strokes'),
    haircolor: sitePhoto('hair-colour-melt'),
  },
  highlights: sitePhotos(
    'hair-braid-jasmine',
    'hair-colour-melt',
    'serum-drops',
    'barber-brush-bowl',
    'hair-keratin-straight',
  ),
  work: sitePhotos(
    'nail-lacquer-strokes',
    'place-mirror',
    'clay-mask',
    'hair-auburn-waves',
    'eye-palette',
    'place-nails',
    'lipsticks',
    'brow-strokes',
    'place-makeup',
    'banana-leaf',
    'powder-compacts',
    'cream-jar',
  ),
};

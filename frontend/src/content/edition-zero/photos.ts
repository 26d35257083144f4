import type { SiteContent } from '../site-content';
import { sitePhoto, sitePhotos } from './sitePhotos';

export const photos: SiteContent['photos'] = {
  heroes: {
    home: sitePhoto('hero-poster'),
    about: sitePhoto('banana-leaf'),
    services: sitePhoto('place-wash'),
    offers: sitePhoto('nail-lacquer-strokes'),
    academy: sitePhoto('place-class'),
    hair: sitePhoto('hair-dark-fall'),
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
    'hair-auburn-waves',
    'hair-colour-melt',
    'serum-drops',
    'hair-short-texture',
    'hair-tight-curls',
  ),
  work: sitePhotos(
    'hair-dark-fall',
    'nail-lacquer-strokes',
    'brow-strokes',
    'eye-palette',
    'place-nails',
    'clay-mask',
    'hair-braid-jasmine',
    'jasmine-stone',
    'gua-sha',
    'powder-compacts',
    'manicure-set',
    'place-makeup',
  ),
};

import type { SitePhoto } from './description/photos.ts';
import { each } from './menus.ts';

/** What each picture that comes with the site shows, for people who can't see it. Its master is `frontend/photos/NAME.jpg`. */
const descriptions = {
  'barber-brush-bowl': "A barber's damp shaving brush laid down in a brass bowl of wet lather",
  'manicure-set':
    'A steel cuticle pusher across a dusty nail file on a dark towel, used cotton pads, lacquers and an enamel bowl behind',
  'cream-jar':
    'A blue-grey stoneware jar of white cream on marble, a wooden spatula in it, its wooden lid and a brown dropper bottle behind',
  'serum-drops': 'Golden drops of serum on pale stone, one more hanging from a glass dropper',
  'clay-mask':
    'Thick grey-green river clay in a dark stoneware bowl with a wooden spatula, a candle burning behind',
  'gua-sha':
    'A green gua sha stone with drops of oil on a folded towel, a brown bottle and a dish of oil behind it',
  lipsticks:
    'A red lipstick open on a worn painted table by the window, one in wine lying beside it, a lip brush in front',
  'powder-compacts':
    'A worn brass compact open at the window, its powder brushed down to the tin, a powder brush in front, blush behind',
  'eye-palette':
    'A used eyeshadow palette: leaf-stamped pans in earth, rose, gold and green, brushed hollow, a brush across them',
  'towels-candle': 'Terry towels, two folded and one rolled, beside a lit candle and a bowl of water',
  'jasmine-stone':
    'A strand of jasmine buds and a brass bowl of them on the dark stone ledge of a barred window',
};

export type PhotoName = keyof typeof descriptions;

/** A picture as a page shows it. */
export type Photo = Pick<SitePhoto, 'alt' | 'focus'>;

export const photos = each(
  Object.keys(descriptions) as PhotoName[],
  (name): Photo => ({ alt: descriptions[name] }),
);

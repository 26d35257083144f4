import type { SitePhoto } from './description/photos.ts';
import { each } from './menus.ts';

/** What each picture that comes with the site shows, for people who can't see it. Its master is `frontend/photos/NAME.jpg`. */
const descriptions = {
  'hero-poster': 'Soft light moving across long, dark, glossy hair',
  'hair-auburn-waves': 'Loose auburn waves catching warm light from the side',
  'hair-colour-melt': 'Hair melting from black at the roots through copper to gold at the ends',
  'hair-tight-curls':
    'A head of tight dark curls close by, fine hairs springing free before a sunlit wall with a lamp',
  'hair-keratin-straight': 'A dark comb drawn through smooth, keratin-straight brown hair with a clear shine',
  'hair-braid-jasmine': 'A thick dark braid dressed with white jasmine flowers',
  'comb-scissors':
    'Shears and a horn comb on an ivory enamel tray, a small heap of cut hair, clips and a misted water bottle behind',
  'barber-brush-bowl': "A barber's damp shaving brush laid down in a brass bowl of wet lather",
  'nail-lacquer-bottles':
    'A wooden tray crowded with nail lacquers in clay, rose, red, ivory and green, one open in front, a lamp behind',
  'nail-lacquer-strokes':
    'Swatches of nail lacquer brushed on an ivory card, the brush laid down by them, bottles out of focus behind',
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
  'brow-strokes':
    'A brow drawn hair by hair on a study card, with cups of pigment, a brass ruler and the pen beside it',
  'towels-candle': 'Terry towels, two folded and one rolled, beside a lit candle and a bowl of water',
  'banana-leaf':
    'A banana leaf after rain at a barred window, torn and dry at its edges, daylight shining through the green',
  'jasmine-stone':
    'A strand of jasmine buds and a brass bowl of them on the dark stone ledge of a barred window',
  'academy-tools':
    'Five makeup brushes laid down on rumpled cotton beside tweezers, a pencil and a steel palette with foundations',
  'place-mirror':
    'A cane-backed chair before an arched brass mirror on a green wall, morning sun through window bars',
  'place-wash':
    'A black stone wash basin with a neck rest and brass tap, a towel over the leather chair before it, window light on a green wall',
  'place-nails':
    'A rolled towel and four lacquers on a teak table, one open, its brush across a dish; petals in a bowl of water',
  'place-makeup':
    'A used eye palette, clean brushes in a glass and a red lipstick under a lit globe, blue dusk in the round mirror',
  'place-class':
    'Round brass mirrors along a teak table, a brow drawn on a study card, a pencil, brushes and an open powder',
  'place-wait':
    'A cane bench with clay-striped cushions under a round mirror, leaf shadows on the green wall',
  'place-shave':
    'A worn teak shelf below a brass mirror: combs in blue-green water, a bowl of lather, a shaving brush, a razor on a tray',
  'place-dusk':
    'An open appointment book, a pen and a brass bell under a lit lamp on the cane counter, the window blue with dusk',
};

export type PhotoName = keyof typeof descriptions;

/** The part that a crop keeps, where it is not the middle. */
const focuses: { [name in PhotoName]?: SitePhoto['focus'] } = { 'brow-strokes': { x: 0.78, y: 0.5 } };

/** A picture as a page shows it. */
export type Photo = Pick<SitePhoto, 'alt' | 'focus'>;

export const photos = each(Object.keys(descriptions) as PhotoName[], (name): Photo => {
  const focus = focuses[name];
  return { alt: descriptions[name], ...(focus && { focus }) };
});

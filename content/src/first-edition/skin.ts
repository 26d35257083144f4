import { fixed, from, service } from './service.ts';

export const skin = [
  service('clean-up', 'Clean-Up', fixed(900), '25-30 mins', {
    description:
      'Cleanse, scrub, steam, extraction where needed and a calming pack: the tidy-up between two facials.',
    bestFor: 'Blackheads, city dust and a quick refresh',
    details: ['Steam with tulsi', 'Gentle extraction', 'Sunscreen before you leave'],
  }),
  service('detan', 'Detan', from(750), '20-25 mins', {
    description:
      'A bleach-free pack for face and neck that lifts surface tan and leaves the skin even and soft.',
    bestFor: 'Two-wheeler riders, beach weekends and cricket afternoons',
    details: [
      'No bleach, no ammonia',
      'Face and neck; arms and feet on request',
      'Can be added to any facial',
    ],
  }),
  service('signature-facial', 'Signature Facial', fixed(2200), '60-90 mins', {
    description:
      'Our own: milk-and-oat cleanse, banana-leaf steam, a long pressure-point massage and a cooling cream mask.',
    bestFor: 'A first visit and every skin type',
    details: ['Cream mask mixed the same morning', 'Face, neck and shoulder massage', 'Unscented on request'],
  }),
  service('hydrating-facial', 'Hydrating Facial', fixed(2600), '60-75 mins', {
    description:
      'Hyaluronic serum in thin layers under a cool gel mask, for skin that lives in air conditioning.',
    bestFor: 'Tight, dehydrated or travel-tired skin',
    details: ['No scrub, no steam', 'Five layers of serum', 'Makeup sits well straight after'],
  }),
  service('vitamin-c-facial', 'Vitamin C Glow Facial', fixed(2800), '60-75 mins', {
    description: 'Fruit-enzyme exfoliation followed by stable vitamin C, to even out dullness and old tan.',
    bestFor: 'Dull, uneven skin two or three days before an event',
    details: [
      'Enzyme peel without acids that sting',
      'Vitamin C serum massage',
      'Sunscreen and a home-care note',
    ],
  }),
  service('clay-calming-facial', 'Clay & Neem Calming Facial', fixed(2400), '60-75 mins', {
    description: 'River clay and neem draw out excess oil; cold compresses settle redness afterwards.',
    bestFor: 'Oily and breakout-prone skin',
    details: [
      'Careful extraction only where it helps',
      'No massage over active spots',
      'Not a treatment for severe acne',
    ],
  }),
  service('gua-sha-facial', 'Gua Sha Sculpt Facial', fixed(3000), '75-90 mins', {
    description:
      'A slow massage with a cool stone along jaw, cheek and brow that eases tension and morning puffiness.',
    bestFor: 'Tight jaws, long screen days and the week of a wedding',
    details: ['Forty minutes of massage', 'Cold-pressed facial oil', 'Your own strokes to repeat at home'],
  }),
  service('under-eye', 'Under-Eye Care', fixed(800), '20-25 mins', {
    description: 'Cool serum, fingertip drainage and a hydrogel patch for eyes that have been up too late.',
    bestFor: 'Puffiness and fine dry lines; an add-on to any facial',
    details: ['Fragrance-free', 'Contact lenses out, please', 'Patches taken off before they dry'],
  }),
  service('back-facial', 'Back Facial', fixed(2500), '60 mins', {
    description: 'Scrub, steam, extraction and a clay pack for the part you cannot reach yourself.',
    bestFor: 'Low-back blouses and humid summers',
    details: ['Disposable wrap and fresh towels', 'Detan pack included', 'Book ten days before the event'],
  }),
];

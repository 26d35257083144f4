import type { WrittenService } from '../description/services.ts';

export const skin: WrittenService[] = [
  {
    id: 'clean-up',
    name: 'Clean-Up',
    description:
      'Cleanse, scrub, steam, extraction where needed and a calming pack: the tidy-up between two facials.',
    price: { kind: 'fixed', rupees: 900 },
    duration: '25-30 mins',
    bestFor: 'Blackheads, city dust and a quick refresh',
    details: ['Steam with tulsi', 'Gentle extraction', 'Sunscreen before you leave'],
  },
  {
    id: 'detan',
    name: 'Detan',
    description:
      'A bleach-free pack for face and neck that lifts surface tan and leaves the skin even and soft.',
    price: { kind: 'from', rupees: 750 },
    duration: '20-25 mins',
    bestFor: 'Two-wheeler riders, beach weekends and cricket afternoons',
    details: [
      'No bleach, no ammonia',
      'Face and neck; arms and feet on request',
      'Can be added to any facial',
    ],
  },
  {
    id: 'signature-facial',
    name: 'Signature Facial',
    description:
      'Our own: milk-and-oat cleanse, banana-leaf steam, a long pressure-point massage and a cooling cream mask.',
    price: { kind: 'fixed', rupees: 2200 },
    duration: '60-90 mins',
    bestFor: 'A first visit and every skin type',
    details: ['Cream mask mixed the same morning', 'Face, neck and shoulder massage', 'Unscented on request'],
  },
  {
    id: 'hydrating-facial',
    name: 'Hydrating Facial',
    description:
      'Hyaluronic serum in thin layers under a cool gel mask, for skin that lives in air conditioning.',
    price: { kind: 'fixed', rupees: 2600 },
    duration: '60-75 mins',
    bestFor: 'Tight, dehydrated or travel-tired skin',
    details: ['No scrub, no steam', 'Five layers of serum', 'Makeup sits well straight after'],
  },
  {
    id: 'vitamin-c-facial',
    name: 'Vitamin C Glow Facial',
    description: 'Fruit-enzyme exfoliation followed by stable vitamin C, to even out dullness and old tan.',
    price: { kind: 'fixed', rupees: 2800 },
    duration: '60-75 mins',
    bestFor: 'Dull, uneven skin two or three days before an event',
    details: [
      'Enzyme peel without acids that sting',
      'Vitamin C serum massage',
      'Sunscreen and a home-care note',
    ],
  },
  {
    id: 'clay-calming-facial',
    name: 'Clay & Neem Calming Facial',
    description: 'River clay and neem draw out excess oil; cold compresses settle redness afterwards.',
    price: { kind: 'fixed', rupees: 2400 },
    duration: '60-75 mins',
    bestFor: 'Oily and breakout-prone skin',
    details: [
      'Careful extraction only where it helps',
      'No massage over active spots',
      'Not a treatment for severe acne',
    ],
  },
  {
    id: 'gua-sha-facial',
    name: 'Gua Sha Sculpt Facial',
    description:
      'A slow massage with a cool stone along jaw, cheek and brow that eases tension and morning puffiness.',
    price: { kind: 'fixed', rupees: 3000 },
    duration: '75-90 mins',
    bestFor: 'Tight jaws, long screen days and the week of a wedding',
    details: ['Forty minutes of massage', 'Cold-pressed facial oil', 'Your own strokes to repeat at home'],
  },
  {
    id: 'under-eye',
    name: 'Under-Eye Care',
    description: 'Cool serum, fingertip drainage and a hydrogel patch for eyes that have been up too late.',
    price: { kind: 'fixed', rupees: 800 },
    duration: '20-25 mins',
    bestFor: 'Puffiness and fine dry lines; an add-on to any facial',
    details: ['Fragrance-free', 'Contact lenses out, please', 'Patches taken off before they dry'],
  },
  {
    id: 'back-facial',
    name: 'Back Facial',
    description: 'Scrub, steam, extraction and a clay pack for the part you cannot reach yourself.',
    price: { kind: 'fixed', rupees: 2500 },
    duration: '60 mins',
    bestFor: 'Low-back blouses and humid summers',
    details: ['Disposable wrap and fresh towels', 'Detan pack included', 'Book ten days before the event'],
  },
];

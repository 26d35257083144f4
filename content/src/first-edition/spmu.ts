import type { WrittenService } from '../description/services.ts';

export const spmu: WrittenService[] = [
  {
    id: 'microblading',
    name: 'Microblading',
    description:
      'Fine strokes drawn one by one with a hand tool, following the direction your own brow hair grows in.',
    price: { kind: 'from', rupees: 33200 },
    duration: '150-180 mins',
    bestFor: 'Sparse or over-plucked brows on normal to dry skin',
    details: [
      'Shape mapped and agreed in pencil',
      'Numbing cream before and during',
      'Touch-up after six to eight weeks included',
      'Lasts about 12 to 18 months',
    ],
  },
  {
    id: 'powder-brows',
    name: 'Powder Brows',
    description: 'Tiny dots of pigment built up like brow powder, soft at the front and defined at the tail.',
    price: { kind: 'from', rupees: 37400 },
    duration: '150-180 mins',
    bestFor: 'Oily or mature skin, and anyone who fills their brows every morning',
    details: [
      'Gentler on the skin than strokes',
      'Heals to a soft, powdered finish',
      'Touch-up after six to eight weeks included',
      'Lasts about two to three years',
    ],
  },
  {
    id: 'lip-blush',
    name: 'Lip Blush',
    description: 'A sheer wash of colour that evens the lips and redraws a border that has blurred.',
    price: { kind: 'from', rupees: 41500 },
    duration: '150-180 mins',
    bestFor: 'Pale, pigmented or uneven lips',
    details: [
      'Shade mixed against your skin in daylight',
      'Dark lips may need a neutralising session first',
      'Touch-up after eight weeks included',
      'Tell us if you get cold sores',
    ],
  },
  {
    id: 'eyeliner',
    name: 'Eyeliner',
    description:
      'Pigment set between the lashes, from an invisible lash-line filler to a fine, smudge-proof line.',
    price: { kind: 'from', rupees: 29100 },
    duration: '120-150 mins',
    bestFor: 'Swimmers, contact-lens wearers and watery eyes',
    details: [
      'Come without lenses and lash extensions',
      'Upper line, lower line or both',
      'Touch-up after six to eight weeks included',
    ],
  },
  {
    id: 'color-boost',
    name: 'Color Boost',
    description: 'A refresh of brows, lips or liner that have faded but still hold a good shape.',
    price: { kind: 'from', rupees: 16600 },
    duration: '90-120 mins',
    bestFor: 'Twelve to twenty-four months after the first session',
    details: [
      'For work done here; other work after a look at it',
      'One session',
      'Colour adjusted if your hair has changed',
    ],
  },
  {
    id: 'spmu-consultation',
    name: 'Consultation',
    description:
      'A full hour: skin check, health questions, measuring, drawing on, pigment choice and a patch test.',
    price: { kind: 'from', rupees: 4150 },
    duration: '45-60 mins',
    bestFor: 'Everyone, before anything semi-permanent',
    details: [
      'Set against the price when you book the treatment',
      'Photographs of the drawn shape to take home',
      'We tell you when it is not for you',
    ],
  },
];

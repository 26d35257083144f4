import { from, service } from './service.ts';

export const spmu = [
  service('microblading', 'Microblading', from(33200), '150-180 mins', {
    description:
      'Fine strokes drawn one by one with a hand tool, following the direction your own brow hair grows in.',
    bestFor: 'Sparse or over-plucked brows on normal to dry skin',
    details: [
      'Shape mapped and agreed in pencil',
      'Numbing cream before and during',
      'Touch-up after six to eight weeks included',
      'Lasts about 12 to 18 months',
    ],
  }),
  service('powder-brows', 'Powder Brows', from(37400), '150-180 mins', {
    description: 'Tiny dots of pigment built up like brow powder, soft at the front and defined at the tail.',
    bestFor: 'Oily or mature skin, and anyone who fills their brows every morning',
    details: [
      'Gentler on the skin than strokes',
      'Heals to a soft, powdered finish',
      'Touch-up after six to eight weeks included',
      'Lasts about two to three years',
    ],
  }),
  service('lip-blush', 'Lip Blush', from(41500), '150-180 mins', {
    description: 'A sheer wash of colour that evens the lips and redraws a border that has blurred.',
    bestFor: 'Pale, pigmented or uneven lips',
    details: [
      'Shade mixed against your skin in daylight',
      'Dark lips may need a neutralising session first',
      'Touch-up after eight weeks included',
      'Tell us if you get cold sores',
    ],
  }),
  service('eyeliner', 'Eyeliner', from(29100), '120-150 mins', {
    description:
      'Pigment set between the lashes, from an invisible lash-line filler to a fine, smudge-proof line.',
    bestFor: 'Swimmers, contact-lens wearers and watery eyes',
    details: [
      'Come without lenses and lash extensions',
      'Upper line, lower line or both',
      'Touch-up after six to eight weeks included',
    ],
  }),
  service('color-boost', 'Color Boost', from(16600), '90-120 mins', {
    description: 'A refresh of brows, lips or liner that have faded but still hold a good shape.',
    bestFor: 'Twelve to twenty-four months after the first session',
    details: [
      'For work done here; other work after a look at it',
      'One session',
      'Colour adjusted if your hair has changed',
    ],
  }),
  service('spmu-consultation', 'Consultation', from(4150), '45-60 mins', {
    description:
      'A full hour: skin check, health questions, measuring, drawing on, pigment choice and a patch test.',
    bestFor: 'Everyone, before anything semi-permanent',
    details: [
      'Set against the price when you book the treatment',
      'Photographs of the drawn shape to take home',
      'We tell you when it is not for you',
    ],
  }),
];

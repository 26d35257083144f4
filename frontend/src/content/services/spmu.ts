import type { ServiceMenu } from '../types';

export const menu: ServiceMenu = {
  hero: {
    title: 'Semi-Permanent Makeup',
    subtitle: 'Brows, lips and lash lines drawn to your own face, hair by hair and dot by dot.',
    photo: 'brow-strokes',
  },
  intro: {
    title: 'Measured, drawn, then decided',
    subtitle:
      'Nothing is done on the day you first walk in. We measure, draw in pencil, let you live with the shape for a while and do a patch test. Pigments are sterile and single-use, and so is every needle. Semi-permanent makeup is for adults of 18 and above.',
  },
  groups: [
    {
      services: [
        {
          id: 'microblading',
          name: 'Microblading',
          description:
            'Fine strokes drawn one by one with a hand tool, following the direction your own brow hair grows in.',
          price: { rupees: 33200, from: true },
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
          description:
            'Tiny dots of pigment built up like brow powder, soft at the front and defined at the tail.',
          price: { rupees: 37400, from: true },
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
          price: { rupees: 41500, from: true },
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
          price: { rupees: 29100, from: true },
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
          price: { rupees: 16600, from: true },
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
            'An unhurried hour: skin check, health questions, measuring, drawing on, pigment choice and a patch test.',
          price: { rupees: 4150, from: true },
          duration: '45-60 mins',
          bestFor: 'Everyone, before anything semi-permanent',
          details: [
            'Set against the price when you book the treatment',
            'Photographs of the drawn shape to take home',
            'We tell you when it is not for you',
          ],
        },
      ],
    },
  ],
  note: 'All prices are starting prices; the final price is agreed at the consultation. Not possible during pregnancy or nursing, with blood thinners, or on irritated skin. Semi-permanent makeup is for adults of 18 and above.',
  closing: {
    title: 'Start with a conversation',
    text: 'The consultation comes first, and its price is set against the treatment you book. Bring a photo of the brows or lips you have always liked, your own included.',
  },
};

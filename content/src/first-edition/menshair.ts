import type { WrittenService } from '../description/services.ts';

export const menshair: WrittenService[] = [
  {
    id: 'mens-cut',
    name: "Men's Cut",
    description: 'Consultation, wash, scissor or clipper cut, razor-clean neckline and a styled finish.',
    price: { kind: 'fixed', rupees: 700 },
    duration: '45-50 mins',
    bestFor: 'Fades, side partings, longer layers and everything between',
    details: [
      'Clipper numbers kept on your card',
      'Neckline tidied free within two weeks',
      'Hot towel at the end',
      'Styling product explained, not pushed',
    ],
  },
  {
    id: 'beard',
    name: 'Beard Shape & Trim',
    description:
      'Lines drawn to suit your jaw, length evened with scissors, edges cleaned with a fresh blade.',
    price: { kind: 'fixed', rupees: 450 },
    duration: '25-35 mins',
    bestFor: 'Every beard from three days to three inches',
    details: ['New blade opened in front of you', 'Warm towel and beard oil', 'Advice for patchy growth'],
  },
  {
    id: 'hot-towel-shave',
    name: 'Hot-Towel Shave',
    description:
      'Two towels, a soft synthetic brush, whipped sandalwood lather and two passes with a straight razor.',
    price: { kind: 'fixed', rupees: 550 },
    duration: '30-35 mins',
    bestFor: 'Weddings, interviews and Saturday mornings',
    details: ['Single-use blade', 'Cold towel and alum to close', 'Unscented balm for sensitive skin'],
  },
  {
    id: 'cut-and-beard',
    name: 'Cut & Beard',
    description:
      'The full cut and the full beard service in one sitting, so that the two meet properly at the sideburns.',
    price: { kind: 'fixed', rupees: 1050 },
    duration: '70-85 mins',
    bestFor: 'A complete tidy-up once a month',
    details: [
      'One stylist from start to finish',
      'Wash and hot towel included',
      'Eyebrow and ear tidy on request',
    ],
  },
  {
    id: 'mens-hair-spa',
    name: "Men's Hair Spa",
    description: 'A scalp scrub, a mask, steam and a firm head, neck and shoulder massage.',
    price: { kind: 'fixed', rupees: 1400 },
    duration: '60-90 mins',
    bestFor: 'Dandruff, helmet hair and hard water',
    details: ['Scalp looked at first', 'Anti-dandruff or strengthening mask', 'Twenty-minute massage'],
  },
  {
    id: 'mens-colour',
    name: "Men's Hair Colour",
    description:
      'Natural grey cover or a shade lighter, blended so that nobody at work can say what changed.',
    price: { kind: 'from', rupees: 1500 },
    duration: '90-120 mins',
    bestFor: 'Grey blending, and first-time colour',
    details: ['Ammonia-free shades', 'Patch test 48 hours before', 'Beard colour can be added'],
  },
  {
    id: 'head-massage',
    name: 'Head Massage',
    description: 'Warm coconut or sesame oil, strong thumbs and thirty quiet minutes.',
    price: { kind: 'fixed', rupees: 600 },
    duration: '30 mins',
    bestFor: 'Headaches that start in the shoulders',
    details: ['Cold-pressed oil', 'Wash and dry can be added', 'Dry massage if you must go back to work'],
  },
  {
    id: 'mens-clean-up',
    name: "Men's Clean-Up",
    description: 'Cleanse, scrub, steam and extraction for skin that shaves, sweats and rides a motorbike.',
    price: { kind: 'fixed', rupees: 900 },
    duration: '25-30 mins',
    bestFor: 'Oily skin, blackheads and razor bumps',
    details: ['Fits beside a haircut', 'Fragrance-free pack', 'Sunscreen before you leave'],
  },
  {
    id: 'boys-haircut',
    name: "Boys' Haircut",
    description: 'For boys up to twelve: quick hands, a booster seat and a school-proof finish.',
    price: { kind: 'fixed', rupees: 450 },
    duration: '30 mins',
    bestFor: 'School days and festival mornings',
    details: ['Quiet clippers', 'A parent may sit alongside', 'First-haircut lock kept in an envelope'],
  },
];

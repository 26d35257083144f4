import { fixed, from, service } from './service.ts';

export const menshair = [
  service('mens-cut', "Men's Cut", fixed(700), '45-50 mins', {
    description: 'Consultation, wash, scissor or clipper cut, razor-clean neckline and a styled finish.',
    bestFor: 'Fades, side partings, longer layers and everything between',
    details: [
      'Clipper numbers kept on your card',
      'Neckline tidied free within two weeks',
      'Hot towel at the end',
      'Styling product explained, not pushed',
    ],
  }),
  service('beard', 'Beard Shape & Trim', fixed(450), '25-35 mins', {
    description:
      'Lines drawn to suit your jaw, length evened with scissors, edges cleaned with a fresh blade.',
    bestFor: 'Every beard from three days to three inches',
    details: ['New blade opened in front of you', 'Warm towel and beard oil', 'Advice for patchy growth'],
  }),
  service('hot-towel-shave', 'Hot-Towel Shave', fixed(550), '30-35 mins', {
    description:
      'Two towels, a soft synthetic brush, whipped sandalwood lather and two passes with a straight razor.',
    bestFor: 'Weddings, interviews and Saturday mornings',
    details: ['Single-use blade', 'Cold towel and alum to close', 'Unscented balm for sensitive skin'],
  }),
  service('cut-and-beard', 'Cut & Beard', fixed(1050), '70-85 mins', {
    description:
      'The full cut and the full beard service in one sitting, so that the two meet properly at the sideburns.',
    bestFor: 'A complete tidy-up once a month',
    details: [
      'One stylist from start to finish',
      'Wash and hot towel included',
      'Eyebrow and ear tidy on request',
    ],
  }),
  service('mens-hair-spa', "Men's Hair Spa", fixed(1400), '60-90 mins', {
    description: 'A scalp scrub, a mask, steam and a firm head, neck and shoulder massage.',
    bestFor: 'Dandruff, helmet hair and hard water',
    details: ['Scalp looked at first', 'Anti-dandruff or strengthening mask', 'Twenty-minute massage'],
  }),
  service('mens-colour', "Men's Hair Colour", from(1500), '90-120 mins', {
    description:
      'Natural grey cover or a shade lighter, blended so that nobody at work can say what changed.',
    bestFor: 'Grey blending, and first-time colour',
    details: ['Ammonia-free shades', 'Patch test 48 hours before', 'Beard colour can be added'],
  }),
  service('head-massage', 'Head Massage', fixed(600), '30 mins', {
    description: 'Warm coconut or sesame oil, strong thumbs and thirty quiet minutes.',
    bestFor: 'Headaches that start in the shoulders',
    details: ['Cold-pressed oil', 'Wash and dry can be added', 'Dry massage if you must go back to work'],
  }),
  service('mens-clean-up', "Men's Clean-Up", fixed(900), '25-30 mins', {
    description: 'Cleanse, scrub, steam and extraction for skin that shaves, sweats and rides a motorbike.',
    bestFor: 'Oily skin, blackheads and razor bumps',
    details: ['Fits beside a haircut', 'Fragrance-free pack', 'Sunscreen before you leave'],
  }),
  service('boys-haircut', "Boys' Haircut", fixed(450), '30 mins', {
    description: 'For boys up to twelve: quick hands, a booster seat and a school-proof finish.',
    bestFor: 'School days and festival mornings',
    details: ['Quiet clippers', 'A parent may sit alongside', 'First-haircut lock kept in an envelope'],
  }),
];

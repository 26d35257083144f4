import { fixed, from, inGroup, service } from './service.ts';

export const edit = [
  ...inGroup(
    'Waxing & threading',
    service('waxing', 'Waxing', from(200), '30-60 mins', {
      description: 'Warm sugar-and-honey wax or low-heat stripless wax, in the direction that hurts least.',
      bestFor: 'Arms, legs, underarms or the full body',
      details: [
        'Underarms ₹200, full arms ₹350, half legs ₹400, full legs ₹650, full body ₹2,400',
        'Wax and spatula never go back in the pot',
        'Stripless wax for face and sensitive areas',
        'Aloe to cool the skin',
        'A closed room and a female therapist',
      ],
    }),
    service('threading', 'Threading', from(80), '10-20 mins', {
      description: 'Brows shaped to your bones rather than to a fashion, upper lip, chin and sides.',
      bestFor: 'Clean brows every three weeks',
      details: ['Fresh cotton thread each time', 'Cooling gel after', 'No appointment needed on weekdays'],
    }),
  ),
  ...inGroup(
    'Lashes & brows',
    service('lash-extensions', 'Lash Extensions', from(3500), '120-150 mins', {
      description: 'Single silk lashes placed one by one, from a natural set to a full hybrid.',
      bestFor: 'Weddings, travel and mornings without mascara',
      details: [
        'Glue patch test at least 48 hours before',
        'Weight chosen for your own lashes',
        'Refill after three weeks',
      ],
    }),
    service('lash-lift', 'Lash Lift & Tint', fixed(2400), '60-75 mins', {
      description: 'Your own lashes curved up from the root and tinted black; nothing is stuck on.',
      bestFor: 'Straight lashes and contact-lens wearers',
      details: ['Lasts six to eight weeks', 'Keep dry for a day', 'Lash serum at the end'],
    }),
    service('brow-lamination', 'Brow Lamination', fixed(1900), '45-60 mins', {
      description: 'Brow hair relaxed and brushed into place, then tinted and tidied for a fuller shape.',
      bestFor: 'Unruly or thin brows, and a first step before microblading',
      details: ['Shape mapped first', 'Lasts five to six weeks', 'Tint included'],
    }),
  ),
  ...inGroup(
    'Body',
    service('body-detan', 'Detan for Arms & Feet', from(850), '20-25 mins', {
      description: 'The bleach-free detan pack for hands, arms or feet, with a warm towel to finish.',
      bestFor: 'Sandal lines and watch marks',
      details: ['No bleach, no ammonia', 'Lovely after waxing, from the next day on', 'Sunscreen included'],
    }),
    service('body-polish', 'Body Polish', fixed(3200), '60-75 mins', {
      description:
        'Raw sugar, coconut and coffee scrubbed in slow circles, rinsed, and sealed with warm oil.',
      bestFor: 'Dry skin, and two days before an event',
      details: ['Shower at the salon', 'Heated table', 'Female therapist'],
    }),
  ),
  ...inGroup(
    'Packages',
    service('monthly-package', 'Monthly Tidy-Up Package', fixed(1799), '100-120 mins', {
      description:
        'Arms, underarms and half legs waxed, brows and upper lip threaded, and a clean-up, in one visit.',
      bestFor: 'Getting everything done before the first of the month',
      details: [
        'One therapist throughout',
        'Full legs for a little more',
        'Same slot kept for you each month',
      ],
    }),
    service('bridal-package', 'Pre-Bridal Package', from(14999), 'Three visits of 150-180 mins', {
      description:
        'Three visits over six weeks: facials, body polish, full waxing, manicure and pedicure, and a hair spa in the last week.',
      bestFor: 'Brides, grooms and nervous siblings',
      details: [
        'Skin consultation on day one',
        'Calendar made with you',
        'A bridal trial can be added for less',
      ],
    }),
    service('mother-daughter-package', 'Mother & Daughter Afternoon', fixed(3799), '120 mins', {
      description: 'Two pedicures side by side, two blowouts and filter coffee.',
      bestFor: 'Birthdays and long overdue conversations',
      details: ['Neighbouring chairs', 'Any two people, really', 'Gift card on request'],
    }),
  ),
];

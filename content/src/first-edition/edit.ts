import type { WrittenService } from '../description/services.ts';
import { inGroup } from './group.ts';

export const edit: WrittenService[] = [
  ...inGroup(
    [
      {
        id: 'waxing',
        name: 'Waxing',
        description: 'Warm sugar-and-honey wax or low-heat stripless wax, in the direction that hurts least.',
        price: { kind: 'from', rupees: 350 },
        duration: '30-60 mins',
        bestFor: 'Arms, legs, underarms or the full body',
        details: [
          'Wax and spatula never go back in the pot',
          'Stripless wax for face and sensitive areas',
          'Aloe to cool the skin',
          'A closed room and a female therapist',
        ],
      },
      {
        id: 'threading',
        name: 'Threading',
        description: 'Brows shaped to your bones rather than to a fashion, upper lip, chin and sides.',
        price: { kind: 'from', rupees: 80 },
        duration: '10-20 mins',
        bestFor: 'Clean brows every three weeks',
        details: ['Fresh cotton thread each time', 'Cooling gel after', 'No appointment needed on weekdays'],
      },
    ],
    'Waxing & threading',
  ),
  ...inGroup(
    [
      {
        id: 'lash-extensions',
        name: 'Lash Extensions',
        description: 'Single silk lashes placed one by one, from a natural set to a full hybrid.',
        price: { kind: 'from', rupees: 3500 },
        duration: '120-150 mins',
        bestFor: 'Weddings, travel and mornings without mascara',
        details: [
          'Glue patch test at least 48 hours before',
          'Weight chosen for your own lashes',
          'Refill after three weeks',
        ],
      },
      {
        id: 'lash-lift',
        name: 'Lash Lift & Tint',
        description: 'Your own lashes curved up from the root and tinted black; nothing is stuck on.',
        price: { kind: 'fixed', rupees: 2400 },
        duration: '60-75 mins',
        bestFor: 'Straight lashes and contact-lens wearers',
        details: ['Lasts six to eight weeks', 'Keep dry for a day', 'Lash serum at the end'],
      },
      {
        id: 'brow-lamination',
        name: 'Brow Lamination',
        description: 'Brow hair relaxed and brushed into place, then tinted and tidied for a fuller shape.',
        price: { kind: 'fixed', rupees: 1900 },
        duration: '45-60 mins',
        bestFor: 'Unruly or thin brows, and a first step before microblading',
        details: ['Shape mapped first', 'Lasts five to six weeks', 'Tint included'],
      },
    ],
    'Lashes & brows',
  ),
  ...inGroup(
    [
      {
        id: 'body-detan',
        name: 'Detan for Arms & Feet',
        description: 'The bleach-free detan pack for hands, arms or feet, with a warm towel to finish.',
        price: { kind: 'from', rupees: 850 },
        duration: '20-25 mins',
        bestFor: 'Sandal lines and watch marks',
        details: ['No bleach, no ammonia', 'Lovely after waxing, from the next day on', 'Sunscreen included'],
      },
      {
        id: 'body-polish',
        name: 'Body Polish',
        description:
          'Raw sugar, coconut and coffee scrubbed in slow circles, rinsed, and sealed with warm oil.',
        price: { kind: 'fixed', rupees: 3200 },
        duration: '60-75 mins',
        bestFor: 'Dry skin, and two days before an event',
        details: ['Shower at the salon', 'Heated table', 'Female therapist'],
      },
    ],
    'Body',
  ),
  ...inGroup(
    [
      {
        id: 'monthly-package',
        name: 'Monthly Tidy-Up Package',
        description:
          'Arms, underarms and half legs waxed, brows and upper lip threaded, and a clean-up, in one visit.',
        price: { kind: 'fixed', rupees: 1799 },
        duration: '100-120 mins',
        bestFor: 'Getting everything done before the first of the month',
        details: [
          'One therapist throughout',
          'Full legs for a little more',
          'Same slot kept for you each month',
        ],
      },
      {
        id: 'bridal-package',
        name: 'Pre-Bridal Package',
        description:
          'Three visits over six weeks: facials, body polish, full waxing, manicure and pedicure, and a hair spa in the last week.',
        price: { kind: 'from', rupees: 14999 },
        duration: 'Three visits of 150-180 mins',
        bestFor: 'Brides, grooms and nervous siblings',
        details: [
          'Skin consultation on day one',
          'Calendar made with you',
          'A bridal trial can be added for less',
        ],
      },
      {
        id: 'mother-daughter-package',
        name: 'Mother & Daughter Afternoon',
        description: 'Two pedicures side by side, two blowouts and filter coffee.',
        price: { kind: 'fixed', rupees: 3799 },
        duration: '120 mins',
        bestFor: 'Birthdays and long overdue conversations',
        details: ['Neighbouring chairs', 'Any two people, really', 'Gift card on request'],
      },
    ],
    'Packages',
  ),
];

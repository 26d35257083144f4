import type { WrittenContent } from '../description.ts';
import { fixed } from './service.ts';

const packages: WrittenContent['offers']['packages'] = [
  {
    id: 'wax-works',
    title: 'Wax Works',
    price: fixed(999),
    description: 'Arms, legs and underarms in a single sitting, with wax that never goes back in the pot.',
    features: ['Full arms and full legs', 'Underarms', 'Sugar-and-honey wax', 'Aloe gel to cool the skin'],
  },
  {
    id: 'old-school-luxe',
    title: 'Old School Luxe',
    price: fixed(2499),
    description:
      'The way a salon afternoon used to be: warm oil first, gossip optional, a fresh cut at the end.',
    features: [
      'Warm coconut-oil head massage',
      'Wash and conditioning mask',
      'Haircut with consultation',
      'Blowout with body at the roots',
    ],
    popular: true,
  },
  {
    id: 'haircut-olaplex',
    title: 'Haircut & Olaplex',
    price: { kind: 'fixed', rupees: 2499, conditions: true },
    description:
      'A precise cut for the ends that are beyond help, and a bond treatment for the lengths that are not.',
    features: [
      'Haircut with consultation',
      'Olaplex bond treatment',
      'Cool blow-dry',
      'Strand check before and after',
    ],
  },
  {
    id: 'express-mani-pedi',
    title: 'Express Mani-Pedi',
    price: fixed(1999),
    description:
      'Hands and feet done at the same time by two people, for lunch breaks and last-minute invitations.',
    features: ['Classic manicure', 'Classic pedicure', 'Polish in the same shade or two', 'About an hour'],
  },
  {
    id: 'premium-mani-pedi',
    title: 'Premium Mani-Pedi',
    price: fixed(2799),
    description: 'The long version, with scrubs, masks, hot towels and a chair that leans back.',
    features: ['Spa manicure', 'Spa pedicure', 'River-clay mask and heel care', 'Polish, or a natural buff'],
  },
  {
    id: 'mens-ultimate-grooming',
    title: "Men's Ultimate Grooming",
    price: fixed(2999),
    description: 'Head to collar in one afternoon, for grooms, best men and birthdays with a round number.',
    features: [
      "Men's cut and beard shape",
      "Men's hair spa with massage",
      'Clean-up and detan for the face',
      'Hot towel and styling',
    ],
    popular: true,
  },
  {
    id: 'mens-essential-grooming',
    title: "Men's Essential Grooming",
    price: fixed(1699),
    description: 'The monthly service: cut, beard and a clear face, finished within two hours.',
    features: ["Men's cut", 'Beard shape and trim', 'Clean-up for the face', 'Hot towel'],
  },
  {
    // Sample brand, made up: put the skincare house you work with here.
    id: 'brand-facial',
    title: 'Thaliram Botanics Facial',
    price: fixed(3999),
    description:
      'A ninety-minute facial with one botanical range from cleanse to cream, and the longest massage on our menu.',
    features: [
      'Skin consultation under the lamp',
      'Double cleanse and enzyme polish',
      'Fifty-minute face, neck and shoulder massage',
      'Serum, mask and sunscreen',
    ],
    popular: true,
  },
];

export const offers: WrittenContent['offers'] = {
  packages,
  footnote:
    'Haircut & Olaplex: the price is for hair up to the shoulder. Longer or very thick hair is quoted before we begin.',
};

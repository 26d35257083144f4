import type { Price, WrittenContent } from '../description.ts';
import { fixed, starred } from './service.ts';

type Package = WrittenContent['offers']['packages'][number];

const offer = (id: string, title: string, price: Price, more: Omit<Package, 'id' | 'title' | 'price'>) => ({
  id,
  title,
  price,
  ...more,
});

const packages: Package[] = [
  offer('wax-works', 'Wax Works', fixed(999), {
    description: 'Arms, legs and underarms in a single sitting, with wax that never goes back in the pot.',
    features: ['Full arms and full legs', 'Underarms', 'Sugar-and-honey wax', 'Aloe gel to cool the skin'],
  }),
  offer('old-school-luxe', 'Old School Luxe', fixed(2499), {
    description:
      'The way a salon afternoon used to be: warm oil first, gossip optional, a fresh cut at the end.',
    features: [
      'Warm coconut-oil head massage',
      'Wash and conditioning mask',
      'Haircut with consultation',
      'Blowout with body at the roots',
    ],
    popular: true,
  }),
  offer('haircut-olaplex', 'Haircut & Olaplex', starred(2499), {
    description:
      'A precise cut for the ends that are beyond help, and a bond treatment for the lengths that are not.',
    features: [
      'Haircut with consultation',
      'Olaplex bond treatment',
      'Cool blow-dry',
      'Strand check before and after',
    ],
  }),
  offer('express-mani-pedi', 'Express Mani-Pedi', fixed(1999), {
    description:
      'Hands and feet done at the same time by two people, for lunch breaks and last-minute invitations.',
    features: ['Classic manicure', 'Classic pedicure', 'Polish in the same shade or two', 'About an hour'],
  }),
  offer('premium-mani-pedi', 'Premium Mani-Pedi', fixed(2799), {
    description: 'The long version, with scrubs, masks, hot towels and a chair that leans back.',
    features: ['Spa manicure', 'Spa pedicure', 'River-clay mask and heel care', 'Polish, or a natural buff'],
  }),
  offer('mens-ultimate-grooming', "Men's Ultimate Grooming", fixed(2999), {
    description: 'Head to collar in one afternoon, for grooms, best men and birthdays with a round number.',
    features: [
      "Men's cut and beard shape",
      "Men's hair spa with massage",
      'Clean-up and detan for the face',
      'Hot towel and styling',
    ],
    popular: true,
  }),
  offer('mens-essential-grooming', "Men's Essential Grooming", fixed(1699), {
    description: 'The monthly service: cut, beard and a clear face, finished within two hours.',
    features: ["Men's cut", 'Beard shape and trim', 'Clean-up for the face', 'Hot towel'],
  }),
  // Sample brand, made up: put the skincare house you work with here.
  offer('brand-facial', 'Thaliram Botanics Facial', fixed(3999), {
    description:
      'A ninety-minute facial with one botanical range from cleanse to cream, and the longest massage on our menu.',
    features: [
      'Skin consultation under the lamp',
      'Double cleanse and enzyme polish',
      'Fifty-minute face, neck and shoulder massage',
      'Serum, mask and sunscreen',
    ],
    popular: true,
  }),
];

export const offers: WrittenContent['offers'] = {
  packages,
  footnote:
    'Haircut & Olaplex: the price is for hair up to the shoulder. Longer or very thick hair is quoted before we begin.',
};

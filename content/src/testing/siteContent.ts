import type { WrittenService } from '../description/services.ts';
import { SiteContent, type SitePhoto } from '../description.ts';
import { each, heroPages } from '../menus.ts';
import { sampleContent } from './sample.ts';

const photo = (name: string): SitePhoto => ({ image: `photo:${name}`, alt: `A picture of ${name}` });
const pictures = [
  'cream-jar',
  'jasmine-stone',
  'powder-compacts',
  'eye-palette',
  'towels-candle',
  'manicure-set',
  'serum-drops',
  'clay-mask',
  'gua-sha',
].map(photo);

const service = (id: string, name: string, rupees: number): WrittenService => ({
  ...{ id, name, price: { kind: 'from', rupees } },
  description: `What happens in ${name}.`,
  duration: '60 mins',
  bestFor: 'Dry hair',
  details: ['First', 'Second'],
});

const sample = sampleContent();

/** A small site that shows all that it has, without special days and notices. */
export const siteContent: SiteContent = SiteContent.parse({
  ...sample,
  services: {
    ...sample.services,
    hair: [service('haircut', 'Haircut', 1200), service('hair-spa', 'Hair Spa', 1800)],
  },
  offers: {
    packages: [
      {
        id: 'wax-works',
        title: 'Wax Works',
        price: { kind: 'fixed', rupees: 2499, conditions: true },
        description: 'Arms, legs and underarms.',
        features: ['Full arms', 'Full legs'],
        popular: true,
      },
    ],
    footnote: 'Conditions apply.',
  },
  hours: { ...sample.hours, special: [] },
  notices: [],
  contact: {
    ...sample.contact,
    email: 'hello@salon.example',
    address: '1 Sample Street, Chennai',
    landmark: 'Opposite the lake',
    instagram: 'https://instagram.example/salon',
  },
  reviews: [
    { id: 'anita', content: 'Kind hands.', author: 'Anita', location: 'Adyar' },
    { id: 'meera', content: 'On time.', author: 'Meera', location: 'Mylapore' },
    { id: 'sara', content: 'A good cut.', author: 'Sara', location: 'Velachery' },
  ],
  questions: sample.questions.map((question) => ({ ...question, hidden: false })),
  photos: {
    heroes: each(heroPages, () => photo('lipsticks')),
    highlights: pictures.slice(0, 5),
    work: pictures,
  },
  academy: {
    programs: [
      {
        id: 'foundation',
        title: 'Foundation',
        summary: 'Cutting and colour from the start.',
        duration: '12 weeks, weekdays',
        forWhom: 'Beginners',
        modules: ['Cutting', 'Colour'],
        gallery: [photo('lipsticks')],
      },
    ],
  },
});

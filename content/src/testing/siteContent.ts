import type { OpenTime, Service, SiteContent, SitePhoto } from '../description.ts';

const photo = (name: string): SitePhoto => ({ image: `photo:${name}`, alt: `A picture of ${name}` });
const allDay: OpenTime[] = [{ opens: '10:00', closes: '20:00' }];

const service = (id: string, name: string, more: Partial<Service> = {}): Service => ({
  id,
  name,
  description: `What happens in ${name}.`,
  price: { kind: 'from', rupees: 1800 },
  duration: '60 mins',
  bestFor: 'Dry hair',
  details: ['First', 'Second'],
  group: '',
  hidden: false,
  ...more,
});

/** A small site: two services, one of most other things. */
export const siteContent: SiteContent = {
  services: {
    hair: [
      service('haircut', 'Haircut', { price: { kind: 'from', rupees: 1200 } }),
      service('hair-spa', 'Hair Spa'),
    ],
    skin: [],
    menshair: [],
    texture: [],
    nail: [],
    makeup: [],
    edit: [],
    spmu: [],
    haircolor: [],
  },
  notes: {
    hair: '',
    skin: '',
    menshair: '',
    texture: '',
    nail: '',
    makeup: '',
    edit: '',
    spmu: '',
    haircolor: '',
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
        category: '',
        hidden: false,
      },
    ],
    footnote: 'Conditions apply.',
  },
  hours: {
    weekly: {
      monday: [],
      tuesday: allDay,
      wednesday: allDay,
      thursday: allDay,
      friday: allDay,
      saturday: allDay,
      sunday: allDay,
    },
    special: [],
  },
  notices: [],
  contact: {
    phone: '+91 00000 00000',
    landline: '+91 000 000 0000',
    whatsapp: '910000000000',
    email: 'hello@salon.example',
    address: '1 Sample Street, Chennai',
    landmark: 'Opposite the lake',
    parking: 'Behind the building',
    map: '',
    instagram: 'https://instagram.example/salon',
  },
  reviews: [
    { id: 'anita', content: 'Kind hands.', author: 'Anita', location: 'Adyar', hidden: false },
    { id: 'meera', content: 'On time.', author: 'Meera', location: 'Mylapore', hidden: false },
    { id: 'sara', content: 'A good cut.', author: 'Sara', location: 'Velachery', hidden: false },
  ],
  questions: [
    {
      id: 'parking',
      question: 'Where can I park?',
      answer: 'Behind the building.',
      pages: ['home', 'hair'],
      hidden: false,
    },
    { id: 'cards', question: 'Do you take cards?', answer: 'Yes.', pages: [], hidden: false },
  ],
  photos: {
    heroes: {
      home: photo('hero-poster'),
      about: photo('place-mirror'),
      services: photo('comb-scissors'),
      offers: photo('banana-leaf'),
      academy: photo('academy-tools'),
      hair: photo('hair-auburn-waves'),
      skin: photo('cream-jar'),
      menshair: photo('barber-brush-bowl'),
      texture: photo('hair-keratin-straight'),
      nail: photo('nail-lacquer-bottles'),
      makeup: photo('lipsticks'),
      edit: photo('towels-candle'),
      spmu: photo('brow-strokes'),
      haircolor: photo('hair-colour-melt'),
    },
    highlights: [
      'hair-auburn-waves',
      'hair-colour-melt',
      'cream-jar',
      'barber-brush-bowl',
      'comb-scissors',
    ].map(photo),
    work: [
      'hair-auburn-waves',
      'hair-tight-curls',
      'hair-braid-jasmine',
      'eye-palette',
      'nail-lacquer-strokes',
      'manicure-set',
      'serum-drops',
      'clay-mask',
      'gua-sha',
    ].map(photo),
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
        gallery: [photo('academy-tools')],
        hidden: false,
      },
    ],
  },
};

import { SiteContent } from '../description.ts';
import menus from '../first-edition/menus.json' with { type: 'json' };
import { sampleIdentity } from '../first-edition.ts';
import { weekdays } from '../hours/localTime.ts';
import { each, heroPages } from '../menus.ts';
import { photos as cameWith } from '../photos.ts';

const photos = Object.entries(cameWith).map(([name, alt]) => ({ image: `photo:${name}`, alt }));

/** A small site that has something in each of its lists. */
export const sampleContent = (): SiteContent => structuredClone(sample());

/** Lists that are left out are the same in each call. */
const sample = (): SiteContent =>
  SiteContent.parse({
    pages: { bridal: true },
    services: {
      hair: [
        {
          id: 'hair-spa',
          name: 'Hair Spa',
          description: 'Steam and a mask.',
          price: { kind: 'from', rupees: 1800 },
          duration: '45-60 mins',
          bestFor: 'Dry ends',
          details: ['Scalp massage', 'Blow-dry'],
        },
        {
          id: 'haircut',
          name: 'Haircut',
          price: { kind: 'fixed', rupees: 600, conditions: true },
          details: [],
        },
      ],
    },
    menus: menus.map((menu) => ({ ...menu, note: '', picture: photos[0] })),
    offers: {
      packages: [
        {
          id: 'wax-works',
          title: 'Wax Works',
          price: { kind: 'fixed', rupees: 999 },
          worth: 1400,
          description: 'Arms, legs and underarms.',
          features: ['Full arms'],
          popular: true,
          from: '2026-01-10',
          until: '2026-01-20',
        },
      ],
      footnote: 'For hair up to the shoulder.',
    },
    hours: {
      weekly: { ...each(weekdays, () => [{ opens: '10:00', closes: '20:00' }]), monday: [] },
      special: [{ id: 'pongal', from: '2026-01-14', until: '2026-01-16', times: [], reason: 'Pongal' }],
    },
    notices: [
      { id: 'pongal', text: 'Closed for Pongal', from: '2026-01-10T00:00', until: '2026-01-17T00:00' },
    ],
    contact: {
      ...sampleIdentity,
      address: '12 Temple Tank Road',
      landmark: 'Opposite the flower market',
      parking: 'Behind the building',
    },
    reviews: [
      { id: 'divya', content: 'Just what I asked for.', author: 'Divya' },
      { id: 'farah', content: 'On time.', author: 'Farah', location: 'Lakeside', hidden: true },
    ],
    questions: [
      {
        id: 'parking',
        question: 'Where can I park?',
        answer: 'Behind the building.',
        pages: ['home', 'hair'],
      },
      { id: 'cards', question: 'Do you take cards?', answer: 'Yes.', pages: [], hidden: true },
    ],
    photos: {
      heroes: each(heroPages, () => photos[0]),
      work: photos.slice(-9),
    },
    academy: {
      programs: [
        {
          id: 'makeup',
          title: 'Makeup',
          duration: '8 weeks',
          forWhom: 'Beginners',
          modules: ['Brushes', 'Base'],
          gallery: photos.slice(0, 1),
          nextBatch: '2026-02-02',
          fee: 45000,
          seatsLeft: 4,
        },
      ],
    },
    people: [
      {
        id: 'latha',
        name: 'Latha',
        work: 'Bridal makeup and hair',
        since: '2014',
        languages: 'Tamil and English',
        menus: ['makeup'],
        isAskedFor: true,
      },
    ],
    shortcuts: [
      { id: 'window', name: 'Shop window', address: 'window', leadsTo: '/offers' },
      { id: 'card', name: 'Card', address: 'card', leadsTo: '/services/hair' },
    ],
  });

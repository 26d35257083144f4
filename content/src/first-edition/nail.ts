import type { WrittenService } from '../description/services.ts';
import { inGroup } from './group.ts';

export const nail: WrittenService[] = [
  ...inGroup(
    [
      {
        id: 'classic-manicure',
        name: 'Classic Manicure',
        description:
          'Soak, shape, cuticle care, a hand massage to the elbow and polish in the colour of your choice.',
        price: { kind: 'fixed', rupees: 999 },
        duration: '40-45 mins',
        bestFor: 'Working hands every two to three weeks',
        details: [
          '10-free polish',
          'Sterilised tools, single-use file',
          'Massage with cold-pressed sesame oil',
        ],
      },
      {
        id: 'classic-pedicure',
        name: 'Classic Pedicure',
        description: 'Warm soak, heel smoothing, nail and cuticle care, a foot massage and polish.',
        price: { kind: 'fixed', rupees: 1299 },
        duration: '50-60 mins',
        bestFor: 'Sandal season, which here is all year',
        details: [
          'Fresh basin liner for every client',
          'Foot file yours to take home',
          'Massage to the knee',
        ],
      },
      {
        id: 'spa-manicure',
        name: 'Spa Manicure',
        description:
          'The classic, with a coffee-and-coconut scrub, a warm mask under mitts and a longer massage.',
        price: { kind: 'fixed', rupees: 1499 },
        duration: '55-60 mins',
        bestFor: 'Dry hands and ragged cuticles',
        details: ['Scrub without microplastics', 'Warm cotton mitts', 'Polish or a natural buff'],
      },
      {
        id: 'spa-pedicure',
        name: 'Spa Pedicure',
        description: 'Scrub, clay mask, hot towels and a proper rest in a chair that leans back.',
        price: { kind: 'fixed', rupees: 1899 },
        duration: '70-75 mins',
        bestFor: 'Cracked heels and people on their feet all day',
        details: ['River-clay mask', 'Heel balm to take home', 'Detan pack on request'],
      },
    ],
    'Hands & feet',
  ),
  ...inGroup(
    [
      {
        id: 'gel-polish',
        name: 'Gel Polish',
        description: 'A thin, even coat cured under a lamp that stays glossy for two to three weeks.',
        price: { kind: 'fixed', rupees: 1299 },
        duration: '45-60 mins',
        bestFor: 'Holidays, weddings and keyboards',
        details: [
          'HEMA-free base on request',
          'Over sixty shades',
          'Half price removal when we do the next set',
        ],
      },
      {
        id: 'gel-extensions',
        name: 'Gel Extensions',
        description: 'Length built with soft gel tips or sculpted by hand, filed as thin as your own nail.',
        price: { kind: 'from', rupees: 2800 },
        duration: '120-150 mins',
        bestFor: 'Short or bitten nails, and brides',
        details: [
          'Almond, square, coffin or oval',
          'One broken nail mended free in the first week',
          'Refill after three weeks',
        ],
      },
      {
        id: 'builder-overlay',
        name: 'Builder Gel Overlay',
        description: 'A strengthening layer over your natural nail, so that it can grow without breaking.',
        price: { kind: 'fixed', rupees: 1900 },
        duration: '75-90 mins',
        bestFor: 'Nails that split before they grow',
        details: ['No length added', 'Sheer, milky or coloured', 'Refill instead of soaking off'],
      },
      {
        id: 'nail-art',
        name: 'Nail Art',
        description:
          'Fine lines, chrome, French tips or small flowers painted by hand. Bring a picture, or let us draw.',
        price: { kind: 'from', rupees: 100 },
        duration: '15-60 mins',
        bestFor: 'One accent nail or all ten',
        details: ['Priced per nail', 'Matched to your saree or lehenga', 'Sealed under a gel top coat'],
      },
      {
        id: 'gel-removal',
        name: 'Gel Removal & Nail Repair',
        description: 'A patient soak-off, no scraping, then oil and a strengthening coat.',
        price: { kind: 'fixed', rupees: 500 },
        duration: '30-40 mins',
        bestFor: 'A break between two sets',
        details: ['Gel from any salon', 'Cuticle oil and hand cream', 'Honest advice on when to rest'],
      },
    ],
    'Gel & art',
  ),
];

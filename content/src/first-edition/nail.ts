import { fixed, from, inGroup, service } from './service.ts';

export const nail = [
  ...inGroup(
    'Hands & feet',
    service('classic-manicure', 'Classic Manicure', fixed(999), '40-45 mins', {
      description:
        'Soak, shape, cuticle care, a hand massage to the elbow and polish in the colour of your choice.',
      bestFor: 'Working hands every two to three weeks',
      details: [
        '10-free polish',
        'Sterilised tools, single-use file',
        'Massage with cold-pressed sesame oil',
      ],
    }),
    service('classic-pedicure', 'Classic Pedicure', fixed(1299), '50-60 mins', {
      description: 'Warm soak, heel smoothing, nail and cuticle care, a foot massage and polish.',
      bestFor: 'Sandal season, which here is all year',
      details: ['Fresh basin liner for every client', 'Foot file yours to take home', 'Massage to the knee'],
    }),
    service('spa-manicure', 'Spa Manicure', fixed(1499), '55-60 mins', {
      description:
        'The classic, with a coffee-and-coconut scrub, a warm mask under mitts and a longer massage.',
      bestFor: 'Dry hands and ragged cuticles',
      details: ['Scrub without microplastics', 'Warm cotton mitts', 'Polish or a natural buff'],
    }),
    service('spa-pedicure', 'Spa Pedicure', fixed(1899), '70-75 mins', {
      description: 'Scrub, clay mask, hot towels and a proper rest in a chair that leans back.',
      bestFor: 'Cracked heels and people on their feet all day',
      details: ['River-clay mask', 'Heel balm to take home', 'Detan pack on request'],
    }),
  ),
  ...inGroup(
    'Gel & art',
    service('gel-polish', 'Gel Polish', fixed(1299), '45-60 mins', {
      description: 'A thin, even coat cured under a lamp that stays glossy for two to three weeks.',
      bestFor: 'Holidays, weddings and keyboards',
      details: [
        'HEMA-free base on request',
        'Over sixty shades',
        'Half price removal when we do the next set',
      ],
    }),
    service('gel-extensions', 'Gel Extensions', from(2800), '120-150 mins', {
      description: 'Length built with soft gel tips or sculpted by hand, filed as thin as your own nail.',
      bestFor: 'Short or bitten nails, and brides',
      details: [
        'Almond, square, coffin or oval',
        'One broken nail mended free in the first week',
        'Refill after three weeks',
      ],
    }),
    service('builder-overlay', 'Builder Gel Overlay', fixed(1900), '75-90 mins', {
      description: 'A strengthening layer over your natural nail, so that it can grow without breaking.',
      bestFor: 'Nails that split before they grow',
      details: ['No length added', 'Sheer, milky or coloured', 'Refill instead of soaking off'],
    }),
    service('nail-art', 'Nail Art', from(100), '15-60 mins', {
      description:
        'Fine lines, chrome, French tips or small flowers painted by hand. Bring a picture, or let us draw.',
      bestFor: 'One accent nail or all ten',
      details: ['Priced per nail', 'Matched to your saree or lehenga', 'Sealed under a gel top coat'],
    }),
    service('gel-removal', 'Gel Removal & Nail Repair', fixed(500), '30-40 mins', {
      description: 'A patient soak-off, no scraping, then oil and a strengthening coat.',
      bestFor: 'A break between two sets',
      details: ['Gel from any salon', 'Cuticle oil and hand cream', 'Honest advice on when to rest'],
    }),
  ),
];

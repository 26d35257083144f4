import type { WrittenService } from '../description/services.ts';

export const hair: WrittenService[] = [
  {
    id: 'haircut',
    name: 'Haircut',
    description:
      'A consultation, a wash, a cut shaped to your face and texture, and a rough dry so that you see how it falls.',
    price: { kind: 'from', rupees: 1200 },
    duration: '45-60 mins',
    bestFor: 'Anyone who wants a shape that still works six weeks later',
    details: [
      'Dry consultation before the wash',
      'Sulphate-free shampoo and conditioner',
      'Fringe tidied free between two haircuts',
      'Home-styling tips for your length',
    ],
  },
  {
    id: 'hair-spa',
    name: 'Hair Spa',
    description:
      'A deep-conditioning mask worked in by hand, a slow head, neck and shoulder massage, and steam to help it all sink in.',
    price: { kind: 'from', rupees: 1800 },
    duration: '60-90 mins',
    bestFor: 'Dry, dull or sun-tired hair, and tired heads',
    details: [
      'Mask chosen for your scalp and your lengths',
      'Twenty-minute massage',
      'Steam, cool rinse and blow-dry',
      'Best repeated every four weeks',
    ],
  },
  {
    id: 'blowout',
    name: 'Blowout',
    description:
      'Wash, heat protection and a round-brush finish with body at the roots and movement at the ends.',
    price: { kind: 'from', rupees: 900 },
    duration: '45 mins',
    bestFor: 'Interviews, dinners and the day before a wedding',
    details: [
      'Straight, curved-in or loose waves',
      'Heat protection every time',
      'Light anti-humidity finish',
    ],
  },
  {
    id: 'hair-styling',
    name: 'Tongs, Waves & Ironing',
    description: 'A finish on clean, dry hair: soft tong curls, beach waves or a mirror-smooth ironing.',
    price: { kind: 'from', rupees: 800 },
    duration: '30-45 mins',
    bestFor: 'Clean hair that needs a shape for the evening',
    details: [
      'Come with washed, dry hair',
      'Heat protection included',
      'Pinned to last through a long reception',
    ],
  },
  {
    id: 'occasion-updo',
    name: 'Occasion Updo & Jasmine Braid',
    description:
      'Low buns, textured updos and long braids, pinned to stay and dressed with fresh jasmine when you want it.',
    price: { kind: 'from', rupees: 2500 },
    duration: '60-75 mins',
    bestFor: 'Engagements, poojas, receptions and graduation days',
    details: [
      'Bring your saree or a photo of it',
      'Fresh jasmine strands arranged on request',
      'Extensions and fillers matched to your colour',
    ],
  },
  {
    id: 'bond-repair',
    name: 'Bond-Repair Treatment',
    description:
      'A two-step treatment for hair that snaps or stretches after bleach, heat or years of colour, followed by a cool blow-dry.',
    price: { kind: 'from', rupees: 2200 },
    duration: '45-60 mins',
    bestFor: 'Bleached, coloured or heat-damaged lengths',
    details: [
      'Strand test before we start',
      'Works on the lengths and leaves colour as it is',
      'Can be added to a haircut or a colour',
    ],
  },
  {
    id: 'scalp-care',
    name: 'Scalp Detox & Warm Oil Massage',
    description:
      'A gentle scrub lifts product and sweat, then warm cold-pressed coconut oil is massaged in the way your grandmother would approve of.',
    price: { kind: 'fixed', rupees: 1400 },
    duration: '45-60 mins',
    bestFor: 'Itchy, oily or flaky scalps, and long desk days',
    details: [
      'Scalp looked at under magnification',
      'Clay and salt scrub without microbeads',
      'Oil left in or washed out, as you like',
    ],
  },
  {
    id: 'girls-haircut',
    name: "Girls' Haircut",
    description: 'A patient, tidy cut for girls up to twelve, with a booster seat and no tugging.',
    price: { kind: 'fixed', rupees: 600 },
    duration: '30 mins',
    bestFor: 'School hair, first haircuts and holiday trims',
    details: ['Detangling spray and a wide comb', 'A parent may sit alongside', 'Simple braid to go home in'],
  },
];

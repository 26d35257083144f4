import { fixed, from, service } from './service.ts';

export const hair = [
  service('haircut', 'Haircut', from(1200), '45-60 mins', {
    description:
      'A consultation, a wash, a cut shaped to your face and texture, and a rough dry so that you see how it falls.',
    bestFor: 'Anyone who wants a shape that still works six weeks later',
    details: [
      'Dry consultation before the wash',
      'Sulphate-free shampoo and conditioner',
      'Fringe tidied free between two haircuts',
      'Home-styling tips for your length',
    ],
  }),
  service('hair-spa', 'Hair Spa', from(1800), '60-90 mins', {
    description:
      'A deep-conditioning mask worked in by hand, a slow head, neck and shoulder massage, and steam to help it all sink in.',
    bestFor: 'Dry, dull or sun-tired hair, and tired heads',
    details: [
      'Mask chosen for your scalp and your lengths',
      'Twenty-minute massage',
      'Steam, cool rinse and blow-dry',
      'Best repeated every four weeks',
    ],
  }),
  service('blowout', 'Blowout', from(900), '45 mins', {
    description:
      'Wash, heat protection and a round-brush finish with body at the roots and movement at the ends.',
    bestFor: 'Interviews, dinners and the day before a wedding',
    details: [
      'Straight, curved-in or loose waves',
      'Heat protection every time',
      'Light anti-humidity finish',
    ],
  }),
  service('hair-styling', 'Tongs, Waves & Ironing', from(800), '30-45 mins', {
    description: 'A finish on clean, dry hair: soft tong curls, beach waves or a mirror-smooth ironing.',
    bestFor: 'Clean hair that needs a shape for the evening',
    details: [
      'Come with washed, dry hair',
      'Heat protection included',
      'Pinned to last through a long reception',
    ],
  }),
  service('occasion-updo', 'Occasion Updo & Jasmine Braid', from(2500), '60-75 mins', {
    description:
      'Low buns, textured updos and long braids, pinned to stay and dressed with fresh jasmine when you want it.',
    bestFor: 'Engagements, poojas, receptions and graduation days',
    details: [
      'Bring your saree or a photo of it',
      'Fresh jasmine strands arranged on request',
      'Extensions and fillers matched to your colour',
    ],
  }),
  service('bond-repair', 'Bond-Repair Treatment', from(2200), '45-60 mins', {
    description:
      'A two-step treatment for hair that snaps or stretches after bleach, heat or years of colour, followed by a cool blow-dry.',
    bestFor: 'Bleached, coloured or heat-damaged lengths',
    details: [
      'Strand test before we start',
      'Works on the lengths and leaves colour as it is',
      'Can be added to a haircut or a colour',
    ],
  }),
  service('scalp-care', 'Scalp Detox & Warm Oil Massage', fixed(1400), '45-60 mins', {
    description:
      'A gentle scrub lifts product and sweat, then warm cold-pressed coconut oil is massaged in the way your grandmother would approve of.',
    bestFor: 'Itchy, oily or flaky scalps, and long desk days',
    details: [
      'Scalp looked at under magnification',
      'Clay and salt scrub without microbeads',
      'Oil left in or washed out, as you like',
    ],
  }),
  service('girls-haircut', "Girls' Haircut", fixed(600), '30 mins', {
    description: 'A patient, tidy cut for girls up to twelve, with a booster seat and no tugging.',
    bestFor: 'School hair, first haircuts and holiday trims',
    details: ['Detangling spray and a wide comb', 'A parent may sit alongside', 'Simple braid to go home in'],
  }),
];

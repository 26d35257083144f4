import type { WrittenService } from '../description/services.ts';

export const makeup: WrittenService[] = [
  {
    id: 'bridal-makeup',
    name: 'Bridal Makeup',
    description:
      'Skin preparation, full makeup, lashes, hair and draping for the day itself, planned at a trial and timed backwards from the muhurtham.',
    price: { kind: 'from', rupees: 18000 },
    duration: '130-150 mins',
    bestFor: 'Muhurtham, nikah, church and registry weddings',
    details: [
      'Hair styling, flowers and draping included',
      'Jewellery and maang tikka set securely',
      'Touch-up kit for your bag',
      'At the salon or at your venue',
    ],
  },
  {
    id: 'bridal-trial',
    name: 'Bridal Trial',
    description:
      'A complete look, photographed indoors and outdoors, with notes, so that the morning holds no surprises.',
    price: { kind: 'fixed', rupees: 4500 },
    duration: '120 mins',
    bestFor: 'Brides, four to eight weeks before',
    details: [
      'Bring a blouse in your saree colour',
      'One look, two lip colours',
      'Half set against your bridal booking',
    ],
  },
  {
    id: 'reception-makeup',
    name: 'Reception & Engagement Makeup',
    description:
      'Evening makeup with more depth at the eyes, made for stage lights and a four-hour receiving line.',
    price: { kind: 'from', rupees: 12000 },
    duration: '100-120 mins',
    bestFor: 'Engagements, sangeets and receptions',
    details: ['Hair styling included', 'Lashes included', 'Saree or lehenga draping included'],
  },
  {
    id: 'party-makeup',
    name: 'Party Makeup',
    description: 'A polished face for guests, from barely-there to a full smoky eye.',
    price: { kind: 'from', rupees: 3500 },
    duration: '60-75 mins',
    bestFor: 'Sisters, friends, birthdays and housewarmings',
    details: [
      'Lashes on request',
      'Blowout or tongs can be added',
      'Groups of four and more: ask for a price',
    ],
  },
  {
    id: 'airbrush',
    name: 'Airbrush Upgrade',
    description: 'A fine, sprayed foundation that sits light, resists sweat and looks like skin in close-up.',
    price: { kind: 'fixed', rupees: 3000 },
    duration: '20 mins',
    bestFor: 'Oily skin, high-definition cameras and outdoor weddings',
    details: ['Added to any makeup above', 'Shade mixed for you', 'Waterproof'],
  },
  {
    id: 'grooms-makeup',
    name: "Groom's Makeup",
    description: 'Evened skin, tamed shine and tidy brows that nobody will call makeup.',
    price: { kind: 'fixed', rupees: 3000 },
    duration: '40-45 mins',
    bestFor: 'Grooms, fathers and anyone under stage lights',
    details: ['Beard edges and brows tidied', 'Matte, sweat-proof finish', 'At the salon or at your venue'],
  },
  {
    id: 'saree-draping',
    name: 'Saree Draping',
    description:
      'Pre-pleated and pinned the evening before or draped on the day: Kanjivaram, Kerala kasavu, Coorgi, half-saree.',
    price: { kind: 'from', rupees: 1000 },
    duration: '30-40 mins',
    bestFor: 'Silks that will not behave',
    details: ['Box-folded pleats', 'Pins that do not tear silk', 'Dupatta setting for lehengas'],
  },
  {
    id: 'makeup-lesson',
    name: 'Personal Makeup Lesson',
    description:
      'You hold the brush on one half of your face, we do the other. Bring your own pouch; we sort it together.',
    price: { kind: 'fixed', rupees: 3500 },
    duration: '120 mins',
    bestFor: 'Beginners, new jobs and mothers of brides',
    details: ['One to one', 'Five-minute and twenty-minute face', 'Shopping list without brand loyalty'],
  },
];

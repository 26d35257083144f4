import { fixed, from, service } from './service.ts';

export const makeup = [
  service('bridal-makeup', 'Bridal Makeup', from(18000), '130-150 mins', {
    description:
      'Skin preparation, full makeup, lashes, hair and draping for the day itself, planned at a trial and timed backwards from the muhurtham.',
    bestFor: 'Muhurtham, nikah, church and registry weddings',
    details: [
      'Hair styling, flowers and draping included',
      'Jewellery and maang tikka set securely',
      'Touch-up kit for your bag',
      'At the salon or at your venue',
    ],
  }),
  service('bridal-trial', 'Bridal Trial', fixed(4500), '120 mins', {
    description:
      'A complete look, photographed indoors and outdoors, with notes, so that the morning holds no surprises.',
    bestFor: 'Brides, four to eight weeks before',
    details: [
      'Bring a blouse in your saree colour',
      'One look, two lip colours',
      'Half set against your bridal booking',
    ],
  }),
  service('reception-makeup', 'Reception & Engagement Makeup', from(12000), '100-120 mins', {
    description:
      'Evening makeup with more depth at the eyes, made for stage lights and a four-hour receiving line.',
    bestFor: 'Engagements, sangeets and receptions',
    details: ['Hair styling included', 'Lashes included', 'Saree or lehenga draping included'],
  }),
  service('party-makeup', 'Party Makeup', from(3500), '60-75 mins', {
    description: 'A polished face for guests, from barely-there to a full smoky eye.',
    bestFor: 'Sisters, friends, birthdays and housewarmings',
    details: [
      'Lashes on request',
      'Blowout or tongs can be added',
      'Groups of four and more: ask for a price',
    ],
  }),
  service('airbrush', 'Airbrush Upgrade', fixed(3000), '20 mins', {
    description: 'A fine, sprayed foundation that sits light, resists sweat and looks like skin in close-up.',
    bestFor: 'Oily skin, high-definition cameras and outdoor weddings',
    details: ['Added to any makeup above', 'Shade mixed for you', 'Waterproof'],
  }),
  service('grooms-makeup', "Groom's Makeup", fixed(3000), '40-45 mins', {
    description: 'Evened skin, tamed shine and tidy brows that nobody will call makeup.',
    bestFor: 'Grooms, fathers and anyone under stage lights',
    details: ['Beard edges and brows tidied', 'Matte, sweat-proof finish', 'At the salon or at your venue'],
  }),
  service('saree-draping', 'Saree Draping', from(1000), '30-40 mins', {
    description:
      'Pre-pleated and pinned the evening before or draped on the day: Kanjivaram, Kerala kasavu, Coorgi, half-saree.',
    bestFor: 'Silks that will not behave',
    details: ['Box-folded pleats', 'Pins that do not tear silk', 'Dupatta setting for lehengas'],
  }),
  service('makeup-lesson', 'Personal Makeup Lesson', fixed(3500), '120 mins', {
    description:
      'You hold the brush on one half of your face, we do the other. Bring your own pouch; we sort it together.',
    bestFor: 'Beginners, new jobs and mothers of brides',
    details: ['One to one', 'Five-minute and twenty-minute face', 'Shopping list without brand loyalty'],
  }),
];

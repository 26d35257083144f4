import type { ServiceMenu } from '../types';

export const menu: ServiceMenu = {
  hero: {
    title: 'Make Up',
    subtitle: 'You, on a very good day, under any light and in any humidity.',
    photo: 'lipsticks',
  },
  intro: {
    title: 'Made for your light, at your hour',
    subtitle:
      'Muhurtham at five in the morning or reception at eight at night: the light is different, so the makeup is too. We test shades on your jaw by the window, prepare the skin properly, and use waterproof products because we know what a kalyana mandapam is like in May.',
  },
  groups: [
    {
      services: [
        {
          id: 'bridal-makeup',
          name: 'Bridal Makeup',
          description:
            'Skin preparation, full makeup, lashes, hair and draping for the day itself, planned at a trial and timed backwards from the muhurtham.',
          price: { rupees: 18000, from: true },
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
          price: { rupees: 4500 },
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
          price: { rupees: 12000, from: true },
          duration: '100-120 mins',
          bestFor: 'Engagements, sangeets and receptions',
          details: ['Hair styling included', 'Lashes included', 'Saree or lehenga draping included'],
        },
        {
          id: 'party-makeup',
          name: 'Party Makeup',
          description: 'A polished face for guests, from barely-there to a full smoky eye.',
          price: { rupees: 3500, from: true },
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
          description:
            'A fine, sprayed foundation that sits light, resists sweat and looks like skin in close-up.',
          price: { rupees: 3000 },
          duration: '20 mins',
          bestFor: 'Oily skin, high-definition cameras and outdoor weddings',
          details: ['Added to any makeup above', 'Shade mixed for you', 'Waterproof'],
        },
        {
          id: 'grooms-makeup',
          name: "Groom's Makeup",
          description: 'Evened skin, tamed shine and tidy brows that nobody will call makeup.',
          price: { rupees: 3000 },
          duration: '40-45 mins',
          bestFor: 'Grooms, fathers and anyone under stage lights',
          details: [
            'Beard edges and brows tidied',
            'Matte, sweat-proof finish',
            'At the salon or at your venue',
          ],
        },
        {
          id: 'saree-draping',
          name: 'Saree Draping',
          description:
            'Pre-pleated and pinned the evening before or draped on the day: Kanjivaram, Kerala kasavu, Coorgi, half-saree.',
          price: { rupees: 1000, from: true },
          duration: '30-40 mins',
          bestFor: 'Silks that will not behave',
          details: ['Box-folded pleats', 'Pins that do not tear silk', 'Dupatta setting for lehengas'],
        },
        {
          id: 'makeup-lesson',
          name: 'Personal Makeup Lesson',
          description:
            'You hold the brush on one half of your face, we do the other. Bring your own pouch; we sort it together.',
          price: { rupees: 3500 },
          duration: '120 mins',
          bestFor: 'Beginners, new jobs and mothers of brides',
          details: [
            'One to one',
            'Five-minute and twenty-minute face',
            'Shopping list without brand loyalty',
          ],
        },
      ],
    },
  ],
  note: 'Makeup at your venue carries a travel charge, told to you when you book. A date is held once half the amount is paid.',
  closing: {
    title: 'When is the day?',
    text: 'Tell us the date, the hour and the place. Muhurtham mornings between November and February fill up first.',
  },
};

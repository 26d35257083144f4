import type { ServiceProse } from '../../../shared/content/types';

export const makeup: ServiceProse = {
  hero: { title: 'Make Up', subtitle: 'You, on a very good day, under any light and in any humidity.' },
  intro: {
    title: 'Made for your light, at your hour',
    subtitle:
      'Muhurtham at five in the morning or reception at eight at night: the light is different, so the makeup is too. We test shades on your jaw by the window, prepare the skin properly, and use waterproof products because we know what a kalyana mandapam is like in May.',
  },
  closing: {
    title: 'When is the day?',
    text: 'Tell us the date, the hour and the place. Muhurtham mornings between November and February fill up first.',
  },
  place: 'place-makeup',
};

import type { ServiceProse } from '../../../shared/content/types';

export const menshair: ServiceProse = {
  hero: {
    title: "Men's Hair",
    subtitle: 'A sharp cut, a proper shave and half an hour in which nobody asks you for anything.',
  },
  intro: {
    title: 'Cut to the way you wear it',
    subtitle:
      'A working day, a helmet, three weeks between two visits: tell us, and we cut to that. We check the neckline in a second mirror and write down the clipper numbers for next time.',
  },
  closing: {
    title: 'Your chair is waiting',
    text: 'Tell us the day and how long you have. We will try to fit you in at lunch or on your way home.',
  },
  place: 'place-shave',
};

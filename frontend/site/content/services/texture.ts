import type { ServiceProse } from '../../../shared/content/types';

export const texture: ServiceProse = {
  hero: {
    title: 'Hair Texture',
    subtitle: 'Calmer in the monsoon, smoother on a Monday, curlier on purpose.',
  },
  intro: {
    title: 'The gentlest service that will do',
    subtitle:
      'Humidity is the reason most people book here. We stretch a strand, ask what has been done to it in the last two years, and say which service is enough. We work with formaldehyde-free formulas, windows open and extraction on.',
  },
  closing: {
    title: 'Frizz, curls or straight?',
    text: 'Tell us what was done to your hair in the last two years and we will tell you what is safe, and what we would leave alone.',
  },
  place: 'place-wash',
};

import type { ServiceProse } from '../../../shared/content/types';

export const edit: ServiceProse = {
  hero: {
    title: 'The Beauty Edit',
    subtitle: 'The small things that make the rest look finished: waxing, threading, lashes, brows.',
  },
  intro: {
    title: 'Ten minutes or two hours',
    subtitle:
      'Come for your brows on the way to work, or stay for the afternoon. Wax is never used twice, thread is cut fresh for you, and lash glue is tested behind the ear first.',
  },
  closing: {
    title: 'Put your own list together',
    text: 'Tell us what you would like done and how much time you have. We will find an order that makes sense and one person to do it.',
  },
  place: 'place-dusk',
};

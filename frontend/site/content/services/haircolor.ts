import type { ServiceProse } from '../../../shared/content/types';

export const haircolor: ServiceProse = {
  hero: {
    title: 'Hair Colouring',
    subtitle: 'Copper, chestnut, honey or simply no more grey: colour mixed for your skin and your patience.',
  },
  intro: {
    title: 'Planned for the day it grows out',
    subtitle:
      'Swatches are held against your skin in daylight. You hear how often you would need to come back, and the price, before the bowl is mixed. First visit? Come two days earlier for a free patch test.',
  },
  closing: {
    title: 'Thinking about a change?',
    text: 'Send a photo of your hair today and one of the colour you like. We will tell you how many visits it takes and what it costs to keep up.',
  },
  place: 'place-wash',
};

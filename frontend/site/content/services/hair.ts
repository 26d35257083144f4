import type { ServiceProse } from '../../../shared/content/types';

export const hair: ServiceProse = {
  hero: {
    title: "Women's Hair",
    subtitle: 'Cuts, spas and styling by people who ask how you wear it before they pick up the scissors.',
  },
  intro: {
    title: 'Begin with how it falls',
    subtitle:
      'Every appointment starts dry, in front of the mirror: your parting, your growth pattern, what the monsoon does to it. Then we agree on a cut you can manage at home.',
  },
  closing: {
    title: 'Not sure what your hair needs?',
    text: 'Send us two photos in daylight, one from the front and one from the back. We will suggest a service and a price before you come in.',
  },
  place: 'place-mirror',
};

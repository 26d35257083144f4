import type { ServiceProse } from '../../../shared/content/types';

export const skin: ServiceProse = {
  hero: { title: 'Skin Care', subtitle: 'Clean formulas, warm towels and hands that take their time.' },
  intro: {
    title: 'A proper look first',
    subtitle:
      'We cleanse, look at your skin under a lamp and ask what you use at home. Only then do we choose the mask. If your skin needs a doctor more than a facial, we will say so.',
  },
  closing: {
    title: 'Which facial is yours?',
    text: 'Tell us about your skin, your week and any event coming up. We will choose together, and a shorter service is often enough.',
  },
  place: 'place-wait',
};

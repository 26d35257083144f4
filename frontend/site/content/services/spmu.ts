import type { ServiceProse } from '../../../shared/content/types';

export const spmu: ServiceProse = {
  hero: {
    title: 'Semi-Permanent Makeup',
    subtitle: 'Brows, lips and lash lines drawn to your own face, hair by hair and dot by dot.',
  },
  intro: {
    title: 'Measured, drawn, then decided',
    subtitle:
      'Nothing is done on the day you first walk in. You go home with the shape in pencil and a patch test behind the ear, and come back when you are sure. Pigments are sterile and single-use, and so is every needle. Semi-permanent makeup is for adults of 18 and above.',
  },
  closing: {
    title: 'Start with a conversation',
    text: 'The consultation comes first, and its price is set against the treatment you book. Bring a photo of the brows or lips you have always liked, your own included.',
  },
  place: 'place-makeup',
};

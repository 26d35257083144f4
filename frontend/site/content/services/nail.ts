import type { ServiceProse } from '../../../shared/content/types';

export const nail: ServiceProse = {
  hero: {
    title: 'Nail Services',
    subtitle: 'Neat cuticles, clean tools, colour that lasts past the weekend.',
  },
  intro: {
    title: 'Opened in front of you',
    subtitle:
      'The pouch with your tools stays sealed until you sit down. Files and buffers are used once. We push cuticles back rather than cut them, and we take gel off as carefully as we put it on.',
  },
  closing: {
    title: 'Hands free for an hour?',
    text: 'Book a chair for one, or two side by side. Send a picture if you have a design in mind, so that we keep enough time.',
  },
  place: 'place-nails',
};

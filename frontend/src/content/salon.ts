import type { Salon } from './types';

/** Contact data come from the build's environment (SALON_*), whose samples stand in build/site.ts. */
export const salon: Salon = {
  ...__SITE__,
  foundingYear: 2023,
  tagline: 'Hair, skin and nails, cared for with clean, plant-led products.',
  hours: [
    {
      days: 'Tuesday – Sunday',
      schemaDays: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '10:00',
      closes: '20:00',
    },
  ],
};

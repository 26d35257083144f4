import type { Salon } from './types';

export const salon: Salon = {
  name: __SITE__.name,
  publicUrl: __SITE__.publicUrl,
  timeZone: __SITE__.timeZone,
  foundingYear: 2023,
  tagline: 'Hair, skin and nails, cared for with clean, plant-led products.',
};

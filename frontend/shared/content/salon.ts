import type { Salon } from './types';

const { name, publicUrl, timeZone } = __SITE__;

export const salon: Salon = {
  name,
  publicUrl,
  timeZone,
  foundingYear: 2023,
  tagline: 'Hair, skin and nails, cared for with clean, plant-led products.',
};

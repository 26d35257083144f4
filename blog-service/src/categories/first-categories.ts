/** The categories of a new site, as the migration makes them. The owner can change them later. */
export const FIRST_CATEGORIES = [
  'Hair Care',
  'Skin Care',
  'Nail Care',
  'Spa & Wellness',
  'Hair Treatments',
  'Facial Treatments',
  'Curly Hair',
  'Beauty Tips',
  'Salon News',
  'Trends & Style',
  'Product Reviews',
] as const;

export type FirstCategory = (typeof FIRST_CATEGORIES)[number];

/** What a fresh site begins with, as the migration made them; the owner changes them. */
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

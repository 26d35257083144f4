export const CATEGORIES = [
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

export type Category = (typeof CATEGORIES)[number];

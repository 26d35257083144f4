/** The categories that a migration gives a new site, so this list never changes. The owner changes hers in the database. */
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
];

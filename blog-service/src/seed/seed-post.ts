import type { FirstCategory } from '../categories/first-categories.js';

/** A sample post. Its id is fixed, so that seeding twice adds nothing. */
export interface SeedPost {
  id: string;
  title: string;
  category: FirstCategory;
  /** How long before the seeding it appears to have been written. */
  daysAgo: number;
  /** A master in the folder SEED_PHOTOS, without `.jpg`. */
  photo: string;
  imageAlt: string;
  /** Left out where the article's first 150 characters do. */
  excerpt?: string;
  content: string;
}

import type { FirstCategory } from '../categories/first-categories.js';

/** A sample post. Its id is fixed, so that a second seeding adds nothing. */
export interface SeedPost {
  id: string;
  title: string;
  category: FirstCategory;
  /** The post's age, in days before the seeding. */
  daysAgo: number;
  /** The name of a photo in the folder SEED_PHOTOS, without `.jpg`. */
  photo: string;
  imageAlt: string;
  /** Missing when the article's first 150 characters are good enough. */
  excerpt?: string;
  content: string;
}

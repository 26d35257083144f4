import type { PhotoName } from '@salon/content/photos';
import posts from './seed-posts.json' with { type: 'json' };

/** A sample post. Its id is fixed, so that a second seeding adds nothing. */
interface SeedPost {
  id: string;
  title: string;
  category: string;
  /** The post's age, in days before the seeding. */
  daysAgo: number;
  /** A photo in the folder SEED_PHOTOS. Without one, pages show a drawing. */
  photo?: PhotoName;
  content: string;
}

export const SEED_POSTS = posts as SeedPost[];

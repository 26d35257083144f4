import { photos } from '@salon/content/photos';
import { blogPhoto } from '../shared/content/blog';

/** A key for every photo, without making any variants. */
const keys: Record<string, string> = Object.fromEntries(
  Object.keys(photos).map((name) => [name, `${name}-0a1b2c3d-1620x1080-4a3a30`]),
);

export default keys;
export const blogKey = keys[blogPhoto.name];

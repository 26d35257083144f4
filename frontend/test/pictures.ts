import { photos } from '../src/content/photos';

/** A key for every photo, without making any variants. */
export default Object.fromEntries(
  Object.keys(photos).map((name) => [name, `${name}-0a1b2c3d-1620x1080-4a3a30`]),
);

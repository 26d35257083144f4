import type { Focus } from '../../pictures/focus.js';
import { KEY_IN_HTML, pictureUrl } from '../../pictures/picture-key.js';
import type { Post } from '../post.entity.js';

/** The first stored picture of the text, which is the cover of a post without a chosen one. */
export interface FirstPicture {
  key: string;
  focus: Focus | null;
}

const NONE_CHOSEN = `picture_key IS NULL AND image_url IS NULL AND picture_keys <> '{}'`;
const FIRST_KEY = `substring(content from 'src="${KEY_IN_HTML}')`;

/** SQL for the key of a post's cover: the chosen picture, or else the first one of the text. */
export const COVER_KEY = `CASE WHEN ${NONE_CHOSEN} THEN ${FIRST_KEY} ELSE picture_key END`;

/** SQL for a {@link FirstPicture}; null for a post with a chosen cover. */
export const FIRST_PICTURE = `CASE WHEN ${NONE_CHOSEN} THEN (
  SELECT json_build_object('key', key, 'focus', CASE WHEN focus_x IS NOT NULL THEN json_build_object('x', focus_x, 'y', focus_y) END)
  FROM picture WHERE key = ${FIRST_KEY}) END`;

/** What readers see as a post's cover. The administrator gets only what was chosen, as her rows have no `firstPicture`. */
export function coverOf({
  pictureKey,
  imageUrl,
  focus,
  firstPicture,
}: Pick<Post, 'pictureKey' | 'imageUrl' | 'focus'> & { firstPicture?: FirstPicture | null }): {
  image: string | null;
  focus: Focus | null;
} {
  if (firstPicture) return { image: pictureUrl(firstPicture.key), focus: firstPicture.focus };
  return { image: pictureKey ? pictureUrl(pictureKey) : imageUrl, focus };
}

import type { Focus } from '@salon/content/description/photos';
import { KEY_IN_HTML, pictureUrl } from '../../pictures/picture-key.js';
import type { Post } from '../post.js';
import type { PostResponse, PostSummary } from './answers.js';

// Lists and pages read plain rows: making entities of a hundred posts costs more than the query.

const NONE_CHOSEN = `picture_key IS NULL AND image_url IS NULL AND picture_keys <> '{}'`;
const FIRST_KEY = `substring(content from 'src="${KEY_IN_HTML}')`;

/** SQL for the key of a post's cover: the chosen picture, or else the first one of the text. */
export const COVER_KEY = `CASE WHEN ${NONE_CHOSEN} THEN ${FIRST_KEY} ELSE picture_key END`;

/** SQL for what {@link SummaryRow} has, without the first picture. */
export const STORED_SUMMARY = `id, title, excerpt, author, category, image_url AS "imageUrl", picture_key AS "pictureKey", focus, date`;
export const SUMMARY = `${STORED_SUMMARY}, CASE WHEN ${NONE_CHOSEN} THEN (
  SELECT json_build_object('key', key, 'focus', CASE WHEN focus_x IS NOT NULL THEN json_build_object('x', focus_x, 'y', focus_y) END)
  FROM picture WHERE key = ${FIRST_KEY}) END AS "firstPicture"`;

export type SummaryRow = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'author' | 'category' | 'imageUrl' | 'pictureKey' | 'focus' | 'date'
> & {
  /**
   * The first stored picture of the text, which readers see as the cover of a post without a chosen one. Missing in what
   * the administrator edits: she gets only what was chosen.
   */
  firstPicture?: { key: string; focus: Focus | null } | null;
};
export type PostRow = SummaryRow & Pick<Post, 'content' | 'imageAlt' | 'updated' | 'version'>;

export function toSummary({ firstPicture, ...row }: SummaryRow): PostSummary {
  const { id, title, excerpt, author, category, date, pictureKey, imageUrl } = row;
  const key = firstPicture?.key ?? pictureKey;
  return {
    _id: id,
    title,
    excerpt,
    author,
    category,
    image: key ? pictureUrl(key) : imageUrl,
    focus: firstPicture ? firstPicture.focus : row.focus,
    date: date.toISOString(),
  };
}

export function toResponse(post: PostRow): PostResponse {
  const { content, imageAlt, date, updated } = post;
  return {
    ...toSummary(post),
    content,
    imageAlt,
    // A scheduled post was last saved before visitors could see it, so for them it changed at its date.
    updated: (updated < date ? date : updated).toISOString(),
  };
}

import { KEY_IN_HTML, pictureUrl } from '../../pictures/picture-key.js';

const NONE_CHOSEN = `picture_key IS NULL AND image_url IS NULL AND picture_keys <> '{}'`;
const FIRST_KEY = `substring(content from 'src="${KEY_IN_HTML}')`;
/** SQL of a post for a fact about the chosen picture, or about the first one of the text when that is stored. */
const ofCover = (chosen: string, first: string) =>
  `CASE WHEN ${NONE_CHOSEN} THEN (SELECT ${first} FROM picture WHERE key = ${FIRST_KEY}) ELSE ${chosen} END`;

/** SQL for the key of a post's cover. */
const COVER_KEY = ofCover('picture_key', 'key');
const FOCUS = `CASE WHEN focus_x IS NOT NULL THEN jsonb_build_object('x', focus_x, 'y', focus_y) END`;

/** SQL for a post as lists show it: the rows are the answer, as making objects of a hundred posts costs more than the query. */
export const SUMMARY = `id AS _id, title, excerpt, author, category, language,
  coalesce('${pictureUrl(`' || ${COVER_KEY} || '`)}', image_url) AS image, ${ofCover('focus', FOCUS)} AS focus, date`;

/** SQL for the posts that say the same in other languages. */
export const SISTERS = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('_id', id, 'language', language) ORDER BY language), '[]')
  FROM post AS sister WHERE family = post.family AND sister.id <> post.id AND deleted_at IS NULL)`;

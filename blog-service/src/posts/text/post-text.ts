import { excerptOf, isMadeOf, shownText } from '@salon/content/post/shownText';
import { invalidField } from '@salon/service-kit/validation';
import { keysIn, pictureUrl } from '../../pictures/picture-key.js';
import type { Post } from '../post.js';
import type { TextOfPost } from '../read/answers.js';
import type { PostText } from '../write/post.dto.js';
import { CONTENT_TOO_LONG, MAX_CONTENT } from '../write/post-rules.js';
import { sanitise, withoutImage } from './html.js';

const FIELDS = [
  'title',
  'content',
  'excerpt',
  'author',
  'category',
  'imageUrl',
  'pictureKey',
  'imageAlt',
  'focus',
  'language',
] as const;
/** The text of a post as the owner writes it. It is stored in the post, in its unpublished changes and in its revisions. */
export type StoredText = Pick<Post, (typeof FIELDS)[number]>;

/**
 * The fields of a body that can be read without the database and the encoder, and the text of the content that a reader
 * sees. Throws 400 when the sanitised content is too long.
 */
export function readText({ title, content: html, excerpt, imageAlt }: PostText) {
  const content = sanitise(html ?? '');
  // Checked again, because sanitising adds attributes to links.
  if (content.length > MAX_CONTENT) throw invalidField('content', CONTENT_TOO_LONG);
  const read = shownText(content);
  const plain = { title, content, excerpt: excerpt || excerptOf(content), imageAlt: imageAlt || null };
  return { plain, read };
}

/** Only the text fields of a row that has other fields too. */
export const storedTextOf = (row: StoredText) =>
  Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as unknown as StoredText;

/** The stored pictures that a post shows, as its image and in its content. */
export function picturesOf({ content, pictureKey }: Pick<StoredText, 'content' | 'pictureKey'>): string[] {
  return [...new Set([...(pictureKey ? [pictureKey] : []), ...keysIn(content)])];
}

/** A text without one of its pictures. An excerpt that was made of the text may have begun with the picture's caption. */
export function textWithout(key: string, text: StoredText): StoredText {
  const content = withoutImage(text.content, key);
  const excerpt = isMadeOf(text.excerpt, text.content) ? excerptOf(content) : text.excerpt;
  const without = { ...text, content, excerpt };
  return text.pictureKey === key ? { ...without, pictureKey: null, imageAlt: null, focus: null } : without;
}

export function toText({ imageUrl, pictureKey, ...text }: StoredText): TextOfPost {
  // Revisions of earlier releases have no language.
  return { ...text, language: text.language ?? 'en', image: pictureKey ? pictureUrl(pictureKey) : imageUrl };
}

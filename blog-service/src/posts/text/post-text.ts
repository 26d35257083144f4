import { makeExcerpt } from '@salon/content/text';
import { invalid } from '@salon/service-kit/validation';
import type { Focus } from '../../pictures/focus.js';
import { keysIn, pictureUrl } from '../../pictures/picture-key.js';
import type { TextOfPost } from '../read/answers.js';
import { faultsOfUnfinished, type PostText } from '../write/post.dto.js';
import { faultInShownText, sanitiseContent } from './content.js';
import type { SafeHtml } from './html.js';

/** The text of a post as the owner writes it. It is stored in the post, in its unpublished changes and in its revisions. */
export interface StoredText {
  title: string;
  content: SafeHtml;
  excerpt: string;
  author: string;
  category: string | null;
  /** At most one of imageUrl and pictureKey is set. */
  imageUrl: string | null;
  pictureKey: string | null;
  imageAlt: string | null;
  focus: Focus | null;
}

/** The fields of a body that can be read without the database and the encoder. */
export type PlainText = Pick<StoredText, 'title' | 'content' | 'excerpt' | 'imageAlt'>;

export function readText({ title, content, excerpt, imageAlt }: PostText): PlainText & { text: string } {
  const safe = sanitiseContent(content ?? '');
  return {
    title,
    content: safe.content,
    excerpt: excerpt ?? makeExcerpt(safe.text),
    imageAlt: imageAlt ?? null,
    text: safe.text,
  };
}

/** Throws 400 when the post is not complete enough to be shown to visitors. */
export function checkFinished(body: PostText, text: string): void {
  const faults = faultsOfUnfinished(body);
  const tooShort = faultInShownText(text);
  if (tooShort && faults.every(({ field }) => field !== 'content')) {
    faults.push({ field: 'content', message: tooShort });
  }
  if (faults.length > 0) throw invalid(faults);
}

/** Only the text fields of a row that has other fields too. */
export function storedTextOf({
  title,
  content,
  excerpt,
  author,
  category,
  imageUrl,
  pictureKey,
  imageAlt,
  focus,
}: StoredText): StoredText {
  return { title, content, excerpt, author, category, imageUrl, pictureKey, imageAlt, focus };
}

/** The stored pictures that a post shows, as its image and in its content. */
export function picturesOf({ content, pictureKey }: Pick<StoredText, 'content' | 'pictureKey'>): string[] {
  return [...new Set([...(pictureKey ? [pictureKey] : []), ...keysIn(content)])];
}

export function toText({ imageUrl, pictureKey, ...text }: StoredText): TextOfPost {
  return { ...text, image: pictureKey ? pictureUrl(pictureKey) : imageUrl };
}

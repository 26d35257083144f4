import { postHtml } from './postHtml';
import type { Post } from './types';

/** A post as its page shows it. */
export interface ShownPost extends Omit<Post, 'content'> {
  /** The text with its pictures in every size, its layouts and videos. */
  html: string;
  /** To read it, at least one. */
  minutes: number;
}

const WORDS_A_MINUTE = 200;

/** Worked out with the page's data: where these come with the page, nobody loads the script for it. */
export const shownPost = ({ content, ...post }: Post): ShownPost => ({
  ...post,
  html: postHtml(content, { hasCover: Boolean(post.image) }),
  minutes: readingMinutes(content),
});

function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

import { figureStyles } from './figureStyles';
import { postHtml } from './postHtml';
import type { Post } from './types';

/** A post's text as it is shown. */
export interface ShownText {
  /** With its pictures in every size, its layouts and videos. */
  html: string;
  /** Of these. */
  styles?: string;
}

/** A post as its page shows it. */
export interface ShownPost extends Omit<Post, 'content'> {
  text: ShownText;
  /** To read it, at least one. */
  minutes: number;
}

const WORDS_A_MINUTE = 200;

/** Worked out with the page's data: where these come with the page, nobody loads the script for it. */
export const shownPost = ({ content, ...post }: Post): ShownPost => ({
  ...post,
  text: shownText(content, Boolean(post.image)),
  minutes: readingMinutes(content),
});

export function shownText(content: string, hasCover: boolean): ShownText {
  const html = postHtml(content, { hasCover });
  return { html, ...(/<(figure|picture)\b/.test(html) && { styles: figureStyles }) };
}

function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

import { figureStyles } from './figureStyles';
import { postHtml } from './postHtml';
import { tableStyles } from './tableStyles';
import type { Post } from './types';

export interface ShownText {
  /** With its pictures in every size, its layouts and videos. */
  html: string;
  /** Styles for these; missing when the text contains none. */
  styles?: string;
}

export interface ShownPost extends Omit<Post, 'content'> {
  text: ShownText;
  /** The image stands above the text. Not so if the text shows the same picture: none is on a page twice. */
  hasCover: boolean;
  /** Reading time in minutes, at least one. */
  minutes: number;
}

/** The first picture of ours in a post's HTML. It is the cover of a post for which no other was chosen. */
export const firstPicture = (html: string): string | null =>
  /<img (?:[^>"]|"[^"]*")*?\bsrc="(\/media\/[^"/]+\/960\.jpg)"/.exec(html)?.[1] ?? null;

const WORDS_A_MINUTE = 200;

/** Computed by the server together with the page's data. A browser that gets both with the page need not load this script. */
export function shownPost({ content, ...post }: Post): ShownPost {
  const hasCover = post.image !== null && !content.includes(`src="${post.image}"`);
  return { ...post, text: shownText(content, hasCover), hasCover, minutes: readingMinutes(content) };
}

export function shownText(content: string, hasCover: boolean): ShownText {
  const html = postHtml(content, { hasCover });
  const styles = [
    /<(figure|picture)\b/.test(html) && figureStyles,
    html.includes('<table>') && tableStyles('div.post-text'),
  ].filter((some) => some !== false);
  return { html, ...(styles.length > 0 && { styles: styles.join(' ') }) };
}

function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

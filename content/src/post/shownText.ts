import { makeExcerpt, oneLine } from '../text.ts';

const TAG = /<\/?(\w+)(?:[^>"]|"[^"]*")*>/g;
const BLOCK = /^(p|h[2-4]|blockquote|pre|hr|ul|ol|li|figure|figcaption)$/;
const ENDS: Record<string, string> = { br: ' ', td: '\t', th: '\t', tr: '\r', table: '\r' };
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };
/** A sentence that has ended, or goes on. */
const ENDED = /[.!?…:;,।॥–—-]["'”’»)\]]*$/;

/** What a reader sees of a post's HTML, with a character after each row, cell and other block; where several end, the first of these. */
const linesOf = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(TAG, (_, name) => ENDS[name] ?? (BLOCK.test(name) ? '\n' : ''))
    .replace(/\s+/g, (ends) => ['\r', '\t', '\n'].find((end) => ends.includes(end)) ?? ' ')
    .replace(/&(lt|gt|quot|amp|nbsp);/g, (_, name) => ENTITIES[name] ?? '')
    .trim();

/** The text that a reader sees of a post, on one line. */
export const shownText = (html: string): string => oneLine(linesOf(html));

/** The excerpt of a post without one of its own: blocks are sentences. */
export function excerptOf(html: string): string {
  const parts = linesOf(html).split(/([\r\t\n])/);
  const sentences = parts.map((part, at) => {
    if (at % 2 === 0) return part;
    if (ENDED.test(parts[at - 1]?.slice(-9) ?? '')) return ' ';
    return part === '\t' ? ', ' : '. ';
  });
  return makeExcerpt(oneLine(sentences.join('')));
}

/** Whether an excerpt was made of the text, here or by a release that knew no sentences. */
export const isMadeOf = (excerpt: string, html: string): boolean =>
  [excerptOf(html), makeExcerpt(shownText(html))].includes(excerpt);

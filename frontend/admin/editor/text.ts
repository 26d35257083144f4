import { visibleLine } from '@salon/content/text';

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, br, ul, ol, li, figure, figcaption, div';
const EXCERPT_LENGTH = 150;
const segmenter = new Intl.Segmenter();

/** The text a reader sees, on one line. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before(' ');
    block.after(' ');
  }
  return oneLine(body.textContent ?? '');
}

/** Without what blog-service drops: an excerpt with control characters (but NUL) would not be the one that it makes. */
export const oneLine = (text: string) =>
  visibleLine(text)
    .replace(/(?!\0)\p{Cc}/gu, '')
    .trim();

/** Counts characters as a person does: an emoji or a Tamil syllable is one. */
export const countCharacters = (text: string) => [...segmenter.segment(text)].length;

/** The first 150 characters, cut after a whole word: the excerpt that blog-service makes for a post without one. */
export function makeExcerpt(text: string): string {
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment);
  if (characters.length <= EXCERPT_LENGTH) return text;
  const start = characters.slice(0, EXCERPT_LENGTH).join('');
  const wholeWords = characters[EXCERPT_LENGTH] === ' ' ? start : start.replace(/ [^ ]*$/, '');
  return `${wholeWords.trimEnd()}...`;
}

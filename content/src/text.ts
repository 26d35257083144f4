/**
 * Invisible characters that would make a title look empty or run backwards. Joiners are not among them: some
 * scripts and emoji need them.
 */
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/**
 * Makes one line of text: collapses white space, removes invisible characters. Control characters stay, so that they
 * are refused later.
 */
export const visibleLine = (text: string): string => text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();

/** Lines as {@link visibleLine} makes them, with at most one empty line between two. */
export const visibleParagraphs = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(visibleLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Postgres can store neither NUL nor half a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Makes one line of plain text, as {@link visibleLine} does, also without control characters. NUL is refused, not removed. */
export const oneLine = (text: string) =>
  visibleLine(text)
    .replace(/(?!\0)\p{Cc}/gu, '')
    .trim();

const segmenter = new Intl.Segmenter();

/** Counts characters as a person does (an emoji or an accented letter is one), but no further than `upTo`. */
export const countCharacters = (text: string, upTo?: number) => firstCharacters(text, upTo).length;

const EXCERPT_LENGTH = 150;

/** The first 150 characters, cut at the last whole word. */
export function makeExcerpt(text: string): string {
  const characters = firstCharacters(text, EXCERPT_LENGTH + 1);
  if (characters.length <= EXCERPT_LENGTH) return text;
  const start = characters.slice(0, EXCERPT_LENGTH).join('');
  const wholeWords = characters.at(-1) === ' ' ? start : start.replace(/ [^ ]*$/, '');
  return `${wholeWords.trimEnd()}...`;
}

function firstCharacters(text: string, count = Number.POSITIVE_INFINITY): string[] {
  const characters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (characters.push(segment) >= count) break;
  }
  return characters;
}

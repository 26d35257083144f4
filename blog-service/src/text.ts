const segmenter = new Intl.Segmenter();

/** Characters as a person counts them (an emoji or an accented letter is one), counting no further than `upTo`. */
export function countCharacters(text: string, upTo: number): number {
  return firstCharacters(text, upTo).length;
}

/** Invisible characters that would let a title look empty or run backwards; joiners stay, scripts and emoji need them. */
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;
/** NUL stays, to be refused. */
const CONTROL = /(?!\0)\p{Cc}/gu;

/** One line of plain text: white space collapsed, control and invisible characters gone. */
export function oneLine(text: string): string {
  return visibleLine(text).replace(CONTROL, '').trim();
}

/** One line of text: white space collapsed, invisible characters gone. Control characters stay, to be refused. */
export function visibleLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
}

export function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Postgres stores no NUL, and half a surrogate pair is no character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

const EXCERPT_LENGTH = 150;

/** The first 150 characters, cut at the last whole word. */
export function makeExcerpt(text: string): string {
  const characters = firstCharacters(text, EXCERPT_LENGTH + 1);
  if (characters.length <= EXCERPT_LENGTH) return text;
  const start = characters.slice(0, EXCERPT_LENGTH).join('');
  const wholeWords = characters.at(-1) === ' ' ? start : start.replace(/ [^ ]*$/, '');
  return `${wholeWords.trimEnd()}...`;
}

function firstCharacters(text: string, count: number): string[] {
  const characters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (characters.push(segment) >= count) break;
  }
  return characters;
}

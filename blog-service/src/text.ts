import { isStorable, visibleLine } from '@salon/content/text';

const segmenter = new Intl.Segmenter();

/** Counts characters as a person does (an emoji or an accented letter is one), but no further than `upTo`. */
export function countCharacters(text: string, upTo: number): number {
  return firstCharacters(text, upTo).length;
}

/** Control characters except NUL, which is refused and not removed. */
const CONTROL = /(?!\0)\p{Cc}/gu;

/** Makes one line of plain text: collapses white space, removes control and invisible characters. */
export function oneLine(text: string): string {
  return visibleLine(text).replace(CONTROL, '').trim();
}

/** One character that a person sees can be many UTF-16 units, but no text has this many on average. */
const MAX_UNITS_PER_CHARACTER = 10;

/** What openapi.json says of such a line: JSON Schema counts code points, which a person sees fewer of. */
export const lineOf = (max: number, description?: string) => ({
  maxLength: max * MAX_UNITS_PER_CHARACTER,
  description: [`At most ${max} characters as a person counts them`, description].filter(Boolean).join('. '),
});

/** Checks a line of `min` to `max` characters. Returns a sentence about the fault, which begins with the line's name. */
export function faultInLength(name: string, value: unknown, min: number, max: number): string | undefined {
  const tooShort = `${name} must be at least ${min} characters long`;
  if (value === undefined || value === null) return tooShort;
  if (typeof value !== 'string') return `${name} must be text`;
  if (!isStorable(value)) return `${name} contains characters that cannot be stored`;
  const characters = value.length > max * MAX_UNITS_PER_CHARACTER ? max + 1 : countCharacters(value, max + 1);
  if (characters < min) return tooShort;
  return characters > max ? `${name} must be at most ${max} characters long` : undefined;
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

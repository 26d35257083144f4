import { countCharacters, isStorable } from '@salon/content/text';

/** One character that a person sees can be many UTF-16 units, but no text has this many on average. */
export const MAX_UNITS_PER_CHARACTER = 10;

export const tooShort = (name: string, min: number) => `${name} must be at least ${min} characters long`;

/** Returns a sentence about the fault in a line, which begins with the line's name. */
export function faultInLength(name: string, text: string, min: number, max: number): string | undefined {
  if (!isStorable(text)) return `${name} contains characters that cannot be stored`;
  const characters = text.length > max * MAX_UNITS_PER_CHARACTER ? max + 1 : countCharacters(text, max + 1);
  if (characters < min) return tooShort(name, min);
  return characters > max ? `${name} must be at most ${max} characters long` : undefined;
}

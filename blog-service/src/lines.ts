import { countCharacters, isStorable } from '@salon/content/text';

/** One character that a person sees can be many UTF-16 units, but no text has this many on average. */
const MAX_UNITS_PER_CHARACTER = 10;

/** What openapi.json says of such a line: JSON Schema counts code points, which a person sees fewer of. */
export const lineOf = (max: number) => ({ maxLength: max * MAX_UNITS_PER_CHARACTER });

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

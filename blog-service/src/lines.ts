import { faults } from '@salon/content/fields';
import { countCharacters, isStorable, oneLine } from '@salon/content/text';
import { z } from 'zod';

/** One character that a person sees can be many UTF-16 units, but no text has this many on average. */
const MAX_UNITS_PER_CHARACTER = 10;

/** What openapi.json says of such a line: JSON Schema counts code points, which a person sees fewer of. */
export const lineOf = (max: number) => ({ maxLength: max * MAX_UNITS_PER_CHARACTER });

/** A line of `min` to `max` characters. */
export const line = (name: string, min: number, max: number) =>
  z
    .string({ error: ({ input }) => (input == null ? tooShort(name, min) : `${name} must be text`) })
    .overwrite(oneLine)
    .superRefine(faults((text: string) => faultInLength(name, text, min, max)))
    .meta({ ...(min > 0 && { minLength: min }), ...lineOf(max) });

const tooShort = (name: string, min: number) => `${name} must be at least ${min} characters long`;

/** Returns a sentence about the fault in a line, which begins with the line's name. */
export function faultInLength(name: string, text: string, min: number, max: number): string | undefined {
  if (!isStorable(text)) return `${name} contains characters that cannot be stored`;
  const characters = text.length > max * MAX_UNITS_PER_CHARACTER ? max + 1 : countCharacters(text, max + 1);
  if (characters < min) return tooShort(name, min);
  return characters > max ? `${name} must be at most ${max} characters long` : undefined;
}

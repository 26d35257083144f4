import { countCharacters, isStorable } from '@salon/content/text';
import { invalid } from '@salon/service-kit/validation';
import { ValidateBy } from 'class-validator';
import type { z } from 'zod';

/**
 * Checks a property, which may depend on other properties of the object. `faultIn` returns a sentence that says what is wrong.
 */
export function Check(faultIn: (value: unknown, object: object) => string | undefined): PropertyDecorator {
  return ValidateBy({
    name: 'check',
    validator: {
      validate: (value, args) => faultIn(value, args?.object ?? {}) === undefined,
      defaultMessage: (args) => faultIn(args?.value, args?.object ?? {}) ?? '',
    },
  });
}

/** A body that a schema describes. Throws 400 with a sentence for each field at fault. */
export function readBody<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(sent);
  if (error) throw invalid(error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  return data as z.output<Schema>;
}

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

import { faults } from '@salon/content/fields';
import { oneLine } from '@salon/content/text';
import { z } from 'zod';
import { faultInLength, MAX_UNITS_PER_CHARACTER, tooShort } from './line-length.js';

/** What openapi.json says of such a line: JSON Schema counts code points, which a person sees fewer of. */
export const lineOf = (max: number) => ({ maxLength: max * MAX_UNITS_PER_CHARACTER });

/** A line of `min` to `max` characters. */
export const line = (name: string, min: number, max: number) =>
  z
    .string({ error: ({ input }) => (input == null ? tooShort(name, min) : `${name} must be text`) })
    .overwrite(oneLine)
    .superRefine(faults((text: string) => faultInLength(name, text, min, max)))
    .meta({ ...(min > 0 && { minLength: min }), ...lineOf(max) });

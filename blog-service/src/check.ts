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

import { ValidateBy } from 'class-validator';

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

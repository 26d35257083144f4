import { ValidateBy } from 'class-validator';

/** A check of a property, which may look at those beside it. It answers the sentence of what is wrong. */
export function Check(faultIn: (value: unknown, object: object) => string | undefined): PropertyDecorator {
  return ValidateBy({
    name: 'check',
    validator: {
      validate: (value, args) => faultIn(value, args?.object ?? {}) === undefined,
      defaultMessage: (args) => faultIn(args?.value, args?.object ?? {}) ?? '',
    },
  });
}

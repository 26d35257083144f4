import { BadRequestException, type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import { MAX_ERRORS, MAX_SENTENCE_LENGTH } from './error-limits.js';

export interface FieldError {
  /** The path of the field in the body, such as `services.hair[3].price`. */
  field: string;
  message: string;
}

/** Refuses unknown fields; answers 400 with one sentence for each field, the first of them as the message. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    // With the values, members of a list can be told from those of an object.
    validationError: { value: true },
    exceptionFactory: (faults) => {
      const errors: FieldError[] = [];
      for (const fault of faults) collect(fault, fault.property, errors);
      return invalid(errors);
    },
  });
}

/** Checks a part of a body by itself: errors name fields by their path within this part. Throws 400. */
export function checked<T extends object>(type: Type<T>, value: object): Promise<T> {
  return validationPipe().transform(value, { type: 'body', metatype: type });
}

/** The 400 for a fault that is found only while the request is being carried out. */
export function invalidField(field: string, message: string): BadRequestException {
  return invalid([{ field, message }]);
}

/** The 400 for several faults. */
export function invalid(errors: FieldError[]): BadRequestException {
  const listed = errors
    .slice(0, MAX_ERRORS)
    .map(({ field, message }) => ({ field: shortened(field), message: shortened(message) }));
  return new BadRequestException({ message: listed[0]?.message, errors: listed });
}

const shortened = (text: string): string =>
  text.length > MAX_SENTENCE_LENGTH ? `${text.slice(0, MAX_SENTENCE_LENGTH - 1)}…` : text;

/** Adds the faults of a value and of the values nested in it. */
function collect(
  { constraints, children = [], value }: ValidationError,
  field: string,
  errors: FieldError[],
): void {
  if (errors.length >= MAX_ERRORS) return;
  const [constraint] = Object.entries(constraints ?? {});
  if (constraint) errors.push({ field, message: sentence(field, ...constraint) });
  for (const child of children) {
    collect(
      child,
      Array.isArray(value) ? `${field}[${child.property}]` : `${field}.${child.property}`,
      errors,
    );
  }
}

function sentence(field: string, constraint: string, message: string): string {
  return constraint === 'whitelistValidation' ? `The field ${field} is not known.` : message;
}

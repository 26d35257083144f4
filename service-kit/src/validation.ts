import { BadRequestException, type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

/** The most faults that an answer lists, however many a body has. */
export const MAX_ERRORS = 50;
/** The longest sentence of an answer, and the longest name of a field in it. Names of unknown fields are as long as the client likes. */
const MAX_SENTENCE_LENGTH = 500;
export const SENTENCE = { maxLength: MAX_SENTENCE_LENGTH, description: 'One sentence for people' };

export class FieldError {
  @ApiProperty({
    maxLength: MAX_SENTENCE_LENGTH,
    description: 'Where the fault is in the body, as `services.hair[3].price`',
  })
  field!: string;

  @ApiProperty(SENTENCE)
  message!: string;
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
  for (const [constraint, message] of Object.entries(constraints ?? {}).slice(0, 1)) {
    const isUnknown = constraint === 'whitelistValidation';
    errors.push({ field, message: isUnknown ? `The field ${field} is not known.` : message });
  }
  for (const child of children) {
    const name = Array.isArray(value) ? `[${child.property}]` : `.${child.property}`;
    collect(child, field + name, errors);
  }
}

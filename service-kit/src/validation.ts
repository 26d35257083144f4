import {
  type ArgumentMetadata,
  BadRequestException,
  StandardSchemaValidationPipe,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

/** The most faults that an answer lists, however many a body has. */
export const MAX_ERRORS = 50;
/** The longest sentence of an answer, and the longest name of a field in it. Names of unknown fields are as long as the client likes. */
const MAX_SENTENCE_LENGTH = 500;
export const SENTENCE = { maxLength: MAX_SENTENCE_LENGTH, description: 'One sentence for people' };

export class FieldError {
  /** Where the fault is in the body, as `services.hair[3].price`. */
  @ApiProperty({ maxLength: MAX_SENTENCE_LENGTH })
  field!: string;

  @ApiProperty(SENTENCE)
  message!: string;
}

/** A name of a schema can also be that of its type, which is then no class. */
class ClassValidationPipe extends ValidationPipe {
  protected override toValidate(metadata: ArgumentMetadata): boolean {
    return !metadata.schema && super.toValidate(metadata);
  }
}

/** Refuses unknown fields; answers 400 with one sentence for each field, the first of them as the message. */
export const validationPipe = (): ValidationPipe =>
  new ClassValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (faults) => invalid(faults.map(errorOf)),
  });

/** The same for what a schema describes, as `@Body({ schema })`. */
export const schemaPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues: readonly Issue[]) => invalid(issues.flatMap(errorsOf)),
  });

/** As schema libraries tell it; zod names fields that are unknown. */
interface Issue {
  path?: readonly unknown[];
  message: string;
  keys?: string[];
}

function errorsOf({ path = [], message, keys }: Issue): FieldError[] {
  return keys?.map(unknownField) ?? [{ field: path.join('.'), message }];
}

const unknownField = (field: string): FieldError => ({ field, message: `The field ${field} is not known.` });

/** The 400 for a fault that is found only while the request is being carried out. */
export const invalidField = (field: string, message: string): BadRequestException =>
  invalid([{ field, message }]);

/** The 400 for several faults. */
export function invalid(errors: FieldError[]): BadRequestException {
  const listed = errors
    .slice(0, MAX_ERRORS)
    .map(({ field, message }) => ({ field: shortened(field), message: shortened(message) }));
  return new BadRequestException({ message: listed[0]?.message, errors: listed });
}

const shortened = (text: string): string =>
  text.length > MAX_SENTENCE_LENGTH ? `${text.slice(0, MAX_SENTENCE_LENGTH - 1)}…` : text;

function errorOf({ property: field, constraints = {} }: ValidationError): FieldError {
  const [[constraint, message] = ['', '']] = Object.entries(constraints);
  return constraint === 'whitelistValidation' ? unknownField(field) : { field, message };
}

import { BadRequestException, StandardSchemaValidationPipe } from '@nestjs/common';
import { z } from 'zod';

/** The most faults that an answer lists, however many a body has. */
export const MAX_ERRORS = 50;
/** The longest sentence of an answer, and the longest name of a field in it. Names of unknown fields are as long as the client likes. */
const MAX_SENTENCE_LENGTH = 500;
export const SENTENCE = z.string().max(MAX_SENTENCE_LENGTH).describe('One sentence for people');

export const FieldError = z
  .object({
    field: z
      .string()
      .max(MAX_SENTENCE_LENGTH)
      .describe('Where the fault is in the body, as `services.hair[3].price`'),
    message: SENTENCE,
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

// For whatever a schema has no sentence of its own. Zod's are written for developers.
z.config({ localeError: () => 'This is missing, or not what it must be.' });

/** Checks what a schema describes, as `@Body({ schema })`. Answers 400 with a sentence for each fault, the first of them as the message. */
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

const errorsOf = ({ path = [], message, keys }: Issue): FieldError[] =>
  keys?.map((field) => ({ field, message: `The field ${field} is not known.` })) ?? [
    { field: path.join('.'), message },
  ];

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

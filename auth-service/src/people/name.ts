import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

export const MAX_NAME_LENGTH = 80;

/** What could break a line of the journal, or turn the direction in which it is read. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const tidy = (name: string) => name.trim().replace(/\s+/g, ' ');

/** As names are compared: nobody's name is another's in other letters or spaces. */
export const nameKey = (name: string) => tidy(name).normalize('NFKC').toLowerCase();

/** Text without control characters, as a field of a body or a query. */
export function PlainText(maxLength: number, missing = 'Please enter a text.') {
  const faultIn = (value: unknown) => {
    if (typeof value !== 'string' || value === '') return missing;
    if (value.length > maxLength) return `Please use at most ${maxLength} characters.`;
    return CONTROLS.test(value) ? 'Please leave out the control characters.' : undefined;
  };
  return ValidateBy({
    name: 'plainText',
    validator: {
      validate: (value) => faultIn(value) === undefined,
      defaultMessage: (argument) => faultIn(argument?.value) ?? '',
    },
  });
}

/** The name of somebody or something, as a field of a body. */
export const Name = (missing = 'Please enter a name.', required = true) =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength: MAX_NAME_LENGTH, required }),
    Transform(({ value }) => (typeof value === 'string' ? tidy(value) : value)),
    PlainText(MAX_NAME_LENGTH, missing),
  );

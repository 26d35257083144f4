import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsObject, Length, MaxLength, MinLength, ValidateBy, ValidateIf } from 'class-validator';
import { tidy } from './people/account.entity.js';

// What several bodies have.

/** A field that is left out. Null is a value like others, which is none of the right type. */
const mayBeMissing = () => ValidateIf((_body, value) => value !== undefined);
/** All fields of another body, which may be left out. */
export const Partly = <Body>(body: Type<Body>) => PartialType(body, { skipNullProperties: false });

/** A secret that is used as it was sent: not trimmed, not normalised. */
export const Secret = (what: string, maxLength: number) =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength }),
    MinLength(1, { message: `Please enter ${what.toLowerCase()}.` }),
    MaxLength(maxLength, { message: `${what} must be at most $constraint1 characters long.` }),
  );

export const MAX_NAME_LENGTH = 80;

/** What could break a line of the journal, or turn the direction in which it is read. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The name of somebody or something, or words to look for. */
export function Name(missing = 'Please enter a name.', required = true) {
  const faultIn = (value: unknown) => {
    if (typeof value !== 'string' || value === '') return missing;
    if (value.length > MAX_NAME_LENGTH) return `The name must be at most ${MAX_NAME_LENGTH} characters long.`;
    return CONTROLS.test(value) ? 'The name has characters that no name has.' : undefined;
  };
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength: MAX_NAME_LENGTH, required }),
    ...(required ? [] : [mayBeMissing()]),
    Transform(({ value }) => (typeof value === 'string' ? tidy(value) : value)),
    ValidateBy({
      name: 'isName',
      validator: {
        validate: (value) => faultIn(value) === undefined,
        defaultMessage: (argument) => faultIn(argument?.value) ?? '',
      },
    }),
  );
}

/** A yes or no that may be left out. */
export const Flag = (what: string) =>
  applyDecorators(
    ApiProperty({ required: false }),
    mayBeMissing(),
    IsBoolean({ message: `${what} must be true or false.` }),
  );

/** The token of an invitation. */
export const Token = () =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength: 100 }),
    Length(1, 100, { message: 'This link is not complete.' }),
  );

/** What browsers and @simplewebauthn tell each other. The library checks it; the standard adds to it. */
export const WEBAUTHN = { type: 'object', additionalProperties: true, maxProperties: 50 } as const;
export const WebAuthn = () => applyDecorators(ApiProperty(WEBAUTHN), IsObject());

import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsObject, ValidateBy, ValidateIf } from 'class-validator';
import { COMMON_PASSWORD, isCommonPassword, MAX_LENGTH, MIN_LENGTH } from './password/new-password.js';
import { tidy } from './people/account.entity.js';

// What several bodies have.

/** A field of a body, and a sentence about what is wrong with a value. */
const Field = (schema: ApiPropertyOptions, faultIn: (value: unknown) => string | undefined) =>
  applyDecorators(
    ApiProperty(schema),
    ...(schema.required === false ? [ValidateIf((_body, value) => value !== undefined)] : []),
    ValidateBy({
      name: 'field',
      validator: {
        validate: (value) => faultIn(value) === undefined,
        defaultMessage: (argument) => faultIn(argument?.value) ?? '',
      },
    }),
  );

/** A secret that is used as it was sent: not trimmed, not normalised. */
export const Secret = (what: string, minLength = 1, tooShort = `Please enter ${what.toLowerCase()}.`) =>
  Field({ minLength, maxLength: MAX_LENGTH }, (value) => {
    if (typeof value !== 'string' || value.length < minLength) return tooShort;
    if (value.length > MAX_LENGTH) return `${what} must be at most ${MAX_LENGTH} characters long.`;
    return minLength > 1 && isCommonPassword(value) ? COMMON_PASSWORD : undefined;
  });

export const NewPassword = (what = 'The new password') =>
  Secret(what, MIN_LENGTH, `${what} must be at least ${MIN_LENGTH} characters long.`);

export const MAX_NAME_LENGTH = 80;

/** What could break a line of the journal, or turn the direction in which it is read. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The name of somebody. */
export const Name = (missing = 'Please enter a name.', required = true) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? tidy(value) : value)),
    Field({ minLength: 1, maxLength: MAX_NAME_LENGTH, required }, (value) => {
      if (typeof value !== 'string' || value === '') return missing;
      if (value.length > MAX_NAME_LENGTH)
        return `The name must be at most ${MAX_NAME_LENGTH} characters long.`;
      return CONTROLS.test(value) ? 'The name has characters that no name has.' : undefined;
    }),
  );

/** A yes or no that may be left out. */
export const Flag = (what: string) =>
  Field({ required: false }, (value) =>
    typeof value === 'boolean' ? undefined : `${what} must be true or false.`,
  );

/** What browsers and @simplewebauthn tell each other. The library checks it; the standard adds to it. */
export const WEBAUTHN = { type: 'object', additionalProperties: true, maxProperties: 50 } as const;
export const WebAuthn = () => applyDecorators(ApiProperty(WEBAUTHN), IsObject());

import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { dictionary } from '@zxcvbn-ts/language-common';
import { MaxLength, MinLength, ValidateBy } from 'class-validator';

export const MIN_LENGTH = 8;
export const MAX_LENGTH = 128;

/** The list is in lower case. Its shorter passwords are refused for their length. */
const COMMON = new Set(dictionary['passwords-common'].filter(({ length }) => length >= MIN_LENGTH));

/** Whether the password, in any letter case, is one of those that are guessed first. */
export const isCommonPassword = (password: string) => COMMON.has(password.toLowerCase());

export const COMMON_PASSWORD = 'This is one of the most common passwords. Please choose another one.';

const IsNotCommonPassword = () =>
  ValidateBy({
    name: 'isNotCommonPassword',
    validator: {
      validate: (value) => !isCommonPassword(String(value)),
      defaultMessage: () => COMMON_PASSWORD,
    },
  });

/** A new password, as a field of a body. */
export const NewPassword = (what = 'The new password') =>
  applyDecorators(
    ApiProperty({ minLength: MIN_LENGTH, maxLength: MAX_LENGTH }),
    IsNotCommonPassword(),
    MaxLength(MAX_LENGTH, { message: `${what} must be at most $constraint1 characters long.` }),
    MinLength(MIN_LENGTH, { message: `${what} must be at least $constraint1 characters long.` }),
  );

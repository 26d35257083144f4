import { dictionary } from '@zxcvbn-ts/language-common';

export const MIN_LENGTH = 8;
export const MAX_LENGTH = 128;

/** The list is in lower case. Its shorter passwords are refused for their length. */
const COMMON = new Set(dictionary['passwords-common'].filter(({ length }) => length >= MIN_LENGTH));

/** Whether the password, in any letter case, is one of those that are guessed first. */
export const isCommonPassword = (password: string) => COMMON.has(password.toLowerCase());

export const COMMON_PASSWORD = 'This is one of the most common passwords. Please choose another one.';

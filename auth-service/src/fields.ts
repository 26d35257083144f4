import { z } from 'zod';
import { COMMON_PASSWORD, isCommonPassword, MAX_LENGTH, MIN_LENGTH } from './password/new-password.js';
import { tidy } from './people/account.entity.js';

// What several bodies have.

/** A secret that is used as it was sent: not trimmed, not normalised. */
export const secret = (what: string, min = 1, tooShort = `Please enter ${what.toLowerCase()}.`) =>
  z
    .string(tooShort)
    .min(min, tooShort)
    .max(MAX_LENGTH, `${what} must be at most ${MAX_LENGTH} characters long.`);

export const newPassword = (what = 'The new password') =>
  secret(what, MIN_LENGTH, `${what} must be at least ${MIN_LENGTH} characters long.`).refine(
    (password) => !isCommonPassword(password),
    COMMON_PASSWORD,
  );

export const MAX_NAME_LENGTH = 80;

/** What could break a line of the journal, or turn the direction in which it is read. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The name of somebody. */
export const personName = (missing = 'Please enter a name.') =>
  z
    .string(missing)
    .overwrite(tidy)
    .min(1, missing)
    .max(MAX_NAME_LENGTH, `The name must be at most ${MAX_NAME_LENGTH} characters long.`)
    .refine((name) => !CONTROLS.test(name), 'The name has characters that no name has.');

/** A yes or no that may be left out. */
export const flag = (what: string) => z.boolean(`${what} must be true or false.`).optional();

/** What browsers and @simplewebauthn tell each other. The library checks it; the standard adds to it. */
export const WebAuthn = z
  .record(z.string().max(100), z.unknown(), 'The answer of the passkey is missing.')
  .meta({ id: 'WebAuthn', maxProperties: 50 });
export const webAuthn = <Response>() => WebAuthn as z.ZodType as z.ZodType<Response>;

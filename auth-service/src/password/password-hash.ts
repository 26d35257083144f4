import { HttpStatus } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { RetryLaterException } from '../errors/retry-later.exception.js';

/** Argon2id, the library's default. About 50 ms and 32 MiB a hash. */
const COST = { memoryCost: 32 * 1024, timeCost: 3, parallelism: 1 };

/** Two at a time bound the memory that a flood of logins can take; the others wait, up to a limit. */
const slots = pLimit(2);
const MAX_WAITING = 40;

export function hashPassword(password: string): Promise<string> {
  return slots(() => hash(password, COST));
}

/** Throws a 503 when too many checks are waiting already. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  if (slots.pendingCount >= MAX_WAITING) {
    throw new RetryLaterException(
      HttpStatus.SERVICE_UNAVAILABLE,
      'Too many people are logging in right now. Please try again in a moment.',
      5,
    );
  }
  return slots(() => verify(passwordHash, password));
}

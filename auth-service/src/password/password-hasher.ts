import { HttpStatus, Inject, Injectable, Optional } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import pLimit from 'p-limit';

/** Argon2id, the library's default variant. One hash takes about 50 ms and 32 MiB. */
const COST: Options = { memoryCost: 32 * 1024, timeCost: 3, parallelism: 1 };

/** Only tests provide this, because they hash hundreds of passwords. No setting can make real hashes cheaper. */
export const HASH_COST = Symbol('the cost of a password hash');

/**
 * Hashes run one at a time, so that a flood of logins uses one processor and leaves the others to the pages. The
 * rest wait, up to a limit.
 */
const AT_A_TIME = 1;
const MAX_CHECKS = 40;
/** Additional checks for known devices only, so that strangers can't use up all of them. */
const MORE_FOR_KNOWN = 4;

@Injectable()
export class PasswordHasher {
  private readonly slots = pLimit(AT_A_TIME);
  /** Never waits: it only counts. */
  private readonly checks = pLimit(Number.POSITIVE_INFINITY);

  constructor(@Optional() @Inject(HASH_COST) private readonly cost: Options = COST) {}

  hash(password: string): Promise<string> {
    return this.slots(() => hash(password, this.cost));
  }

  verify(passwordHash: string, password: string): Promise<boolean> {
    return this.slots(() => verify(passwordHash, password));
  }

  /** Runs work that will verify a password. When too many checks are running or waiting, throws a 503 without running it. */
  async whenFree<T>(isKnown: boolean, work: () => Promise<T>): Promise<T> {
    if (this.checks.activeCount >= MAX_CHECKS + (isKnown ? MORE_FOR_KNOWN : 0)) {
      throw new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'Too many people are logging in right now. Please try again in a moment.',
        5,
      );
    }
    return this.checks(work);
  }
}

import { HttpStatus, Inject, Injectable, Optional } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import pLimit from 'p-limit';

export interface HashCost {
  /** KiB */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Argon2id, the library's default variant. About 50 ms and 32 MiB a hash. */
const COST: HashCost = { memoryCost: 32 * 1024, timeCost: 3, parallelism: 1 };

/** Provided by tests alone, which hash by the hundred; no setting can make real hashes cheaper. */
export const HASH_COST = Symbol('the cost of a password hash');

/** One at a time, so that a flood of logins takes one processor and leaves the others to the pages; more wait, up to a limit. */
const AT_A_TIME = 1;
const MAX_CHECKS = 40;
/** Checks beyond that for a known device, so that strangers can't take all. */
const MORE_FOR_KNOWN = 4;

@Injectable()
export class PasswordHasher {
  private readonly slots = pLimit(AT_A_TIME);
  private checks = 0;

  constructor(@Optional() @Inject(HASH_COST) private readonly cost: HashCost = COST) {}

  hash(password: string): Promise<string> {
    return this.slots(() => hash(password, this.cost));
  }

  verify(passwordHash: string, password: string): Promise<boolean> {
    return this.slots(() => verify(passwordHash, password));
  }

  /** Does work that will verify a password. Throws a 503, and does nothing, when too many are at it already. */
  async whenFree<T>(isKnown: boolean, work: () => Promise<T>): Promise<T> {
    if (this.checks >= MAX_CHECKS + (isKnown ? MORE_FOR_KNOWN : 0)) {
      throw new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'Too many people are logging in right now. Please try again in a moment.',
        5,
      );
    }
    this.checks += 1;
    try {
      return await work();
    } finally {
      this.checks -= 1;
    }
  }
}

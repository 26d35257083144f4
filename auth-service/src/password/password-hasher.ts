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

/** Two at a time bound the memory that a flood of logins can take; the others wait, up to a limit. */
const AT_A_TIME = 2;
const MAX_WAITING = 40;

@Injectable()
export class PasswordHasher {
  private readonly slots = pLimit(AT_A_TIME);

  constructor(@Optional() @Inject(HASH_COST) private readonly cost: HashCost = COST) {}

  hash(password: string): Promise<string> {
    return this.slots(() => hash(password, this.cost));
  }

  /** Throws a 503 when too many checks are waiting already. */
  async verify(passwordHash: string, password: string): Promise<boolean> {
    if (this.slots.pendingCount >= MAX_WAITING) {
      throw new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'Too many people are logging in right now. Please try again in a moment.',
        5,
      );
    }
    return this.slots(() => verify(passwordHash, password));
  }
}

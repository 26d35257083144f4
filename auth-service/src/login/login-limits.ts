import { HttpStatus, Injectable } from '@nestjs/common';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { addressKey } from './address-key.js';
import { type Caller, limitKey } from './caller.js';

const DAY_SECONDS = 24 * 60 * 60;

/** Wrong tries an address, or a known device, has before it must wait, in 24 hours. */
const FREE_TRIES = 4;
/** After that it has one try after each wait; the last wait repeats. */
const WAITS_SECONDS = [30, 2 * 60, 10 * 60, 30 * 60, 60 * 60];

/** With this many wrong tries in an hour, from everywhere together, somebody is guessing from many addresses … */
const MANY_WRONG_TRIES = 30;
const MANY_WRONG_TRIES_SECONDS = 60 * 60;
/** … and each address, but that of the last login and those of known devices, has one try in this time. */
const SLOWED_SECONDS = 10 * 60;

const EVERYWHERE = 'everywhere';
const TABLE = 'login_limits';

/**
 * Slows down guessing. Everything is counted in Postgres, so it holds across replicas and restarts.
 * An address that has not been seen always has a try, so nobody can lock the owner out from elsewhere.
 */
@Injectable()
export class LoginLimits {
  /** Tries that were used up; when none is left, the row expires at the end of the wait. */
  private readonly tries: RateLimiterPostgres;
  /** How many times somebody was made to wait. */
  private readonly waits: RateLimiterPostgres;
  private readonly slowed: RateLimiterPostgres;
  private readonly wrong: RateLimiterPostgres;

  constructor(private readonly dataSource: DataSource) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName: TABLE,
        tableCreated: true,
        keyPrefix,
        points,
        duration,
      });
    this.tries = limiter('tries', FREE_TRIES, DAY_SECONDS);
    this.waits = limiter('waits', WAITS_SECONDS.length, DAY_SECONDS);
    this.slowed = limiter('slowed', 1, SLOWED_SECONDS);
    this.wrong = limiter('wrong', MANY_WRONG_TRIES, MANY_WRONG_TRIES_SECONDS);
  }

  /**
   * Takes one try from the caller, before the password is looked at, so that parallel tries can't slip through.
   * Throws a 429 while the caller has to wait, whatever the password.
   */
  async takeTry(caller: Caller, lastLoginAddress: string | null): Promise<void> {
    const key = limitKey(caller);
    const isTrusted = caller.device !== undefined || addressKey(caller.address) === lastLoginAddress;
    try {
      if (!isTrusted && (await this.isGuessedFromManyAddresses())) await this.slowed.consume(key);

      const waits = (await this.waits.get(key))?.consumedPoints ?? 0;
      if (waits > 0) {
        // One try uses up everything until the next wait is over.
        await this.tries.consume(key, FREE_TRIES, { customDuration: waitSeconds(waits) });
        await this.waits.penalty(key);
        return;
      }
      const { remainingPoints } = await this.tries.consume(key);
      if (remainingPoints === 0) {
        await this.waits.penalty(key);
        await this.tries.block(key, waitSeconds(0));
      }
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooManyTries(error.msBeforeNext);
      throw error;
    }
  }

  async countWrongTry(): Promise<void> {
    await this.wrong.penalty(EVERYWHERE);
  }

  /** A success gives the caller all tries back. */
  async clear(caller: Caller): Promise<void> {
    const key = limitKey(caller);
    await Promise.all([this.tries.delete(key), this.waits.delete(key), this.slowed.delete(key)]);
  }

  /** For the owner who has used up her tries before she asked for a new password. */
  async clearAll(): Promise<void> {
    await this.dataSource.createQueryBuilder().delete().from(TABLE).execute();
  }

  private async isGuessedFromManyAddresses(): Promise<boolean> {
    const wrong = await this.wrong.get(EVERYWHERE);
    return wrong !== null && wrong.consumedPoints >= MANY_WRONG_TRIES;
  }
}

function waitSeconds(waitsBefore: number): number {
  return WAITS_SECONDS[Math.min(waitsBefore, WAITS_SECONDS.length - 1)] ?? DAY_SECONDS;
}

function tooManyTries(waitMs: number): RetryLaterException {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const [amount, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return new RetryLaterException(
    HttpStatus.TOO_MANY_REQUESTS,
    `Too many wrong passwords. Please wait ${wait} and try again.`,
    seconds,
  );
}

import { hash } from 'node:crypto';
import { HttpStatus, Injectable } from '@nestjs/common';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import ipaddr from 'ipaddr.js';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

const DAY_SECONDS = 24 * 60 * 60;

/** How many wrong tries in 24 hours an address has with one name, or a known device, before it must wait. */
const FREE_TRIES = 4;
/** After that it has one try after each of these waits; the last wait repeats. */
const WAITS_SECONDS = [30, 2 * 60, 10 * 60, 30 * 60, 60 * 60];

/** This many wrong tries in an hour, from all addresses together, mean that somebody is guessing from many addresses. */
export const MANY_WRONG_TRIES = 30;
const MANY_WRONG_TRIES_SECONDS = 60 * 60;
/**
 * Then each address has one try with a name in this time, and with all names together where so many came from itself. The address of the
 * last login and known devices are exempt.
 */
const SLOWED_SECONDS = 10 * 60;

/** Who tries to log in. */
interface Trier {
  address: string;
  /** The name, whether anybody has it or not: it can't be told by the limits. */
  name: string;
  /** The id of a device on which that person has logged in before. */
  device?: string;
}

const EVERYWHERE = 'everywhere';
const TABLE = { tableName: 'login_limits', tableCreated: true, storeType: 'typeorm' };

/**
 * Slows down password guessing. Everything is counted in Postgres, so the counts hold across replicas and restarts. A
 * new address always has one try, so nobody can lock a person out from elsewhere, nor with the name of another one.
 */
@Injectable()
export class LoginLimits {
  /** Counts the tries that were used. When none is left, the row expires at the end of the wait. */
  private readonly tries: RateLimiterPostgres;
  /** Counts how many times somebody had to wait. */
  private readonly waits: RateLimiterPostgres;
  private readonly slowed: RateLimiterPostgres;
  private readonly wrong: RateLimiterPostgres;

  constructor(private readonly dataSource: DataSource) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({ ...TABLE, storeClient: dataSource, keyPrefix, points, duration });
    this.tries = limiter('tries', FREE_TRIES, DAY_SECONDS);
    this.waits = limiter('waits', WAITS_SECONDS.length, DAY_SECONDS);
    this.slowed = limiter('slowed', 1, SLOWED_SECONDS);
    this.wrong = limiter('wrong', MANY_WRONG_TRIES, MANY_WRONG_TRIES_SECONDS);
  }

  /**
   * Uses one of the tries. This happens before the password is checked, so that parallel requests get no extra
   * tries. Throws a 429 while somebody has to wait, even when the password is right.
   */
  async takeTry(trier: Trier, lastLoginAddress: string | null): Promise<void> {
    const key = limitKey(trier);
    const isTrusted = trier.device !== undefined || addressKey(trier.address) === lastLoginAddress;
    try {
      if (!isTrusted && (await this.hasManyWrong(EVERYWHERE))) {
        await this.slowed.consume(key);
        const address = addressKey(trier.address);
        if (await this.hasManyWrong(address)) await this.slowed.consume(address);
      }

      const waits = (await this.waits.get(key))?.consumedPoints ?? 0;
      if (waits > 0) {
        // This try uses up all points until the next wait is over.
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

  /** Answers how many there were in the hour, with this one. */
  async countWrongTry(address: string): Promise<number> {
    await this.wrong.penalty(addressKey(address));
    return (await this.wrong.penalty(EVERYWHERE)).consumedPoints;
  }

  /** Gives all tries back, after a successful login. */
  async clear(trier: Trier): Promise<void> {
    const key = limitKey(trier);
    await Promise.all([this.tries.delete(key), this.waits.delete(key), this.slowed.delete(key)]);
  }

  /** Called when the operator sets a new password: the owner may have used up her tries before she asked for it. */
  async clearAll(): Promise<void> {
    await this.dataSource.query(`DELETE FROM ${TABLE.tableName}`);
  }

  private async hasManyWrong(where: string): Promise<boolean> {
    const wrong = await this.wrong.get(where);
    return wrong !== null && wrong.consumedPoints >= MANY_WRONG_TRIES;
  }
}

const waitSeconds = (waitsBefore: number): number =>
  WAITS_SECONDS[Math.min(waitsBefore, WAITS_SECONDS.length - 1)] ?? DAY_SECONDS;

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

/** The key by which login limits count: the id of a known device, wherever it is; otherwise the address with the name. */
const limitKey = ({ address, name, device }: Trier): string =>
  device ? `device ${device}` : `${addressKey(address)} ${hash('sha256', name, 'base64url')}`;

/** An address for the limits: an IPv4 address, or the /64 network that one IPv6 client usually has to itself. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

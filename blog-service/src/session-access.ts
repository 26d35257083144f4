import { HttpStatus, Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import type { AccessCheck, Person } from '@salon/service-kit/access';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import { type Audience, sessionIn } from '@salon/service-kit/session-token';
import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, errors, exportSPKI } from 'jose';
import { Config } from './config.js';

/** For each of at most two requests, for the keys and for the session: together they take less than five seconds. */
const AUTH_TIMEOUT_MS = 2_000;
/**
 * The keys are fetched at most once a second. So a new key is found soon after a rotation, and strangers' tokens with
 * unknown keys can't flood auth-service.
 */
const KEY_COOLDOWN_MS = 1_000;
const RETRY_SECONDS = 5;

/** Knows people by tokens of auth-service's sessions. It checks them by its public keys, and by asking it; 503 when it can't be reached. */
@Injectable()
export class SessionAccess implements AccessCheck {
  private readonly logger = new Logger(SessionAccess.name);
  private readonly keys;

  constructor(private readonly config: Config) {
    this.keys = createRemoteJWKSet(new URL(`${config.AUTH_URL}/.well-known/jwks.json`), {
      timeoutDuration: AUTH_TIMEOUT_MS,
      cooldownDuration: KEY_COOLDOWN_MS,
    });
  }

  async check({ headers }: FastifyRequest): Promise<Person> {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];
    const person = await this.holderOf(token, 'salon-admin');
    if (!person) throw new UnauthorizedException('Please log in again.');
    return person;
  }

  /**
   * Recognises the owner's browser when it asks for a picture, by the cookie `media` that auth-service has set at the login.
   * False without a cookie, and for any fault of it.
   */
  async isOwner({ headers }: FastifyRequest): Promise<boolean> {
    const token = /(?:^|;\s*)media=([\w.-]+)/.exec(headers.cookie ?? '')?.[1];
    return Boolean(await this.holderOf(token, 'salon-media'));
  }

  private async holderOf(token: string | undefined, audience: Audience): Promise<Person | undefined> {
    const session = token && (await sessionIn(token, audience, (kid) => this.publicKey(kid)));
    return session ? this.personOf(session) : undefined;
  }

  private async publicKey(kid: string): Promise<string | undefined> {
    try {
      return await exportSPKI(await this.keys({ alg: 'ES256', kid }));
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return undefined;
      throw this.unavailable(error);
    }
  }

  /** Throws 503 also when auth-service says neither whose it is, nor that it has ended. */
  private async personOf(session: string): Promise<Person | undefined> {
    const address = `${this.config.AUTH_URL}/internal/sessions/${encodeURIComponent(session)}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(AUTH_TIMEOUT_MS) }).catch(
      (error: unknown) => {
        throw this.unavailable(error);
      },
    );
    // The version before, which may still run during an upgrade, says of a session only that it lasts.
    if (response.status === HttpStatus.OK) return (await response.json()) as Person;
    await response.body?.cancel();
    if (response.status !== HttpStatus.NOT_FOUND)
      throw this.unavailable(new Error(`auth-service answered ${response.status}`));
    return undefined;
  }

  private unavailable(error: unknown): RetryLaterException {
    this.logger.warn({ msg: 'auth-service cannot be asked', err: error });
    return new RetryLaterException(
      HttpStatus.SERVICE_UNAVAILABLE,
      'Saving is not possible right now. Please try again in a moment.',
      RETRY_SECONDS,
    );
  }
}

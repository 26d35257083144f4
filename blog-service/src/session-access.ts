import { HttpStatus, Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import type { AccessCheck } from '@salon/service-kit/access';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { Config } from './config.js';

/** For each of at most two requests, for the keys and for the session: together they take less than five seconds. */
const AUTH_TIMEOUT_MS = 2_000;
/**
 * The keys are fetched at most once a second. So a new key is found soon after a rotation, and strangers' tokens with
 * unknown keys can't flood auth-service.
 */
const KEY_COOLDOWN_MS = 1_000;
/** The clocks of two machines differ a little; auth-service allows the same difference. */
const CLOCK_TOLERANCE_SECONDS = 5;
const RETRY_SECONDS = 5;
/** A token must not bring or name its own key. */
const KEY_HEADERS = ['jku', 'jwk', 'x5u', 'x5c'];
/** What jose says when the key set could not be fetched: the token is not at fault then. */
const KEY_SET_FAULTS = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'];
/** A page may show fifty pictures: auth-service is asked about their session at most once in this time. */
const BELIEVED_MS = 5_000;

/** Knows the owner by tokens of auth-service's sessions. It checks them by its public keys, and by asking it. */
@Injectable()
export class SessionAccess implements AccessCheck {
  private readonly logger = new Logger(SessionAccess.name);
  private readonly keys;
  private readonly asked = new Map<string, { isOpen: Promise<boolean>; until: number }>();

  constructor(private readonly config: Config) {
    this.keys = createRemoteJWKSet(new URL(`${config.AUTH_URL}/.well-known/jwks.json`), {
      timeoutDuration: AUTH_TIMEOUT_MS,
      cooldownDuration: KEY_COOLDOWN_MS,
    });
  }

  /**
   * Accepts the administrator's bearer token: signed by auth-service, and of a session that has not ended. Throws 401 for
   * any fault of the token, and 503 when auth-service cannot be reached.
   */
  async check({ headers }: FastifyRequest): Promise<void> {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];
    const session = token && (await this.sessionOf(token, 'salon-admin'));
    if (!session || !(await this.isOpen(session))) throw new UnauthorizedException('Please log in again.');
  }

  /**
   * Recognises the owner's browser when it asks for a picture, by the cookie `media` that auth-service has set at the login.
   * False without a cookie, and for any fault of it. Throws 503 when auth-service cannot be reached.
   */
  async isOwner({ headers }: FastifyRequest): Promise<boolean> {
    const token = /(?:^|;\s*)media=([\w.-]+)/.exec(headers.cookie ?? '')?.[1];
    const session = token && (await this.sessionOf(token, 'salon-media'));
    if (!session) return false;
    const now = Date.now();
    for (const [other, { until }] of this.asked) if (until <= now) this.asked.delete(other);
    const known = this.asked.get(session);
    if (known) return known.isOpen;
    const isOpen = this.isOpen(session);
    this.asked.set(session, { isOpen, until: now + BELIEVED_MS });
    isOpen.catch(() => this.asked.delete(session));
    return isOpen;
  }

  /** The session of a token that auth-service has signed for this audience; undefined for any fault of the token. */
  private async sessionOf(
    token: string,
    audience: 'salon-admin' | 'salon-media',
  ): Promise<string | undefined> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.keys, {
        algorithms: ['ES256'],
        issuer: 'salon-auth',
        audience,
        subject: 'admin',
        requiredClaims: ['jti', 'iat', 'nbf', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      return KEY_HEADERS.some((name) => name in protectedHeader) ? undefined : payload.jti;
    } catch (error) {
      if (error instanceof errors.JOSEError && !KEY_SET_FAULTS.includes(error.code)) return undefined;
      throw this.away(error);
    }
  }

  /** Asks auth-service whether the session has not ended. Throws 503 when it can't be reached, or says neither. */
  private async isOpen(session: string): Promise<boolean> {
    const address = `${this.config.AUTH_URL}/internal/sessions/${encodeURIComponent(session)}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(AUTH_TIMEOUT_MS) }).catch(
      (error: unknown) => {
        throw this.away(error);
      },
    );
    await response.body?.cancel();
    const { status } = response;
    if (status !== HttpStatus.NO_CONTENT && status !== HttpStatus.NOT_FOUND)
      throw this.away(new Error(`auth-service answered ${status}`));
    return status === HttpStatus.NO_CONTENT;
  }

  private away(error: unknown): RetryLaterException {
    this.logger.warn({ msg: 'auth-service cannot be asked', err: error });
    return new RetryLaterException(
      HttpStatus.SERVICE_UNAVAILABLE,
      'Saving is not possible right now. Please try again in a moment.',
      RETRY_SECONDS,
    );
  }
}

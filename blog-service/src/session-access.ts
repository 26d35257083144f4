import { HttpStatus, Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import type { AccessCheck } from '@salon/service-kit/access';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
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
    if (!token) throw refused();
    await this.verify(token, 'salon-admin');
    const statuses = { open: HttpStatus.OK, ended: HttpStatus.UNAUTHORIZED };
    if (!(await this.ask('/api/admin/session', statuses, token))) throw refused();
  }

  /**
   * Recognises the owner's browser when it asks for a picture, by the cookie `media` that auth-service has set at the login.
   * False without a cookie, and for any fault of it. Throws 503 when auth-service cannot be reached.
   */
  async isOwner({ headers }: FastifyRequest): Promise<boolean> {
    const token = /(?:^|;\s*)media=([\w.-]+)/.exec(headers.cookie ?? '')?.[1];
    if (!token) return false;
    try {
      const { jti } = await this.verify(token, 'salon-media');
      return await this.isOpen(`${jti}`);
    } catch (error) {
      if (error instanceof UnauthorizedException) return false;
      throw error;
    }
  }

  private isOpen(session: string): Promise<boolean> {
    const now = Date.now();
    for (const [other, { until }] of this.asked) if (until <= now) this.asked.delete(other);
    const known = this.asked.get(session);
    if (known) return known.isOpen;
    const statuses = { open: HttpStatus.NO_CONTENT, ended: HttpStatus.NOT_FOUND };
    const isOpen = this.ask(`/internal/sessions/${encodeURIComponent(session)}`, statuses);
    this.asked.set(session, { isOpen, until: now + BELIEVED_MS });
    isOpen.catch(() => this.asked.delete(session));
    return isOpen;
  }

  /** The claims of a token that auth-service has signed for this audience. Throws 401 for any fault of the token. */
  private async verify(token: string, audience: 'salon-admin' | 'salon-media'): Promise<JWTPayload> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.keys, {
        algorithms: ['ES256'],
        issuer: 'salon-auth',
        audience,
        subject: 'admin',
        requiredClaims: ['jti', 'iat', 'nbf', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      if (KEY_HEADERS.some((name) => name in protectedHeader)) throw refused();
      return payload;
    } catch (error) {
      throw isTokenFault(error) ? refused() : this.away(error);
    }
  }

  /** Asks auth-service whether the session has not ended. Throws 503 when it can't be reached, or answers neither status. */
  private async ask(
    path: string,
    { open, ended }: { open: HttpStatus; ended: HttpStatus },
    token?: string,
  ): Promise<boolean> {
    const response = await fetch(`${this.config.AUTH_URL}${path}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw this.away(error);
    });
    await response.body?.cancel();
    const { status } = response;
    if (status !== open && status !== ended) throw this.away(new Error(`auth-service answered ${status}`));
    return status === open;
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

function refused(): UnauthorizedException {
  return new UnauthorizedException('Please log in again.');
}

/**
 * Whether the token is at fault. It is not when the key set could not be fetched, which jose reports with the errors
 * excluded here and with errors of fetch.
 */
function isTokenFault(error: unknown): boolean {
  if (error instanceof UnauthorizedException) return true;
  const keySetFaults = [errors.JWKSTimeout, errors.JWKSInvalid];
  if (keySetFaults.some((fault) => error instanceof fault)) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}

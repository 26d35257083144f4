import { HttpStatus, Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import type { AccessCheck } from '@salon/service-kit/access';
import { RetryLaterException } from '@salon/service-kit/retry-later.exception';
import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { Config } from '../config.js';

const AUTH_TIMEOUT_MS = 3_000;
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

/** Accepts the administrator's bearer token: signed by auth-service, and of a session that has not ended. */
@Injectable()
export class AdminAccess implements AccessCheck {
  private readonly logger = new Logger(AdminAccess.name);
  private readonly keys;

  constructor(private readonly config: Config) {
    this.keys = createRemoteJWKSet(new URL(`${config.AUTH_URL}/.well-known/jwks.json`), {
      timeoutDuration: AUTH_TIMEOUT_MS,
      cooldownDuration: KEY_COOLDOWN_MS,
    });
  }

  /** Throws 401 for any fault of the token, and 503 when auth-service cannot be reached. */
  async check({ headers }: FastifyRequest): Promise<void> {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];
    if (!token) throw refused();
    await this.checkSignature(token);
    await this.checkSession(token);
  }

  private async checkSignature(token: string): Promise<void> {
    try {
      const { protectedHeader } = await jwtVerify(token, this.keys, {
        algorithms: ['ES256'],
        issuer: 'salon-auth',
        audience: 'salon-admin',
        subject: 'admin',
        requiredClaims: ['jti', 'iat', 'nbf', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      if (KEY_HEADERS.some((name) => name in protectedHeader)) throw refused();
    } catch (error) {
      throw isTokenFault(error) ? refused() : this.away(error);
    }
  }

  private async checkSession(token: string): Promise<void> {
    const status = await fetch(`${this.config.AUTH_URL}/api/admin/session`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      (error: unknown) => {
        throw this.away(error);
      },
    );
    if (status === HttpStatus.UNAUTHORIZED) throw refused();
    if (status !== HttpStatus.OK) throw this.away(new Error(`auth-service answered ${status}`));
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

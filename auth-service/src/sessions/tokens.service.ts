import { Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import { SigningKeysService } from '../keys/signing-keys.service.js';
import type { Session } from './session.entity.js';

const ALGORITHM = 'ES256';
const ISSUER = 'salon-auth';
const SUBJECT = 'admin';
/** A token for the other audience only shows the owner pictures that visitors don't see. No route accepts it as a bearer token. */
type Audience = 'salon-admin' | 'salon-media';
const ADMIN: Audience = 'salon-admin';
/** The clocks of two machines differ a little. */
const CLOCK_TOLERANCE_SECONDS = 5;

@Injectable()
export class TokensService {
  constructor(private readonly keys: SigningKeysService) {}

  async sign({ jti, createdAt, expiresAt }: Session, audience = ADMIN): Promise<string> {
    const { kid, privateKey } = await this.keys.current();
    return new SignJWT({ iss: ISSUER, aud: audience, sub: SUBJECT, jti })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
      .setIssuedAt(createdAt)
      .setNotBefore(createdAt)
      .setExpirationTime(expiresAt)
      .sign(privateKey);
  }

  /** The session id in a token that we signed and that is valid now, else undefined. */
  async verify(token: string): Promise<string | undefined> {
    // The last character of a signature has unused bits, so several spellings decode to the same bytes. Only one is accepted.
    const [, signature = ''] = /^[\w-]+\.[\w-]+\.([\w-]+)$/.exec(token) ?? [];
    if (!signature || Buffer.from(signature, 'base64url').toString('base64url') !== signature)
      return undefined;
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.ownKey(kid), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: ADMIN,
        subject: SUBJECT,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      return payload.jti;
    } catch (error) {
      // Any other fault is not the token's.
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /** Only our own keys are used. A key in the token's header, or the address of one, is ignored. */
  private async ownKey(kid: string | undefined) {
    const key = await this.keys.publicKey(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }
}

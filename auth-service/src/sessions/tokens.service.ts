import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SigningKeysService } from '../keys/signing-keys.service.js';
import type { Session } from './session.entity.js';

const ALGORITHM = 'ES256';
const CLAIMS = { issuer: 'salon-auth', subject: 'admin' };
/** A token for the other audience only shows the owner pictures that visitors don't see. No route accepts it as a bearer token. */
type Audience = 'salon-admin' | 'salon-media';
const ADMIN: Audience = 'salon-admin';
/** The clocks of two machines differ a little. */
const CLOCK_TOLERANCE_SECONDS = 5;

@Injectable()
export class TokensService {
  constructor(
    private readonly jwt: JwtService,
    private readonly keys: SigningKeysService,
  ) {}

  async sign({ jti, createdAt, expiresAt }: Session, audience = ADMIN): Promise<string> {
    const { kid, privateKey } = await this.keys.current();
    const iat = seconds(createdAt);
    return this.jwt.signAsync(
      { jti, iat, nbf: iat, exp: seconds(expiresAt) },
      { ...CLAIMS, audience, algorithm: ALGORITHM, keyid: kid, privateKey },
    );
  }

  /** The session id in a token that we signed and that is valid now, else undefined. */
  async verify(token: string): Promise<string | undefined> {
    const kid = this.kidOf(token);
    // Only our own keys are used. A key in the token's header, or the address of one, is ignored.
    const publicKey = kid && (await this.keys.publicKey(kid));
    if (!publicKey) return undefined;
    try {
      const { jti } = await this.jwt.verifyAsync<{ jti: string }>(token, {
        ...CLAIMS,
        audience: ADMIN,
        publicKey,
        algorithms: [ALGORITHM],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      return jti;
    } catch {
      return undefined;
    }
  }

  private kidOf(token: string): string | undefined {
    // The last character of a signature has unused bits, so several spellings decode to the same bytes. Only one is accepted.
    const signature = token.split('.').at(-1) ?? '';
    if (Buffer.from(signature, 'base64url').toString('base64url') !== signature) return undefined;
    try {
      return this.jwt.decode(token, { complete: true })?.header.kid;
    } catch {
      return undefined;
    }
  }
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ALGORITHM, type Audience, OWNER, sessionIn } from '@salon/service-kit/session-token';
import { SigningKeysService } from '../keys/signing-keys.service.js';
import type { Session } from './session.entity.js';

@Injectable()
export class TokensService {
  constructor(
    private readonly jwt: JwtService,
    private readonly keys: SigningKeysService,
  ) {}

  async sign({ jti, createdAt, expiresAt }: Session, audience: Audience = 'salon-admin'): Promise<string> {
    const { kid, privateKey } = await this.keys.current();
    const iat = seconds(createdAt);
    return this.jwt.signAsync(
      { iat, nbf: iat, exp: seconds(expiresAt) },
      { ...OWNER, algorithm: ALGORITHM, audience, jwtid: jti, keyid: kid, privateKey },
    );
  }

  /** The session id in a token that we signed and that is valid now, else undefined. */
  verify(token: string): Promise<string | undefined> {
    return sessionIn(this.jwt, token, 'salon-admin', (kid) => this.keys.publicKey(kid));
  }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

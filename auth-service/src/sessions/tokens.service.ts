import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ALGORITHM, type Audience, OWNER, sessionIn } from '@salon/service-kit/session-token';
import type { FastifyReply } from 'fastify';
import { SigningKeysService } from '../keys/signing-keys.service.js';
import type { Session } from './session.entity.js';

/**
 * With this cookie the owner's browser gets pictures that visitors don't see, such as those of drafts: an <img> can't send
 * her token. blog-service checks it. It opens nothing else, and ends with the session.
 */
const MEDIA = 'media';
const MEDIA_OPTIONS = { httpOnly: true, path: '/media/', sameSite: 'strict' } as const;

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

  async setMediaCookie(session: Session, reply: FastifyReply): Promise<void> {
    const secure = reply.request.protocol === 'https';
    const options = { ...MEDIA_OPTIONS, expires: session.expiresAt, secure };
    reply.setCookie(MEDIA, await this.sign(session, 'salon-media'), options);
  }

  clearMediaCookie(reply: FastifyReply): void {
    reply.clearCookie(MEDIA, MEDIA_OPTIONS);
  }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

import { Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AccessCheck, Person } from '@salon/service-kit/access';
import { ALGORITHM, type Audience, OWNER, sessionIn } from '@salon/service-kit/session-token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SigningKeysService } from '../keys/signing-keys.service.js';
import type { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the bearer token that the request came with. Public routes have none. */
    session: Session;
  }
}

/**
 * With this cookie the owner's browser gets pictures that visitors don't see, such as those of drafts: an <img> can't send
 * her token. blog-service checks it. It opens nothing else, and ends with the session.
 */
const MEDIA = 'media';
const MEDIA_OPTIONS = { httpOnly: true, path: '/media/', sameSite: 'strict' } as const;

@Injectable()
export class TokensService implements AccessCheck {
  constructor(
    private readonly sessions: SessionsService,
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

  /** Admits requests with the bearer token of an open session. */
  async check(request: FastifyRequest): Promise<Person> {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const jti = token && (await sessionIn(this.jwt, token, 'salon-admin', (kid) => this.keys.publicKey(kid)));
    const session = jti ? await this.sessions.find(jti) : null;
    if (!session) throw new UnauthorizedException('Please log in again.');
    request.session = session;
    return personOf(session);
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

/** Whose session it is. The role is that of now, whatever it was at the login. */
export function personOf({ account: { id, name, role }, device }: Session): Person {
  return { id, name, role, device };
}

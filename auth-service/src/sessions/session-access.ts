import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { AccessCheck, Person } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the bearer token that the request came with. Public routes have none. */
    session: Session;
  }
}

/** Admits requests with the bearer token of an open session. */
@Injectable()
export class SessionAccess implements AccessCheck {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
  ) {}

  async check(request: FastifyRequest): Promise<Person> {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const jti = token && (await this.tokens.verify(token));
    const session = jti ? await this.sessions.find(jti) : null;
    if (!session) throw new UnauthorizedException('Please log in again.');
    request.session = session;
    return personOf(session);
  }
}

/** Whose session it is. The role is that of now, whatever it was at the login. */
export function personOf({ account: { id, name, role }, device }: Session): Person {
  return { id, name, role, device };
}

import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { AccessCheck } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';
import { SessionsService } from './sessions.service.js';

/** Admits requests with the bearer token of an open session. */
@Injectable()
export class SessionAccess implements AccessCheck {
  constructor(private readonly sessions: SessionsService) {}

  async check(request: FastifyRequest): Promise<void> {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token ? await this.sessions.find(token) : null;
    if (!session) throw new UnauthorizedException('Please log in again.');
    request.session = session;
  }
}

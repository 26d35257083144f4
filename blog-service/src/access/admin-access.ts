import { HttpStatus, Injectable } from '@nestjs/common';
import type { AccessCheck } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';
import { refused, SessionTokens } from './session-tokens.js';

/** Accepts the administrator's bearer token: signed by auth-service, and of a session that has not ended. */
@Injectable()
export class AdminAccess implements AccessCheck {
  constructor(private readonly tokens: SessionTokens) {}

  /** Throws 401 for any fault of the token, and 503 when auth-service cannot be reached. */
  async check({ headers }: FastifyRequest): Promise<void> {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1];
    if (!token) throw refused();
    await this.tokens.verify(token, 'salon-admin');
    const statuses = { open: HttpStatus.OK, ended: HttpStatus.UNAUTHORIZED };
    if (!(await this.tokens.ask('/api/admin/session', statuses, token))) throw refused();
  }
}

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../sessions/session.entity.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the bearer guard. */
    session?: Session;
  }
}

/** The session of the bearer token the guard has accepted. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().session,
);

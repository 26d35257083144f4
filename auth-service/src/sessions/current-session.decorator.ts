import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session.entity.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by SessionAccess. */
    session?: Session;
  }
}

/** The session of the bearer token that the request came with. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().session,
);

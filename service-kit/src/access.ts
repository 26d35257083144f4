import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiPublic } from './openapi.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    isPublic?: boolean;
  }
}

export interface AccessCheck {
  /** Throws an HttpException to turn the caller away. */
  check(request: FastifyRequest): Promise<void>;
}

/** Opens a route to everybody. Without it the service's access check decides. */
export const Public = () => applyDecorators(RouteConfig({ isPublic: true }), ApiPublic());

/** A hook, not a guard: a stranger is turned away before the body is read. */
export function requireAccess(fastify: FastifyInstance, access: AccessCheck): void {
  fastify.addHook('onRequest', async (request) => {
    if (!request.is404 && !request.routeOptions.config.isPublic) await access.check(request);
  });
}

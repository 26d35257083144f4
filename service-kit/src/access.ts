import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    isPublic?: boolean;
    isUnlogged?: boolean;
  }
}

export interface AccessCheck {
  /** Throws an HttpException to refuse the request. */
  check(request: FastifyRequest): Promise<void>;
}

/** Marks a public operation for openapi.ts. */
export const PUBLIC = 'x-public';

/** Opens a route to everybody, perhaps with more of its own. For all other routes the service's access check decides. */
export const Public = (config: FastifyContextConfig = {}) =>
  applyDecorators(RouteConfig({ ...config, isPublic: true }), ApiExtension(PUBLIC, true));

/** A hook and not a Nest guard, because guards run only after the body was read. */
export function requireAccess(fastify: FastifyInstance, access: AccessCheck): void {
  fastify.addHook('onRequest', async (request) => {
    if (!request.is404 && !request.routeOptions.config.isPublic) await access.check(request);
  });
}

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AdminAccess } from './admin-access.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    isPublic?: boolean;
  }
}

/** A route is for the administrator unless it says @Public(). A stranger is turned away before the body is read. */
export function requireToken(app: NestFastifyApplication): void {
  const access = app.get(AdminAccess);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async ({ is404, routeOptions, headers }) => {
    if (!is404 && !routeOptions.config.isPublic) await access.check(headers.authorization);
  });
}

import { RouteConfig } from '@nestjs/platform-fastify';

/** Opens a route to everybody. Every other one wants the administrator's bearer token. */
export const Public = () => RouteConfig({ isPublic: true });

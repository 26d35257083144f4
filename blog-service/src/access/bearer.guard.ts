import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AdminAccess } from './admin-access.js';
import { IS_PUBLIC } from './public.decorator.js';

/** Global: a route is for the administrator unless it says @Public(). */
@Injectable()
export class BearerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: AdminAccess,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (this.reflector.getAllAndOverride(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return this.access.check(headers.authorization).then(() => true);
  }
}

import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { SessionsService } from '../sessions/sessions.service.js';
import { IS_PUBLIC } from './public.decorator.js';

/** Guards every route: a valid bearer token is needed unless the route says @Public(). */
@Injectable()
export class BearerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()]))
      return true;

    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token ? await this.sessions.find(token) : null;
    if (!session) throw new UnauthorizedException('Please log in again.');
    request.session = session;
    return true;
  }
}

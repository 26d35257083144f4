import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { Answers } from '../answers.js';
import { MediaCookie } from '../sessions/media-cookie.js';
import { UNKNOWN_DEVICE } from '../sessions/session.entity.js';
import { TokensService } from '../sessions/tokens.service.js';
import { type Caller, KnownDevices } from './known-devices.js';
import type { Login } from './login.service.js';

/** A parameter that has the caller. */
export const From = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { ip, cookies, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const { browser, os } = Bowser.parse(headers['user-agent']?.slice(0, 300) || '-');
  const device = [browser.name, os.name].filter(Boolean).join(' on ');
  return { address: ip, cookies, device: device.slice(0, 80) || UNKNOWN_DEVICE };
});

/** Gives the browser what it has from a login: the token, and cookies. */
@Injectable()
class LoginReply implements NestInterceptor<Login> {
  constructor(
    private readonly devices: KnownDevices,
    private readonly media: MediaCookie,
    private readonly tokens: TokensService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Login>): Observable<object> {
    const http = context.switchToHttp();
    return next.handle().pipe(mergeMap((login) => this.reply(login, http.getRequest(), http.getResponse())));
  }

  private async reply({ account, session, message }: Login, request: FastifyRequest, reply: FastifyReply) {
    this.devices.write(account, request, reply);
    await this.media.write(session, request, reply);
    return { token: await this.tokens.sign(session), expiresAt: session.expiresAt, message };
  }
}

/** For routes that return a login. */
export const AnswersLogin = () => applyDecorators(Answers('LoginAnswer'), UseInterceptors(LoginReply));

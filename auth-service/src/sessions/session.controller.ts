import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentSession } from './current-session.decorator.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

@Controller('api/admin')
export class SessionController {
  constructor(private readonly sessions: SessionsService) {}

  @Get('session')
  session(@CurrentSession() { expiresAt }: Session) {
    return { expiresAt };
  }

  @Post('logout')
  @HttpCode(204)
  logout(@CurrentSession() { jti }: Session): Promise<void> {
    return this.sessions.revoke(jti);
  }
}

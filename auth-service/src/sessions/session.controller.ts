import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { CurrentSession } from './current-session.decorator.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

class SessionAnswer {
  @ApiProperty()
  expiresAt!: Date;
}

@Controller('api/admin')
export class SessionController {
  constructor(private readonly sessions: SessionsService) {}

  @Get('session')
  @ApiOkResponse({ type: SessionAnswer })
  session(@CurrentSession() { expiresAt }: Session): SessionAnswer {
    return { expiresAt };
  }

  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  logout(@CurrentSession() { jti }: Session): Promise<void> {
    return this.sessions.revoke(jti);
  }
}

import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { ADMIN_ID, AdminAccount } from '../password/admin-account.entity.js';
import { CurrentSession } from './current-session.decorator.js';
import { MediaCookie } from './media-cookie.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

class SessionAnswer {
  @ApiProperty()
  expiresAt!: Date;

  @ApiProperty({ description: 'Whether the owner has yet to choose a password of her own' })
  mustChangePassword!: boolean;
}

@Controller('api/admin')
export class SessionController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly media: MediaCookie,
    @InjectRepository(AdminAccount) private readonly accounts: Repository<AdminAccount>,
  ) {}

  @Get('session')
  @ApiOkResponse({ type: SessionAnswer })
  async session(
    @CurrentSession() session: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    await this.media.write(session, request, reply);
    const { mustChangePassword } = await this.accounts.findOneByOrFail({ id: ADMIN_ID });
    return { expiresAt: session.expiresAt, mustChangePassword };
  }

  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  async logout(
    @CurrentSession() { jti }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.revoke(jti);
    this.media.clear(reply);
  }
}

import { Controller, Get, HttpCode, NotFoundException, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiProperty,
  ApiPropertyOptional,
} from '@nestjs/swagger';
import { Needs, type Person, Public } from '@salon/service-kit/access';
import { ROLES, type Role } from '@salon/service-kit/roles';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminAccountService } from '../password/admin-account.service.js';
import { MediaCookie } from './media-cookie.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

class SessionAnswer {
  @ApiProperty()
  expiresAt!: Date;

  @ApiProperty()
  mustChangePassword!: boolean;

  @ApiProperty({ type: Date, nullable: true })
  recoveryCodeMadeAt!: Date | null;

  @ApiPropertyOptional({ maxLength: 1_000 })
  token?: string;
}

/** Who is logged in, and on which device. */
class PersonAnswer implements Person {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 })
  id!: number;

  @ApiProperty({ maxLength: 80 })
  name!: string;

  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({ maxLength: 80 })
  device!: string;
}

@Controller()
export class SessionController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly media: MediaCookie,
    private readonly accounts: AdminAccountService,
    private readonly tokens: TokensService,
  ) {}

  @Needs('own account')
  @Get('api/admin/session')
  @ApiOkResponse({ type: SessionAnswer })
  async session(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const renewed = await this.sessions.renew(request.session);
    const session = renewed ?? request.session;
    await this.media.write(session, request, reply);
    const { mustChangePassword, recoveryCodeMadeAt } = await this.accounts.get();
    return {
      expiresAt: session.expiresAt,
      mustChangePassword,
      recoveryCodeMadeAt,
      ...(renewed && { token: await this.tokens.sign(renewed) }),
    };
  }

  @Needs('own account')
  @Post('api/admin/logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  async logout(
    @Req() { session }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.revoke(session.jti);
    this.media.clear(reply);
  }

  /** For blog-service. nginx passes no request below /internal on. */
  @Public()
  @Get('internal/sessions/:jti')
  @ApiParam({ name: 'jti', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: PersonAnswer })
  async personOf(@Param('jti') jti: string): Promise<PersonAnswer> {
    if (!isUUID(jti) || !(await this.sessions.isOpen(jti)))
      throw new NotFoundException('There is no such session.');
    return { id: 1, name: 'Owner', role: 'owner', device: '' };
  }
}

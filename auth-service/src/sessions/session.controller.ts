import { Controller, Delete, Get, HttpCode, NotFoundException, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiProperty,
  ApiPropertyOptional,
} from '@nestjs/swagger';
import { Needs, type Person, Public } from '@salon/service-kit/access';
import { RIGHT_NAMES, type Right, ROLES, type Role, rightsOf } from '@salon/service-kit/roles';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerList, MAX_NAME_LENGTH } from '../fields.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { AccountsService } from '../people/accounts.service.js';
import { MediaCookie } from './media-cookie.js';
import { personOf } from './session-access.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

const JTI = ApiParam({ name: 'jti', schema: { type: 'string', format: 'uuid' } });

export class NamedPerson {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 })
  id!: number;

  @ApiProperty({ maxLength: MAX_NAME_LENGTH })
  name!: string;

  @ApiProperty({ enum: ROLES })
  role!: Role;
}

/** Who is logged in, and on which device. */
class PersonAnswer extends NamedPerson implements Person {
  @ApiProperty({ maxLength: 80 })
  device!: string;
}

class SessionAnswer {
  @ApiProperty()
  expiresAt!: Date;

  @ApiProperty()
  person!: NamedPerson;

  @ApiProperty({ enum: RIGHT_NAMES, isArray: true, maxItems: RIGHT_NAMES.length })
  rights!: Right[];

  /** Whether nobody else can log in or is invited. */
  @ApiProperty()
  isAlone!: boolean;

  @ApiProperty()
  hasPassword!: boolean;

  @ApiProperty()
  hasPasskey!: boolean;

  @ApiProperty()
  mustChangePassword!: boolean;

  @ApiProperty({ type: Date, nullable: true })
  recoveryCodeMadeAt!: Date | null;

  @ApiPropertyOptional({ maxLength: 1_000 })
  token?: string;
}

/** An open session, as the person sees it. */
class DeviceAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ maxLength: 80 })
  device!: string;

  @ApiProperty()
  createdAt!: Date;

  @ApiProperty()
  usedAt!: Date;

  @ApiProperty()
  isThis!: boolean;
}

@Controller()
export class SessionController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly media: MediaCookie,
    private readonly accounts: AccountsService,
    private readonly passkeys: PasskeysService,
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
    const { id, name, role, passwordHash, mustChangePassword, recoveryCodeMadeAt } = session.account;
    return {
      expiresAt: session.expiresAt,
      person: { id, name, role },
      rights: rightsOf(role),
      isAlone: await this.accounts.isAlone(id),
      hasPassword: passwordHash !== null,
      hasPasskey: await this.passkeys.areThere(id),
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
    await this.sessions.revoke(session);
    this.media.clear(reply);
  }

  @Needs('own account')
  @Get('api/admin/devices')
  @AnswerList(DeviceAnswer)
  async devices(@Req() { session }: FastifyRequest): Promise<DeviceAnswer[]> {
    const open = await this.sessions.ofPerson(session.personId);
    return open.map(({ jti: id, device, createdAt, usedAt }) => {
      return { id, device, createdAt, usedAt, isThis: id === session.jti };
    });
  }

  @Needs('own account')
  @Delete('api/admin/devices/:jti')
  @HttpCode(204)
  @JTI
  @ApiNoContentResponse()
  async endDevice(@Param('jti') jti: string, @Req() { person }: FastifyRequest): Promise<void> {
    if (!isUUID(jti) || !(await this.sessions.revoke({ jti, personId: person.id })))
      throw new NotFoundException('There is no such device.');
  }

  @Needs('own account')
  @Delete('api/admin/devices')
  @HttpCode(204)
  @ApiNoContentResponse()
  async endOtherDevices(@Req() { session }: FastifyRequest): Promise<void> {
    await this.sessions.revokeOthers(session);
  }

  /** For blog-service. nginx passes no request below /internal on. */
  @Public()
  @Get('internal/sessions/:jti')
  @JTI
  @ApiOkResponse({ type: PersonAnswer })
  async personOf(@Param('jti') jti: string): Promise<PersonAnswer> {
    const session = isUUID(jti) ? await this.sessions.find(jti) : null;
    if (!session) throw new NotFoundException('There is no such session.');
    return personOf(session);
  }
}

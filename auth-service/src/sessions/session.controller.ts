import { Controller, Delete, Get, NotFoundException, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Needs, type Person, Public } from '@salon/service-kit/access';
import { rightsOf } from '@salon/service-kit/roles';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../answers.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { AccountsService } from '../people/accounts.service.js';
import { MediaCookie } from './media-cookie.js';
import { personOf } from './session-access.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

const JTI = ApiParam({ name: 'jti', schema: { type: 'string', format: 'uuid' } });

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
  @Answers('SessionAnswer')
  async session(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
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
  @Answers()
  async logout(
    @Req() { session }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.revoke(session);
    this.media.clear(reply);
  }

  @Needs('own account')
  @Get('api/admin/devices')
  @Answers(['DeviceAnswer'])
  async devices(@Req() { session }: FastifyRequest) {
    const open = await this.sessions.ofPerson(session.personId);
    return open.map(({ jti: id, device, createdAt, usedAt }) => {
      return { id, device, createdAt, usedAt, isThis: id === session.jti };
    });
  }

  @Needs('own account')
  @Delete('api/admin/devices/:jti')
  @JTI
  @Answers()
  async endDevice(@Param('jti') jti: string, @Req() { person }: FastifyRequest): Promise<void> {
    if (!isUUID(jti) || !(await this.sessions.revoke({ jti, personId: person.id })))
      throw new NotFoundException('There is no such device.');
  }

  @Needs('own account')
  @Delete('api/admin/devices')
  @Answers()
  async endOtherDevices(@Req() { session }: FastifyRequest): Promise<void> {
    await this.sessions.revokeOthers(session);
  }

  /** For blog-service. nginx passes no request below /internal on. */
  @Public()
  @Get('internal/sessions/:jti')
  @JTI
  @Answers('PersonAnswer')
  async personOf(@Param('jti') jti: string): Promise<Person> {
    const session = isUUID(jti) ? await this.sessions.find(jti) : null;
    if (!session) throw new NotFoundException('There is no such session.');
    return personOf(session);
  }
}

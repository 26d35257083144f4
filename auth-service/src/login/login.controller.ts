import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownDevices } from '../devices/known-devices.service.js';
import { MediaCookie } from '../sessions/media-cookie.js';
import { ChangePasswordDto, LoginAnswer, LoginDto } from './login.dto.js';
import { type Login, LoginService } from './login.service.js';
import type { Caller } from './login-limits.js';

@Controller('api/admin')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly devices: KnownDevices,
    private readonly media: MediaCookie,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async logIn(
    @Body() { password }: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const login = await this.logins.logIn(password, await this.callerOf(request));
    return this.answer(login, 'Login successful', request, reply);
  }

  @Post('password')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const caller = await this.callerOf(request);
    const login = await this.logins.changePassword(currentPassword, newPassword, caller);
    return this.answer(login, 'Password changed', request, reply);
  }

  private async callerOf(request: FastifyRequest): Promise<Caller> {
    return { address: request.ip, device: await this.devices.of(request) };
  }

  private async answer(
    { token, session, device }: Login,
    message: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<LoginAnswer> {
    this.devices.mark(device, request, reply);
    await this.media.write(session, request, reply);
    return { token, expiresAt: session.expiresAt, message };
  }
}

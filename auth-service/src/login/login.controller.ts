import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.js';
import { DeviceCookie } from './device-cookie.js';
import { ChangePasswordDto, LoginAnswer, LoginDto } from './login.dto.js';
import { LoginService } from './login.service.js';

@Controller('api/admin')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly devices: DeviceCookie,
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
    const login = await this.logins.logIn(password, this.callerOf(request));
    this.devices.write(request, reply);
    return { ...login, message: 'Login successful' };
  }

  @Post('password')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<LoginAnswer> {
    const login = await this.logins.changePassword(currentPassword, newPassword, this.callerOf(request));
    return { ...login, message: 'Password changed' };
  }

  private callerOf(request: FastifyRequest): Caller {
    return { address: request.ip, device: this.devices.read(request) };
  }
}

import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { MaxLength, MinLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownDevices } from '../devices/known-devices.service.js';
import { IsNotCommonPassword, MAX_LENGTH, MIN_LENGTH } from '../password/new-password.js';
import { MediaCookie } from '../sessions/media-cookie.js';
import { type Login, LoginService } from './login.service.js';
import type { Caller } from './login-limits.js';

// Passwords are used as they were sent: not trimmed, not normalised.

class LoginDto {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH })
  @MaxLength(MAX_LENGTH, { message: 'The password must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the password.' })
  password!: string;
}

class ChangePasswordDto {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH })
  @MaxLength(MAX_LENGTH, { message: 'The current password must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the current password.' })
  currentPassword!: string;

  @ApiProperty({ minLength: MIN_LENGTH, maxLength: MAX_LENGTH, description: 'None of the most common ones' })
  @IsNotCommonPassword()
  @MaxLength(MAX_LENGTH, { message: 'The new password must be at most $constraint1 characters long.' })
  @MinLength(MIN_LENGTH, { message: 'The new password must be at least $constraint1 characters long.' })
  newPassword!: string;
}

class LoginAnswer {
  @ApiProperty({ maxLength: 1_000, description: 'To be sent as `Authorization: Bearer …`' })
  token!: string;

  @ApiProperty({ enum: ['Login successful', 'Password changed'] })
  message!: string;

  @ApiProperty()
  expiresAt!: Date;
}

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

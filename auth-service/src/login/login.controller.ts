import { applyDecorators, Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Needs, Public } from '@salon/service-kit/access';
import { IsBoolean, IsOptional, MaxLength, MinLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IsNotCommonPassword, MAX_LENGTH, MIN_LENGTH } from '../password/new-password.js';
import { MediaCookie } from '../sessions/media-cookie.js';
import { KnownDevices } from './known-devices.js';
import { type Login, LoginService } from './login.service.js';
import type { Caller } from './login-limits.js';

// Passwords are used as they were sent: not trimmed, not normalised.

class LoginDto {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH })
  @MaxLength(MAX_LENGTH, { message: 'The password must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the password.' })
  password!: string;

  @ApiPropertyOptional()
  @IsBoolean({ message: 'Whether to stay logged in must be true or false.' })
  @IsOptional()
  staysLoggedIn?: boolean;
}

class CurrentPasswordDto {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH })
  @MaxLength(MAX_LENGTH, { message: 'The current password must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the current password.' })
  currentPassword!: string;
}

/** A new password, as a field of a body. */
const NewPassword = () =>
  applyDecorators(
    ApiProperty({ minLength: MIN_LENGTH, maxLength: MAX_LENGTH }),
    IsNotCommonPassword(),
    MaxLength(MAX_LENGTH, { message: 'The new password must be at most $constraint1 characters long.' }),
    MinLength(MIN_LENGTH, { message: 'The new password must be at least $constraint1 characters long.' }),
  );

class ChangePasswordDto extends CurrentPasswordDto {
  @NewPassword()
  newPassword!: string;
}

class RecoveryDto {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH })
  @MaxLength(MAX_LENGTH, { message: 'The recovery code must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the recovery code.' })
  code!: string;

  @NewPassword()
  newPassword!: string;
}

class RecoveryCodeAnswer {
  @ApiProperty({ maxLength: 29 })
  code!: string;
}

class LoginAnswer {
  @ApiProperty({ maxLength: 1_000 })
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
    @Body() { password, staysLoggedIn = false }: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const login = await this.logins.logIn(password, await this.callerOf(request), staysLoggedIn);
    return this.answer(login, 'Login successful', request, reply);
  }

  @Public()
  @Post('login/recovery')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async recover(
    @Body() { code, newPassword }: RecoveryDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const login = await this.logins.recover(code, newPassword, await this.callerOf(request));
    return this.answer(login, 'Password changed', request, reply);
  }

  @Needs('own account')
  @Post('password')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const caller = await this.callerOf(request);
    const { isKept } = request.session;
    const login = await this.logins.changePassword(currentPassword, newPassword, caller, isKept);
    return this.answer(login, 'Password changed', request, reply);
  }

  @Needs('own account')
  @Post('recovery-code')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodeAnswer })
  async makeRecoveryCode(
    @Body() { currentPassword }: CurrentPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodeAnswer> {
    return { code: await this.logins.makeRecoveryCode(currentPassword, await this.callerOf(request)) };
  }

  private async callerOf(request: FastifyRequest): Promise<Caller> {
    return { address: request.ip, device: await this.devices.of(request) };
  }

  private async answer(
    { token, session, mark }: Login,
    message: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<LoginAnswer> {
    this.devices.write(mark, request, reply);
    await this.media.write(session, request, reply);
    return { token, expiresAt: session.expiresAt, message };
  }
}

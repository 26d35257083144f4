import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { Needs } from '@salon/service-kit/access';
import { IsOptional, MaxLength, MinLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../login/caller.js';
import { LoginService } from '../login/login.service.js';
import { LoginAnswer, LoginReplies } from '../login/login-replies.js';
import { MAX_LENGTH, NewPassword } from './new-password.js';

class CurrentPasswordDto {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH })
  @MaxLength(MAX_LENGTH, { message: 'The current password must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the current password.' })
  currentPassword!: string;
}

class ChangePasswordDto {
  /** Left out by somebody who has no password yet. */
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH, required: false })
  @MaxLength(MAX_LENGTH, { message: 'The current password must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the current password.' })
  @IsOptional()
  currentPassword?: string;

  @NewPassword()
  newPassword!: string;
}

class RecoveryCodeAnswer {
  @ApiProperty({ maxLength: 29 })
  code!: string;
}

@Controller('api/admin')
export class PasswordController {
  constructor(
    private readonly logins: LoginService,
    private readonly replies: LoginReplies,
  ) {}

  @Needs('own account')
  @Post('password')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const caller = callerOf(request);
    const login = await this.logins.changePassword(request.session, currentPassword, newPassword, caller);
    return this.replies.send(login, request, reply, 'Password changed');
  }

  @Needs('own account')
  @Post('recovery-code')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodeAnswer })
  async makeRecoveryCode(
    @Body() { currentPassword }: CurrentPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodeAnswer> {
    const caller = callerOf(request);
    return { code: await this.logins.makeRecoveryCode(request.session, currentPassword, caller) };
  }
}

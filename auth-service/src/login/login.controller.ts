import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { IsBoolean, IsObject, IsOptional, MaxLength, MinLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { WEBAUTHN_JSON } from '../passkeys/webauthn-json.js';
import { MAX_LENGTH, NewPassword } from '../password/new-password.js';
import { AccountsService } from '../people/accounts.service.js';
import { Name } from '../people/name.js';
import { callerOf } from './caller.js';
import { LoginService } from './login.service.js';
import { LoginAnswer, LoginReplies } from './login-replies.js';

// Passwords are used as they were sent: not trimmed, not normalised.

class StayingDto {
  @ApiPropertyOptional()
  @IsBoolean({ message: 'Whether to stay logged in must be true or false.' })
  @IsOptional()
  staysLoggedIn?: boolean;
}

class LoginDto extends StayingDto {
  @Name('Please enter your name.', false)
  @IsOptional()
  name?: string;

  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH })
  @MaxLength(MAX_LENGTH, { message: 'The password must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the password.' })
  password!: string;
}

class PasskeyLoginDto extends StayingDto {
  @ApiProperty(WEBAUTHN_JSON)
  @IsObject()
  response!: AuthenticationResponseJSON;
}

class RecoveryDto {
  @Name('Please enter your name.', false)
  @IsOptional()
  name?: string;

  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH })
  @MaxLength(MAX_LENGTH, { message: 'The recovery code must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the recovery code.' })
  code!: string;

  @NewPassword()
  newPassword!: string;
}

/** What the login page asks for. It names nobody. */
class WaysToLogIn {
  @ApiProperty()
  asksForName!: boolean;

  @ApiProperty()
  hasPasskeys!: boolean;
}

@Controller('api/admin/login')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly accounts: AccountsService,
    private readonly passkeys: PasskeysService,
    private readonly replies: LoginReplies,
  ) {}

  @Public()
  @Get()
  @ApiOkResponse({ type: WaysToLogIn })
  async ways(): Promise<WaysToLogIn> {
    const people = await this.accounts.able().limit(2).getCount();
    return { asksForName: people > 1, hasPasskeys: await this.passkeys.areThere() };
  }

  @Public()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async logIn(
    @Body() { name, password, staysLoggedIn = false }: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const login = await this.logins.logIn(name, password, callerOf(request), staysLoggedIn);
    return this.replies.send(login, request, reply);
  }

  @Public()
  @Post('recovery')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async recover(
    @Body() { name, code, newPassword }: RecoveryDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const login = await this.logins.recover(name, code, newPassword, callerOf(request));
    return this.replies.send(login, request, reply, 'Password changed');
  }

  @Public()
  @Post('passkey/options')
  @HttpCode(200)
  @ApiOkResponse({ schema: WEBAUTHN_JSON })
  passkeyOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.passkeys.requestOptions();
  }

  @Public()
  @Post('passkey')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async logInByPasskey(
    @Body() { response, staysLoggedIn = false }: PasskeyLoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const login = await this.logins.logInByPasskey(response, callerOf(request), staysLoggedIn);
    return this.replies.send(login, request, reply);
  }
}

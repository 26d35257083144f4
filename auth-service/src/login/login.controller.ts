import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { Needs, Public } from '@salon/service-kit/access';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../answers.js';
import { Flag, Name, Partly, Secret, WebAuthn } from '../fields.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { MAX_LENGTH, NewPassword } from '../password/new-password.js';
import { AccountsService } from '../people/accounts.service.js';
import type { Caller } from './known-devices.js';
import { type Login, LoginService } from './login.service.js';
import { AnswersLogin, From } from './login-reply.js';

class LoginDto {
  @Name('Please enter your name.', false)
  name?: string;

  @Secret('The password', MAX_LENGTH)
  password!: string;

  @Flag('Whether to stay logged in')
  staysLoggedIn?: boolean;
}

class PasskeyLoginDto {
  @WebAuthn()
  response!: AuthenticationResponseJSON;

  @Flag('Whether to stay logged in')
  staysLoggedIn?: boolean;
}

class RecoveryDto {
  @Name('Please enter your name.', false)
  name?: string;

  @Secret('The recovery code', MAX_LENGTH)
  code!: string;

  @NewPassword()
  newPassword!: string;
}

class CurrentPasswordDto {
  @Secret('The current password', MAX_LENGTH)
  currentPassword!: string;
}

/** Somebody who has no password yet leaves the current one out. */
class ChangePasswordDto extends Partly(CurrentPasswordDto) {
  @NewPassword()
  newPassword!: string;
}

@Controller('api/admin')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly accounts: AccountsService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Public()
  @Get('login')
  @Answers('WaysToLogIn')
  async ways() {
    const asksForName = (await this.accounts.able().getCount()) > 1;
    return { asksForName, hasPasskeys: await this.passkeys.areThere() };
  }

  @Public()
  @Post('login')
  @AnswersLogin()
  logIn(@Body() { name, password, staysLoggedIn = false }: LoginDto, @From() caller: Caller): Promise<Login> {
    return this.logins.logIn(name, password, caller, staysLoggedIn);
  }

  @Public()
  @Post('login/recovery')
  @AnswersLogin()
  recover(@Body() { name, code, newPassword }: RecoveryDto, @From() caller: Caller): Promise<Login> {
    return this.logins.recover(name, code, newPassword, caller);
  }

  @Public()
  @Post('login/passkey/options')
  @Answers('WebAuthn')
  passkeyOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.passkeys.requestOptions();
  }

  @Public()
  @Post('login/passkey')
  @AnswersLogin()
  logInByPasskey(
    @Body() { response, staysLoggedIn = false }: PasskeyLoginDto,
    @From() caller: Caller,
  ): Promise<Login> {
    return this.logins.logInByPasskey(response, caller, staysLoggedIn);
  }

  @Needs('own account')
  @Post('password')
  @AnswersLogin()
  changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Req() { session }: FastifyRequest,
    @From() caller: Caller,
  ): Promise<Login> {
    return this.logins.changePassword(session, currentPassword, newPassword, caller);
  }

  @Needs('own account')
  @Post('recovery-code')
  @Answers('RecoveryCodeAnswer')
  async makeRecoveryCode(
    @Body() { currentPassword }: CurrentPasswordDto,
    @Req() { session }: FastifyRequest,
    @From() caller: Caller,
  ) {
    return { code: await this.logins.makeRecoveryCode(session, currentPassword, caller) };
  }
}

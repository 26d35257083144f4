import { Body, Controller } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Route } from '../answers.js';
import { Flag, Name, NewPassword, Secret, WebAuthn } from '../fields.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PeopleService } from '../people/people.service.js';
import { type Caller, From } from './known-devices.js';
import { LoginService } from './login.service.js';

class LoginDto {
  @Name('Please enter your name.', false) name?: string;
  @Secret('The password') password!: string;
  @Flag('Whether to stay logged in') staysLoggedIn?: boolean;
}

class PasskeyLoginDto {
  @WebAuthn() response!: AuthenticationResponseJSON;
  @Flag('Whether to stay logged in') staysLoggedIn?: boolean;
}

class RecoveryDto {
  @Name('Please enter your name.', false) name?: string;
  @Secret('The recovery code') code!: string;
  @NewPassword() newPassword!: string;
}

class CurrentPasswordDto {
  @Secret('The current password') currentPassword!: string;
}

class ChangePasswordDto extends CurrentPasswordDto {
  @NewPassword() newPassword!: string;
}

@Controller('api/admin')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly people: PeopleService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Route('GET login', 'nothing', 'WaysToLogIn')
  async ways() {
    return { asksForName: await this.people.areSeveral(), hasPasskeys: await this.passkeys.areThere() };
  }

  @Route('POST login', 'nothing', 'LoginAnswer')
  logIn(@Body() body: LoginDto, @From() caller: Caller) {
    return this.logins.logIn(body.name, body.password, caller, body.staysLoggedIn);
  }

  @Route('POST login/recovery', 'nothing', 'LoginAnswer')
  recover(@Body() { name, code, newPassword }: RecoveryDto, @From() caller: Caller) {
    return this.logins.recover(name, code, newPassword, caller);
  }

  @Route('POST login/passkey/options', 'nothing', 'WebAuthn')
  passkeyOptions() {
    return this.passkeys.requestOptions();
  }

  @Route('POST login/passkey', 'nothing', 'LoginAnswer')
  logInByPasskey(@Body() { response, staysLoggedIn }: PasskeyLoginDto, @From() caller: Caller) {
    return this.logins.logInByPasskey(response, caller, staysLoggedIn);
  }

  @Route('POST password', 'own account', 'LoginAnswer')
  changePassword(@Body() { currentPassword, newPassword }: ChangePasswordDto, @From() caller: Caller) {
    return this.logins.changePassword(caller, currentPassword, newPassword);
  }

  @Route('POST recovery-code', 'own account', 'RecoveryCodeAnswer')
  async makeRecoveryCode(@Body() { currentPassword }: CurrentPasswordDto, @From() caller: Caller) {
    return { code: await this.logins.makeRecoveryCode(caller, currentPassword) };
  }
}

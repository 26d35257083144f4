import { Body, Controller } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Route } from '../answers.js';
import { Flag, Name, NewPassword, Secret, WebAuthn } from '../fields.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
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

class TokenDto {
  @Secret('The token of the link') token!: string;
}

class InvitationPasswordDto extends TokenDto {
  @NewPassword('The password') password!: string;
}

class InvitationPasskeyDto extends TokenDto {
  @WebAuthn() response!: RegistrationResponseJSON;
}

/** All ways in. */
@Controller('api/admin')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly people: PeopleService,
    private readonly passkeys: PasskeysService,
    private readonly hasher: PasswordHasher,
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

  /** The token of a link comes in the body, which no log has. Previews of the link may ask as often as they like. */
  @Route('POST invitation', 'nothing', 'InvitedPerson')
  async look(@Body() { token }: TokenDto) {
    const { name, role } = await this.people.invited(token);
    return { name, role };
  }

  @Route('POST invitation/password', 'nothing', 'LoginAnswer')
  async acceptByPassword(@Body() { token, password }: InvitationPasswordDto, @From() caller: Caller) {
    await this.people.invited(token);
    const hash = await this.hasher.whenFree(false, () => this.hasher.hash(password));
    return this.logins.accept(token, caller, hash);
  }

  @Route('POST invitation/passkey/options', 'nothing', 'WebAuthn')
  async passkeyOfInvited(@Body() { token }: TokenDto) {
    return this.passkeys.creationOptions(await this.people.invited(token));
  }

  @Route('POST invitation/passkey', 'nothing', 'LoginAnswer')
  async acceptByPasskey(@Body() { token, response }: InvitationPasskeyDto, @From() caller: Caller) {
    const { id } = await this.people.invited(token);
    const made = await this.passkeys.made(id, caller.device, response);
    return this.logins.accept(token, caller, null, made);
  }
}

import { Body, Controller } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { InvitedPerson, LoginAnswer, RecoveryCodeAnswer, WaysToLogIn } from '../answers.js';
import { flag, newPassword, personName, secret, WebAuthn, webAuthn } from '../fields.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { PeopleService } from '../people/people.service.js';
import { type Caller, From } from './known-devices.js';
import { LoginService } from './login.service.js';

const NAME = personName('Please enter your name.').optional();
const STAYS = flag('Whether to stay logged in');
const TOKEN = secret('The token of the link');
const CURRENT = secret('The current password');

const LoginDto = z
  .strictObject({ name: NAME, password: secret('The password'), staysLoggedIn: STAYS })
  .meta({ id: 'LoginDto' });
type LoginDto = z.infer<typeof LoginDto>;

const PasskeyLoginDto = z
  .strictObject({ response: webAuthn<AuthenticationResponseJSON>(), staysLoggedIn: STAYS })
  .meta({ id: 'PasskeyLoginDto' });
type PasskeyLoginDto = z.infer<typeof PasskeyLoginDto>;

const RecoveryDto = z
  .strictObject({ name: NAME, code: secret('The recovery code'), newPassword: newPassword() })
  .meta({ id: 'RecoveryDto' });
type RecoveryDto = z.infer<typeof RecoveryDto>;

const CurrentPasswordDto = z.strictObject({ currentPassword: CURRENT }).meta({ id: 'CurrentPasswordDto' });
type CurrentPasswordDto = z.infer<typeof CurrentPasswordDto>;

const ChangePasswordDto = z
  .strictObject({ currentPassword: CURRENT, newPassword: newPassword() })
  .meta({ id: 'ChangePasswordDto' });
type ChangePasswordDto = z.infer<typeof ChangePasswordDto>;

const TokenDto = z.strictObject({ token: TOKEN }).meta({ id: 'TokenDto' });
type TokenDto = z.infer<typeof TokenDto>;

const InvitationPasswordDto = z
  .strictObject({ token: TOKEN, password: newPassword('The password') })
  .meta({ id: 'InvitationPasswordDto' });
type InvitationPasswordDto = z.infer<typeof InvitationPasswordDto>;

const InvitationPasskeyDto = z
  .strictObject({ token: TOKEN, response: webAuthn<RegistrationResponseJSON>() })
  .meta({ id: 'InvitationPasskeyDto' });
type InvitationPasskeyDto = z.infer<typeof InvitationPasskeyDto>;

/** All ways in. */
@Controller('api/admin')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly people: PeopleService,
    private readonly passkeys: PasskeysService,
    private readonly hasher: PasswordHasher,
  ) {}

  @Route('GET login', 'nothing', { answer: WaysToLogIn })
  async ways() {
    return { asksForName: await this.people.areSeveral(), hasPasskeys: await this.passkeys.areThere() };
  }

  @Route('POST login', 'nothing', { answer: LoginAnswer })
  logIn(@Body({ schema: LoginDto }) body: LoginDto, @From() caller: Caller) {
    return this.logins.logIn(body.name, body.password, caller, body.staysLoggedIn);
  }

  @Route('POST login/recovery', 'nothing', { answer: LoginAnswer })
  recover(@Body({ schema: RecoveryDto }) { name, code, newPassword }: RecoveryDto, @From() caller: Caller) {
    return this.logins.recover(name, code, newPassword, caller);
  }

  @Route('POST login/passkey/options', 'nothing', { answer: WebAuthn })
  passkeyOptions() {
    return this.passkeys.requestOptions();
  }

  @Route('POST login/passkey', 'nothing', { answer: LoginAnswer })
  logInByPasskey(
    @Body({ schema: PasskeyLoginDto }) { response, staysLoggedIn }: PasskeyLoginDto,
    @From() caller: Caller,
  ) {
    return this.logins.logInByPasskey(response, caller, staysLoggedIn);
  }

  @Route('POST password', 'own account', { answer: LoginAnswer })
  changePassword(
    @Body({ schema: ChangePasswordDto }) { currentPassword, newPassword }: ChangePasswordDto,
    @From() caller: Caller,
  ) {
    return this.logins.changePassword(caller, currentPassword, newPassword);
  }

  @Route('POST recovery-code', 'own account', { answer: RecoveryCodeAnswer })
  async makeRecoveryCode(
    @Body({ schema: CurrentPasswordDto }) { currentPassword }: CurrentPasswordDto,
    @From() caller: Caller,
  ) {
    return { code: await this.logins.makeRecoveryCode(caller, currentPassword) };
  }

  /** The token of a link comes in the body, which no log has. Previews of the link may ask as often as they like. */
  @Route('POST invitation', 'nothing', { answer: InvitedPerson })
  async look(@Body({ schema: TokenDto }) { token }: TokenDto) {
    const { name, role } = await this.people.invited(token);
    return { name, role };
  }

  @Route('POST invitation/password', 'nothing', { answer: LoginAnswer })
  async acceptByPassword(
    @Body({ schema: InvitationPasswordDto }) { token, password }: InvitationPasswordDto,
    @From() caller: Caller,
  ) {
    await this.people.invited(token);
    const hash = await this.hasher.whenFree(false, () => this.hasher.hash(password));
    return this.logins.accept(token, caller, hash);
  }

  @Route('POST invitation/passkey/options', 'nothing', { answer: WebAuthn })
  async passkeyOfInvited(@Body({ schema: TokenDto }) { token }: TokenDto) {
    return this.passkeys.creationOptions(await this.people.invited(token));
  }

  @Route('POST invitation/passkey', 'nothing', { answer: LoginAnswer })
  async acceptByPasskey(
    @Body({ schema: InvitationPasskeyDto }) { token, response }: InvitationPasskeyDto,
    @From() caller: Caller,
  ) {
    const { id } = await this.people.invited(token);
    const made = await this.passkeys.made(id, caller.device, response);
    return this.logins.accept(token, caller, null, made);
  }
}

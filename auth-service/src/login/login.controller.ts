import { Body, Controller, Logger, UnauthorizedException } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { invalidField } from '@salon/service-kit/validation';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { InvitedPerson, LoginAnswer, RecoveryCodeAnswer, WaysToLogIn } from '../answers.js';
import { flag, newPassword, personName, secret, WebAuthn, webAuthn } from '../fields.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { PasskeysService, unknownPasskey } from '../passkeys/passkeys.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { inGroups, randomCode, typedCode } from '../password/recovery-code.js';
import { Account, NO_INVITATION, NO_RECOVERY_CODE, NOBODYS, nameKey } from '../people/account.entity.js';
import { PeopleService } from '../people/people.service.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type Caller, From, KnownDevices } from './known-devices.js';
import { addressKey, LoginLimits, MANY_WRONG_TRIES } from './login-limits.js';

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
  .refine((typed) => typed.newPassword !== typed.currentPassword, {
    path: ['newPassword'],
    message: 'Please choose another password than the current one.',
  })
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

/** What proves who it is: the password or, when it was forgotten, the recovery code. */
interface Proof {
  of: 'passwordHash' | 'recoveryHash';
  typed: string;
  /** Whose it is to be. Nobody's is treated as a wrong one, also in time. */
  account: Account | null;
  name?: string;
}

/** What is done with the account locked, and the hash of the next secret when there is one. */
type Work<Done> = (manager: EntityManager, account: Account, nextHash?: string) => Promise<Done>;

/** All ways in. */
@Controller('api/admin')
export class LoginController {
  private readonly logger = new Logger(LoginController.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly people: PeopleService,
    private readonly limits: LoginLimits,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly passkeys: PasskeysService,
    private readonly journal: Journal,
  ) {}

  @Route('GET login', 'nothing', { answer: WaysToLogIn })
  async ways() {
    return { asksForName: await this.people.areSeveral(), hasPasskeys: await this.passkeys.areThere() };
  }

  /**
   * Throws 401 for a wrong name or password, 400 for a missing name when there are several people, 429 while the caller has to wait, 503
   * when too many log in at once.
   */
  @Route('POST login', 'nothing', { answer: LoginAnswer })
  async logIn(
    @Body({ schema: LoginDto }) { name, password: typed, staysLoggedIn }: LoginDto,
    @From() caller: Caller,
  ) {
    const account = await this.people.named(name);
    const login = await this.prove({ of: 'passwordHash', typed, account, name }, caller, (manager, locked) =>
      this.enter(manager, locked, caller, 'Logged in', staysLoggedIn),
    );
    if (!login) throw new UnauthorizedException('Invalid credentials');
    return this.answer(login, caller);
  }

  /** Sets a new password as {@link changePassword} does, by the recovery code, which is used up by that. */
  @Route('POST login/recovery', 'nothing', { answer: LoginAnswer })
  async recover(
    @Body({ schema: RecoveryDto }) { name, code, newPassword }: RecoveryDto,
    @From() caller: Caller,
  ) {
    const account = await this.people.named(name);
    const proof = { of: 'recoveryHash', typed: typedCode(code), account, name } as const;
    const set = this.setter(caller, 'Set a new password by the recovery code', false, NO_RECOVERY_CODE);
    const login = await this.prove(proof, caller, set, newPassword);
    if (!login) throw invalidField('code', 'This code is not the right one, or it has been used before.');
    return this.answer(login, caller, 'Password changed');
  }

  @Route('POST login/passkey/options', 'nothing', { answer: WebAuthn })
  passkeyOptions() {
    return this.passkeys.requestOptions();
  }

  /** Throws 401 when the passkey is nobody's here, or can't be trusted. */
  @Route('POST login/passkey', 'nothing', { answer: LoginAnswer })
  async logInByPasskey(
    @Body({ schema: PasskeyLoginDto }) { response, staysLoggedIn }: PasskeyLoginDto,
    @From() caller: Caller,
  ) {
    const { id, personId } = await this.passkeys.named(response);
    const login = await this.dataSource.transaction(async (manager) => {
      const account = await this.people.lock(manager, personId);
      if (account.switchedOffAt) throw unknownPasskey();
      if (await this.passkeys.use(manager, id, response))
        return this.enter(manager, account, caller, 'Logged in with a passkey', staysLoggedIn);
      const somebody = { name: NOBODYS.login, device: caller.device };
      await this.journal.add(manager, somebody, `Tried a passkey of ${account.name} that was refused`);
      return undefined;
    });
    if (!login)
      throw new UnauthorizedException('The passkey was not accepted. Please log in with the password.');
    return this.answer(login, caller);
  }

  /**
   * Ends all sessions of the person, forgets all other devices and opens a new session, kept or not as the last one. Throws 400 for a
   * wrong current password, 429 and 503 as {@link logIn} does.
   */
  @Route('POST password', 'own account', { answer: LoginAnswer })
  async changePassword(
    @Body({ schema: ChangePasswordDto }) { currentPassword: typed, newPassword }: ChangePasswordDto,
    @From() caller: Caller,
  ) {
    const { account, isKept } = caller.reply.request.session;
    const set = this.setter(caller, 'Changed the password', isKept);
    const login = await this.prove({ of: 'passwordHash', typed, account }, caller, set, newPassword);
    if (!login) throw wrongCurrent();
    return this.answer(login, caller, 'Password changed');
  }

  /** Makes a recovery code in place of the last one. Throws as {@link changePassword} does. */
  @Route('POST recovery-code', 'own account', { answer: RecoveryCodeAnswer })
  async makeRecoveryCode(
    @Body({ schema: CurrentPasswordDto }) { currentPassword: typed }: CurrentPasswordDto,
    @From() caller: Caller,
  ) {
    const { account, device } = caller.reply.request.session;
    const code = randomCode();
    const keep: Work<true> = async (manager, { id, name }, recoveryHash) => {
      await manager.update(Account, { id }, { recoveryHash, recoveryCodeMadeAt: new Date() });
      await this.journal.add(manager, { name, device }, 'Made a recovery code');
      return true;
    };
    if (!(await this.prove({ of: 'passwordHash', typed, account }, caller, keep, code))) throw wrongCurrent();
    return { code: inGroups(code) };
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
    return this.accept(token, caller, hash);
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
    return this.accept(token, caller, null, made);
  }

  /** Uses an invitation up. The person's earlier ways to log in end. Throws 404 when the invitation is over. */
  private async accept(
    token: string,
    caller: Caller,
    passwordHash: string | null,
    passkey?: Partial<Passkey>,
  ) {
    const login = await this.dataSource.transaction(async (manager) => {
      const account = await this.people.invited(token, manager, { lock: { mode: 'pessimistic_write' } });
      await manager.delete(Passkey, { personId: account.id });
      const usedUp = { ...NO_INVITATION, ...NO_RECOVERY_CODE, mustChangePassword: false };
      await this.people.replacePassword(manager, account, { ...usedUp, passwordHash });
      if (passkey) await manager.insert(Passkey, passkey);
      const what = `Accepted the invitation with a ${passwordHash ? 'password' : 'passkey'}`;
      return this.enter(manager, account, caller, what);
    });
    return this.answer(login, caller);
  }

  /** Opens a session of a person who has proven who it is, with the account locked. */
  private async enter(
    manager: EntityManager,
    account: Account,
    caller: Caller,
    what: string,
    isKept = false,
  ) {
    const { address, device } = caller;
    const entered = { lastLoginAddress: addressKey(address), lastLoginAt: new Date() };
    await manager.update(Account, { id: account.id }, entered);
    await this.journal.add(manager, { name: account.name, device }, what);
    this.logger.log({ msg: what, address });
    return this.sessions.open(manager, account, device, isKept);
  }

  /** Gives the browser what it has from a login: the token, and cookies. */
  private async answer(session: Session, caller: Caller, message = 'Login successful') {
    this.devices.write(session.account, caller);
    await this.sessions.setMediaCookie(session, caller.reply);
    return { token: await this.sessions.sign(session), expiresAt: session.expiresAt, message };
  }

  /** Sets the next password, and what else changes with it, then enters. */
  private setter(caller: Caller, what: string, isKept: boolean, more: Partial<Account> = {}): Work<Session> {
    return async (manager, account, passwordHash) => {
      const change = { passwordHash, mustChangePassword: false, ...more };
      await this.people.replacePassword(manager, account, change);
      return this.enter(manager, account, caller, what, isKept);
    };
  }

  /**
   * Does the work with the account locked, after hashing the next secret. Undefined when the proof is not right, or was changed meanwhile.
   * A caller who gets a 503 has not used up a try.
   */
  private async prove<Done>(proof: Proof, caller: Caller, work: Work<Done>, next?: string) {
    const { of, typed, account, name = '' } = proof;
    const device = account ? this.devices.of(account, caller) : undefined;
    const trier = { address: caller.address, name: account?.nameKey ?? nameKey(name), device };
    const hash = await this.hasher.whenFree(device !== undefined, async () => {
      await this.limits.takeTry(trier, account?.lastLoginAddress ?? null);
      const stored = account?.[of];
      if (stored && (await this.hasher.verify(stored, typed))) return stored;
      // It isn't to be seen in the time of the answer whether there is such a person, or a recovery code.
      if (!stored) await this.hasher.hash(typed);
      await this.noteWrongTry(of, account, caller);
      return undefined;
    });
    if (!hash || !account) return undefined;
    const nextHash = next === undefined ? undefined : await this.hasher.hash(next);
    const done = await this.dataSource.transaction(async (manager) => {
      const locked = await this.people.lock(manager, account.id);
      return locked[of] === hash && !locked.switchedOffAt ? work(manager, locked, nextHash) : undefined;
    });
    if (done) await this.limits.clear(trier);
    return done;
  }

  /** Only while they are few: a flood of them would fill the journal. A name that nobody has is not kept. */
  private async noteWrongTry(of: Proof['of'], account: Account | null, { address, device }: Caller) {
    this.logger.warn({ msg: 'Login failed', address });
    const count = await this.limits.countWrongTry(address);
    if (count > MANY_WRONG_TRIES) return;
    const secret = of === 'passwordHash' ? 'password' : 'recovery code';
    const one = `Tried a wrong ${secret}${account ? ` of ${account.name}` : ' with a name that nobody has'}`;
    const what = count < MANY_WRONG_TRIES ? one : 'Many wrong tries: those of the next hour are not listed';
    await this.journal.add(this.dataSource.manager, { name: NOBODYS.login, device }, what);
  }
}

const wrongCurrent = () => invalidField('currentPassword', 'The current password is not correct.');

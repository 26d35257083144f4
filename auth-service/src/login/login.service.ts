import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { Journal } from '@salon/service-kit/journal';
import { invalidField } from '@salon/service-kit/validation';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { Passkey } from '../passkeys/passkey.entity.js';
import { PasskeysService, unknownPasskey } from '../passkeys/passkeys.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { inGroups, randomCode, typedCode } from '../password/recovery-code.js';
import { Account, NO_INVITATION, NO_RECOVERY_CODE, NOBODYS, nameKey } from '../people/account.entity.js';
import { PeopleService } from '../people/people.service.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type Caller, KnownDevices } from './known-devices.js';
import { addressKey, LoginLimits, MANY_WRONG_TRIES } from './login-limits.js';

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

@Injectable()
export class LoginService {
  private readonly logger = new Logger(LoginService.name);

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

  /**
   * Throws 401 for a wrong name or password, 400 for a missing name when there are several people, 429 while the caller has to wait, 503
   * when too many log in at once.
   */
  async logIn(name: string | undefined, typed: string, caller: Caller, isKept?: boolean) {
    const account = await this.people.named(name);
    const login = await this.prove({ of: 'passwordHash', typed, account, name }, caller, (manager, locked) =>
      this.enter(manager, locked, caller, 'Logged in', isKept),
    );
    if (!login) throw new UnauthorizedException('Invalid credentials');
    return this.answer(login, caller);
  }

  /** Throws 401 when the passkey is nobody's here, or can't be trusted. */
  async logInByPasskey(response: AuthenticationResponseJSON, caller: Caller, isKept?: boolean) {
    const { id, personId } = await this.passkeys.named(response);
    const login = await this.dataSource.transaction(async (manager) => {
      const account = await this.people.lock(manager, personId);
      if (account.switchedOffAt) throw unknownPasskey();
      if (await this.passkeys.use(manager, id, response))
        return this.enter(manager, account, caller, 'Logged in with a passkey', isKept);
      const somebody = { name: NOBODYS.login, device: caller.device };
      await this.journal.add(manager, somebody, `Tried a passkey of ${account.name} that was refused`);
      return undefined;
    });
    if (!login)
      throw new UnauthorizedException('The passkey was not accepted. Please log in with the password.');
    return this.answer(login, caller);
  }

  /** Uses an invitation up. The person's earlier ways to log in end. Throws 404 when the invitation is over. */
  async accept(token: string, caller: Caller, passwordHash: string | null, passkey?: Partial<Passkey>) {
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

  /**
   * Ends all sessions of the person, forgets all other devices and opens a new session, kept or not as the last one. Throws 400 for a
   * wrong current password, 429 and 503 as {@link logIn} does.
   */
  async changePassword(caller: Caller, typed: string, next: string) {
    const { account, isKept } = caller.reply.request.session;
    const set = this.setter(caller, 'Changed the password', isKept);
    const login = await this.prove({ of: 'passwordHash', typed, account }, caller, set, next);
    if (!login) throw wrongCurrent();
    return this.answer(login, caller, 'Password changed');
  }

  /** The same by the recovery code, which is used up by that. */
  async recover(name: string | undefined, code: string, next: string, caller: Caller) {
    const account = await this.people.named(name);
    const proof = { of: 'recoveryHash', typed: typedCode(code), account, name } as const;
    const set = this.setter(caller, 'Set a new password by the recovery code', false, NO_RECOVERY_CODE);
    const login = await this.prove(proof, caller, set, next);
    if (!login) throw invalidField('code', 'This code is not the right one, or it has been used before.');
    return this.answer(login, caller, 'Password changed');
  }

  /** Makes a recovery code in place of the last one. Throws as {@link changePassword} does. */
  async makeRecoveryCode(caller: Caller, typed: string): Promise<string> {
    const { account, device } = caller.reply.request.session;
    const code = randomCode();
    const keep: Work<true> = async (manager, { id, name }, recoveryHash) => {
      await manager.update(Account, { id }, { recoveryHash, recoveryCodeMadeAt: new Date() });
      await this.journal.add(manager, { name, device }, 'Made a recovery code');
      return true;
    };
    if (!(await this.prove({ of: 'passwordHash', typed, account }, caller, keep, code))) throw wrongCurrent();
    return inGroups(code);
  }

  /** Opens a session of a person who has proven who it is, with the account locked. */
  async enter(manager: EntityManager, account: Account, caller: Caller, what: string, isKept = false) {
    const { address, device } = caller;
    const entered = { lastLoginAddress: addressKey(address), lastLoginAt: new Date() };
    await manager.update(Account, { id: account.id }, entered);
    await this.journal.add(manager, { name: account.name, device }, what);
    this.logger.log({ msg: what, address });
    return this.sessions.open(manager, account, device, isKept);
  }

  /** Gives the browser what it has from a login: the token, and cookies. */
  async answer(session: Session, caller: Caller, message = 'Login successful') {
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

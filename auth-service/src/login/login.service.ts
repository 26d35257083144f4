import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { Journal } from '@salon/service-kit/journal';
import { invalidField } from '@salon/service-kit/validation';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { inGroups, randomCode, typedCode } from '../password/recovery-code.js';
import { type Account, NO_RECOVERY_CODE } from '../people/account.entity.js';
import { AccountsService } from '../people/accounts.service.js';
import { nameKey } from '../people/name.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Caller } from './caller.js';
import { KnownDevices } from './known-devices.js';
import { addressKey, LoginLimits, MANY_WRONG_TRIES } from './login-limits.js';

/** Who the journal says has tried a wrong password: it needn't have been the person of the name. */
const SOMEBODY = 'Somebody';

/** What proves who it is: the password or, when it was forgotten, the recovery code. */
interface Secret {
  of: 'passwordHash' | 'recoveryHash';
  typed: string;
  /** Whose it has to be. Nobody's is treated as a wrong one, also in time. */
  account: Account | null;
  /** The name by which the limits count. */
  name: string;
}

/** The hash that a secret matched. */
interface Proof {
  of: Secret['of'];
  hash: string;
  account: Account;
  /** Gives the tries back. */
  clear: () => Promise<void>;
}

export interface Login {
  session: Session;
  account: Account;
}

@Injectable()
export class LoginService {
  private readonly logger = new Logger(LoginService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
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
  async logIn(name: string | undefined, password: string, caller: Caller, isKept: boolean): Promise<Login> {
    const secret = await this.secretOf('passwordHash', password, name);
    const login = await this.open(secret, caller, { isKept, what: 'Logged in' });
    if (!login) throw new UnauthorizedException('Invalid credentials');
    return login;
  }

  /** Throws 401 when the passkey isn't a person's here, or can't be trusted. */
  async logInByPasskey(
    response: AuthenticationResponseJSON,
    caller: Caller,
    isKept: boolean,
  ): Promise<Login> {
    const use = await this.passkeys.verify(response);
    const login = await this.dataSource.transaction(async (manager) => {
      const account = await this.accounts.lock(manager, use.passkey.personId);
      if (account.switchedOffAt) throw this.passkeys.unknown();
      if (await this.passkeys.noteUse(manager, use))
        return this.enter(manager, account, caller, { isKept, what: 'Logged in with a passkey' });
      const what = `A passkey of ${account.name} was refused, as it seems to have been copied`;
      await this.journal.add(manager, { name: SOMEBODY, device: caller.device }, what);
      return undefined;
    });
    const message = 'This passkey seems to have been copied. Please log in with the password, and remove it.';
    if (!login) throw new UnauthorizedException(message);
    return login;
  }

  /**
   * Ends all sessions of the person, forgets all other devices and opens a new session, kept or not as the last one. Throws 400 for a
   * wrong current password, 429 and 503 as {@link logIn} does.
   */
  async changePassword(
    { account, isKept }: Session,
    current: string | undefined,
    next: string,
    caller: Caller,
  ): Promise<Login> {
    const what = 'Changed the password';
    if (!account.passwordHash) {
      const passwordHash = await this.hasher.whenFree(true, () => this.hasher.hash(next));
      return this.dataSource.transaction(async (manager) => {
        const locked = await this.accounts.lock(manager, account.id);
        if (locked.passwordHash) throw wrongCurrent();
        return this.enter(manager, locked, caller, { isKept, what, passwordHash });
      });
    }
    if (current === undefined) throw invalidField('currentPassword', 'Please enter the current password.');
    const login = await this.open(own(account, current), caller, { isKept, next, what });
    if (!login) throw wrongCurrent();
    return login;
  }

  /** The same by the recovery code, which is used up by that. */
  async recover(name: string | undefined, code: string, next: string, caller: Caller): Promise<Login> {
    const secret = await this.secretOf('recoveryHash', typedCode(code), name);
    const what = 'Set a new password by the recovery code';
    const login = await this.open(secret, caller, { isKept: false, next, what });
    if (!login) throw invalidField('code', 'This code is not the right one, or it has been used before.');
    return login;
  }

  /** Makes a recovery code in place of the last one. Throws as {@link changePassword} does. */
  async makeRecoveryCode({ account }: Session, password: string, caller: Caller): Promise<string> {
    const proof = await this.prove(own(account, password), caller);
    const code = randomCode();
    const recoveryHash = proof && (await this.hasher.hash(code));
    const isMade = await this.settle(proof, async (manager, { id, name }) => {
      await this.accounts.keepRecoveryCode(manager, id, recoveryHash);
      await this.journal.add(manager, { name, device: caller.device }, 'Made a recovery code');
      return true;
    });
    if (!isMade) throw wrongCurrent();
    return inGroups(code);
  }

  /** Opens a session of a person who has proven who it is, with the account locked, after setting a password when there is one. */
  async enter(
    manager: EntityManager,
    account: Account,
    { address, device }: Caller,
    how: { isKept: boolean; what: string; passwordHash?: string; usedUp?: Partial<Account> },
  ): Promise<Login> {
    const { isKept, what, passwordHash, usedUp } = how;
    if (passwordHash)
      await this.accounts.replacePassword(manager, account, {
        ...usedUp,
        passwordHash,
        mustChangePassword: false,
      });
    await this.accounts.noteLogin(manager, account, addressKey(address));
    await this.journal.add(manager, { name: account.name, device }, what);
    this.logger.log({ msg: what, address });
    return { session: await this.sessions.open(manager, account, device, isKept), account };
  }

  private async secretOf(of: Secret['of'], typed: string, name?: string): Promise<Secret> {
    const account = await this.accounts.named(name);
    return { of, typed, account, name: account?.nameKey ?? nameKey(name ?? '') };
  }

  /** Undefined when the secret is not the right one. */
  private async open(
    secret: Secret,
    caller: Caller,
    { isKept, what, next }: { isKept: boolean; what: string; next?: string },
  ): Promise<Login | undefined> {
    const proof = await this.prove(secret, caller);
    const passwordHash = proof && next ? await this.hasher.hash(next) : undefined;
    const usedUp = secret.of === 'recoveryHash' ? NO_RECOVERY_CODE : {};
    return this.settle(proof, (manager, account) =>
      this.enter(manager, account, caller, { isKept, what, passwordHash, usedUp }),
    );
  }

  /** Undefined when the secret is not the right one. A caller who gets a 503 has not used up a try. */
  private prove({ of, typed, account, name }: Secret, caller: Caller): Promise<Proof | undefined> {
    const { address } = caller;
    const device = account ? this.devices.of(account, caller.cookies) : undefined;
    const trier = { address, name, device };
    return this.hasher.whenFree(device !== undefined, async () => {
      await this.limits.takeTry(trier, account?.lastLoginAddress ?? null);
      const hash = account?.[of];
      if (account && hash && (await this.hasher.verify(hash, typed)))
        return { of, hash, account, clear: () => this.limits.clear(trier) };
      // It isn't to be seen in the time of the answer whether there is such a person, or a recovery code.
      if (!hash) await this.hasher.hash(typed);
      await this.noteWrongTry(of, account, caller);
      return undefined;
    });
  }

  /** Only as long as they are few: a flood of them would fill the journal. A name that nobody has is not kept. */
  private async noteWrongTry(
    of: Secret['of'],
    account: Account | null,
    { address, device }: Caller,
  ): Promise<void> {
    this.logger.warn({ msg: 'Login failed', address });
    const count = await this.limits.countWrongTry();
    const tried = of === 'passwordHash' ? 'a wrong password' : 'a wrong recovery code';
    const one = `Tried ${tried}${account ? ` of ${account.name}` : ', with a name that nobody has'}`;
    const what = count < MANY_WRONG_TRIES ? one : 'Many wrong tries: those of the next hour are not listed';
    if (count <= MANY_WRONG_TRIES)
      await this.journal.add(this.dataSource.manager, { name: SOMEBODY, device }, what);
  }

  /** Does what was proven, with the account locked; undefined without a proof, or when the secret has changed since. */
  private async settle<Done>(
    proof: Proof | undefined,
    work: (manager: EntityManager, account: Account) => Promise<Done>,
  ): Promise<Done | undefined> {
    if (!proof) return undefined;
    const done = await this.dataSource.transaction(async (manager) => {
      const account = await this.accounts.lock(manager, proof.account.id);
      return account[proof.of] === proof.hash && !account.switchedOffAt ? work(manager, account) : undefined;
    });
    if (done) await proof.clear();
    return done;
  }
}

/** The password of somebody who is logged in. */
const own = (account: Account, typed: string): Secret => ({
  of: 'passwordHash',
  typed,
  account,
  name: account.nameKey,
});

const wrongCurrent = () => invalidField('currentPassword', 'The current password is not correct.');

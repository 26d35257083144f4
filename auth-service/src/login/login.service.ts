import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { type AdminAccount, NO_RECOVERY_CODE } from '../password/admin-account.entity.js';
import { AdminAccountService } from '../password/admin-account.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { inGroups, randomCode, typedCode } from '../password/recovery-code.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService } from '../sessions/tokens.service.js';
import { KnownDevices } from './known-devices.js';
import { addressKey, type Caller, LoginLimits } from './login-limits.js';

/** What proves that it is the owner: the password or, when she has forgotten it, the recovery code. */
interface Secret {
  of: 'passwordHash' | 'recoveryHash';
  typed: string;
}

/** The hash that a secret matched. */
type Proof = Pick<Secret, 'of'> & { hash: string };

export interface Login {
  session: Session;
  token: string;
  /** By which this device is known from now on. */
  mark: string;
}

@Injectable()
export class LoginService {
  private readonly logger = new Logger(LoginService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AdminAccountService,
    private readonly limits: LoginLimits,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly tokens: TokensService,
  ) {}

  /** Throws 401 for a wrong password, 429 while the caller has to wait, 503 when too many log in at once. */
  async logIn(password: string, caller: Caller, isKept: boolean): Promise<Login> {
    const login = await this.open({ of: 'passwordHash', typed: password }, caller, { isKept });
    this.log(login, 'Login succeeded', 'Login failed', caller);
    if (!login) throw new UnauthorizedException('Invalid credentials');
    return login;
  }

  /**
   * Ends all sessions, forgets all other devices and opens a new session, kept or not as the last one. Throws 400 for a wrong
   * current password, 429 and 503 as {@link logIn} does.
   */
  async changePassword(current: string, next: string, caller: Caller, isKept: boolean): Promise<Login> {
    const login = await this.open({ of: 'passwordHash', typed: current }, caller, { isKept, next });
    this.log(login, 'Password changed', 'Password change failed', caller);
    if (!login) throw wrongCurrent();
    return login;
  }

  /** The same by the recovery code, which is used up by that. */
  async recover(code: string, next: string, caller: Caller): Promise<Login> {
    const secret: Secret = { of: 'recoveryHash', typed: typedCode(code) };
    const login = await this.open(secret, caller, { isKept: false, next });
    this.log(login, 'Password recovered', 'Recovery failed', caller);
    if (!login) throw invalidField('code', 'This code is not the right one, or it has been used before.');
    return login;
  }

  /** Makes a recovery code in place of the last one. Throws as {@link changePassword} does. */
  async makeRecoveryCode(password: string, caller: Caller): Promise<string> {
    const proof = await this.prove({ of: 'passwordHash', typed: password }, caller);
    const code = randomCode();
    const hash = proof && (await this.hasher.hash(code));
    const isMade = await this.settle(proof, caller, async (manager) => {
      await this.accounts.keepRecoveryCode(manager, hash);
      return true;
    });
    this.log(isMade, 'Recovery code made', 'Recovery code refused', caller);
    if (!isMade) throw wrongCurrent();
    return inGroups(code);
  }

  private log(isDone: unknown, done: string, failed: string, { address }: Caller): void {
    if (isDone) this.logger.log({ msg: done, address });
    else this.logger.warn({ msg: failed, address });
  }

  /** Opens a session, after setting the next password when there is one. Undefined when the secret is not the right one. */
  private async open(
    secret: Secret,
    caller: Caller,
    { isKept, next }: { isKept: boolean; next?: string },
  ): Promise<Login | undefined> {
    const proof = await this.prove(secret, caller);
    const passwordHash = proof && next && (await this.hasher.hash(next));
    const opened = await this.settle(proof, caller, async (manager, account) => {
      if (passwordHash) {
        const usedUp = secret.of === 'recoveryHash' ? NO_RECOVERY_CODE : {};
        await this.accounts.replacePassword(manager, { passwordHash, mustChangePassword: false, ...usedUp });
      }
      await this.accounts.noteLogin(manager, addressKey(caller.address));
      const session = await this.sessions.open(manager, isKept);
      // After a change a new id: a copy of the old cookie is as worthless as any other one.
      const mark = passwordHash
        ? this.devices.markOf(passwordHash)
        : this.devices.markOf(account.passwordHash, caller.device);
      return { session, mark };
    });
    return opened && { ...opened, token: await this.tokens.sign(opened.session) };
  }

  /** Undefined when the secret is not the right one. A caller who gets a 503 has not used up a try. */
  private prove({ of, typed }: Secret, caller: Caller): Promise<Proof | undefined> {
    return this.hasher.whenFree(caller.device !== undefined, async () => {
      const { [of]: hash, lastLoginAddress } = await this.accounts.get();
      await this.limits.takeTry(caller, lastLoginAddress);
      if (hash && (await this.hasher.verify(hash, typed))) return { of, hash };
      // It isn't to be seen in the time of the answer whether there is a recovery code.
      if (!hash) await this.hasher.hash(typed);
      await this.limits.countWrongTry();
      return undefined;
    });
  }

  /** Does what was proven, with the account locked; undefined without a proof, or when the secret has changed since. */
  private async settle<Done>(
    proof: Proof | undefined,
    caller: Caller,
    work: (manager: EntityManager, account: AdminAccount) => Promise<Done>,
  ): Promise<Done | undefined> {
    if (!proof) return undefined;
    const done = await this.dataSource.transaction(async (manager) => {
      const account = await this.accounts.lock(manager);
      return account[proof.of] === proof.hash ? work(manager, account) : undefined;
    });
    if (done) await this.limits.clear(caller);
    return done;
  }
}

const wrongCurrent = () => invalidField('currentPassword', 'The current password is not correct.');

import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource } from 'typeorm';
import { KnownDevices } from '../devices/known-devices.service.js';
import { AdminAccountService } from '../password/admin-account.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService } from '../sessions/tokens.service.js';
import { addressKey, type Caller, LoginLimits } from './login-limits.js';

export interface Login {
  session: Session;
  token: string;
  /** The id by which this device is known from now on. */
  device: string;
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
  async logIn(password: string, caller: Caller): Promise<Login> {
    const { address } = caller;
    const login = await this.open(password, caller);
    if (!login) {
      this.logger.warn({ msg: 'Login failed', address });
      throw new UnauthorizedException('Invalid credentials');
    }
    this.logger.log({ msg: 'Login succeeded', address });
    return login;
  }

  /** Ends all sessions, forgets all other devices and opens a new session. Throws 400 for a wrong current password, 429 and 503 as {@link logIn} does. */
  async changePassword(current: string, next: string, caller: Caller): Promise<Login> {
    const { address } = caller;
    const login = await this.open(current, caller, next);
    if (!login) {
      this.logger.warn({ msg: 'Password change failed', address });
      throw invalidField('currentPassword', 'The current password is not correct.');
    }
    this.logger.log({ msg: 'Password changed', address });
    return login;
  }

  /** Opens a session, after setting the next password when there is one. Undefined when the password is not the right one. */
  private async open(password: string, caller: Caller, next?: string): Promise<Login | undefined> {
    const provenHash = await this.prove(password, caller);
    if (!provenHash) return undefined;
    const newHash = next && (await this.hasher.hash(next));
    const opened = await this.dataSource.transaction(async (manager) => {
      const { passwordHash } = await this.accounts.lock(manager);
      // It has changed since it was checked.
      if (passwordHash !== provenHash) return undefined;
      if (newHash) await this.accounts.replaceHash(manager, newHash, false);
      await this.accounts.noteLogin(manager, addressKey(caller.address));
      const session = await this.sessions.open(manager);
      // After a change a new id: a copy of the old cookie is as worthless as any other one.
      return { session, device: await this.devices.remember(manager, newHash ? undefined : caller.device) };
    });
    if (!opened) return undefined;
    await this.limits.clear(caller);
    return { ...opened, token: await this.tokens.sign(opened.session) };
  }

  /** The hash that the password matched, or undefined. A caller who gets a 503 has not used up a try. */
  private prove(password: string, caller: Caller): Promise<string | undefined> {
    return this.hasher.whenFree(caller.device !== undefined, async () => {
      const { passwordHash, lastLoginAddress } = await this.accounts.get();
      await this.limits.takeTry(caller, lastLoginAddress);
      if (await this.hasher.verify(passwordHash, password)) return passwordHash;
      await this.limits.countWrongTry();
      return undefined;
    });
  }
}

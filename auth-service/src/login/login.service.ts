import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { KnownDevices } from '../devices/known-devices.service.js';
import { AdminAccountService } from '../password/admin-account.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService } from '../sessions/tokens.service.js';
import { addressKey } from './address-key.js';
import type { Caller } from './caller.js';
import { LoginLimits } from './login-limits.js';

interface Opened {
  session: Session;
  /** The id by which this device is known from now on. */
  device: string;
}

export interface Login extends Opened {
  token: string;
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
    const provenHash = await this.prove(password, caller);
    const opened =
      provenHash && (await this.whileStill(provenHash, (manager) => this.openFor(manager, caller)));
    if (!opened) {
      this.logger.warn({ msg: 'Login failed', address });
      throw new UnauthorizedException('Invalid credentials');
    }
    await this.limits.clear(caller);
    this.logger.log({ msg: 'Login succeeded', address });
    return this.toLogin(opened);
  }

  /** Ends all sessions, forgets all other devices and opens a new session. Throws 400 for a wrong current password, 429 and 503 as {@link logIn} does. */
  async changePassword(current: string, next: string, caller: Caller): Promise<Login> {
    const { address } = caller;
    const provenHash = await this.prove(current, caller);
    const newHash = provenHash && (await this.hasher.hash(next));
    const opened =
      newHash &&
      (await this.whileStill(provenHash, async (manager) => {
        await this.accounts.replaceHash(manager, newHash, false);
        // A new id: a copy of the old cookie is as worthless as any other one.
        return this.openFor(manager, { address });
      }));
    if (!opened) {
      this.logger.warn({ msg: 'Password change failed', address });
      throw invalidField('currentPassword', 'The current password is not correct.');
    }
    await this.limits.clear(caller);
    this.logger.log({ msg: 'Password changed', address });
    return this.toLogin(opened);
  }

  private async toLogin(opened: Opened): Promise<Login> {
    return { token: await this.tokens.sign(opened.session), ...opened };
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

  /** Does the work in a transaction, but only if the password has not changed since it was checked. */
  private whileStill<T>(
    provenHash: string,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const { passwordHash } = await this.accounts.lock(manager);
      return passwordHash === provenHash ? work(manager) : undefined;
    });
  }

  private async openFor(manager: EntityManager, { address, device }: Caller): Promise<Opened> {
    await this.accounts.noteLogin(manager, addressKey(address));
    return {
      session: await this.sessions.open(manager),
      device: await this.devices.remember(manager, device),
    };
  }
}

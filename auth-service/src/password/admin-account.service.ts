import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { lockedTransaction } from '@salon/service-kit/database';
import { StartupError } from '@salon/service-kit/startup-error';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ADMIN_ID, AdminAccount, NO_RECOVERY_CODE } from './admin-account.entity.js';
import { isCommonPassword } from './new-password.js';
import { PasswordHasher } from './password-hasher.js';

/** The id of an advisory lock: any number, but the same in all replicas of this service. */
const CONFIGURED_PASSWORD_LOCK = 3002;

const COMMON =
  'ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) is one of the most common passwords: choose another one.';

@Injectable()
export class AdminAccountService implements OnModuleInit {
  private readonly logger = new Logger(AdminAccountService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly sessions: SessionsService,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Applies ADMIN_PASSWORD at the first start, and at any start where it differs from the one applied last. While it
   * stays the same, a password set later (by the owner, or by the command) survives restarts.
   */
  async onModuleInit(): Promise<void> {
    await lockedTransaction(this.dataSource, CONFIGURED_PASSWORD_LOCK, async (manager) => {
      const account = await manager.findOneBy(AdminAccount, { id: ADMIN_ID });
      if (account && (await this.hasher.verify(account.configuredHash, this.config.ADMIN_PASSWORD))) return;
      // Only here: a site that has used such a password for long still starts.
      if (isCommonPassword(this.config.ADMIN_PASSWORD)) throw new StartupError(COMMON);

      const hash = await this.hasher.hash(this.config.ADMIN_PASSWORD);
      await manager.save(AdminAccount, {
        id: ADMIN_ID,
        passwordHash: hash,
        configuredHash: hash,
        mustChangePassword: true,
        ...NO_RECOVERY_CODE,
      });
      await this.sessions.revokeAll(manager);
      this.logger.log('The admin password was set from ADMIN_PASSWORD');
    });
  }

  get(): Promise<AdminAccount> {
    return this.dataSource.manager.findOneByOrFail(AdminAccount, { id: ADMIN_ID });
  }

  /** The account, locked until the transaction ends, so that a login and a change of password never overlap. */
  lock(manager: EntityManager): Promise<AdminAccount> {
    return manager.findOneOrFail(AdminAccount, {
      where: { id: ADMIN_ID },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Sets the password, and ends all sessions and the recovery code. */
  async setPassword(newPassword: string, mustChangePassword: boolean): Promise<void> {
    const passwordHash = await this.hasher.hash(newPassword);
    await this.dataSource.transaction((manager) =>
      this.replacePassword(manager, { passwordHash, mustChangePassword, ...NO_RECOVERY_CODE }),
    );
  }

  /** Remembers the network of the last login, which is not slowed down when others guess. */
  async noteLogin(manager: EntityManager, address: string): Promise<void> {
    await manager.update(AdminAccount, { id: ADMIN_ID }, { lastLoginAddress: address });
  }

  async keepRecoveryCode(manager: EntityManager, recoveryHash?: string): Promise<void> {
    await manager.update(AdminAccount, { id: ADMIN_ID }, { recoveryHash, recoveryCodeMadeAt: new Date() });
  }

  async replacePassword(manager: EntityManager, password: Partial<AdminAccount>): Promise<void> {
    await manager.update(AdminAccount, { id: ADMIN_ID }, password);
    await this.sessions.revokeAll(manager);
  }
}

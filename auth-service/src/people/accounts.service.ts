import { Injectable, Logger, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { lockedTransaction } from '@salon/service-kit/database';
import { Journal } from '@salon/service-kit/journal';
import { StartupError } from '@salon/service-kit/startup-error';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager, IsNull, type SelectQueryBuilder } from 'typeorm';
import { Config } from '../config.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { isCommonPassword } from '../password/new-password.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Account, FIRST_ID, NO_INVITATION, NO_RECOVERY_CODE, nameKey } from './account.entity.js';

/** The id of an advisory lock: any number, but the same in all replicas of this service. */
const CONFIGURED_PASSWORD_LOCK = 3002;

const COMMON =
  'ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) is one of the most common passwords: choose another one.';

@Injectable()
export class AccountsService implements OnModuleInit {
  private readonly logger = new Logger(AccountsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly sessions: SessionsService,
    private readonly hasher: PasswordHasher,
    private readonly journal: Journal,
  ) {}

  /**
   * Applies ADMIN_PASSWORD at the first start, and at any start where it differs from the one applied last. While it
   * stays the same, a password set later (by the owner, or by the command) survives restarts.
   */
  async onModuleInit(): Promise<void> {
    await lockedTransaction(this.dataSource, CONFIGURED_PASSWORD_LOCK, async (manager) => {
      const account = await manager.findOneBy(Account, { id: FIRST_ID });
      const applied = account?.configuredHash;
      if (applied && (await this.hasher.verify(applied, this.config.ADMIN_PASSWORD))) return;
      // Only here: a site that has used such a password for long still starts.
      if (isCommonPassword(this.config.ADMIN_PASSWORD)) throw new StartupError(COMMON);

      const hash = await this.hasher.hash(this.config.ADMIN_PASSWORD);
      if (!account)
        await manager.insert(Account, { id: FIRST_ID, name: 'Owner', nameKey: 'owner', role: 'owner' });
      await this.rescue(manager, hash, { configuredHash: hash, mustChangePassword: true });
      this.logger.log('The admin password was set from ADMIN_PASSWORD');
    });
  }

  /**
   * Whose login it is. Without a name, the only one who can log in; throws 400 when there are several. Null for nobody, which is to be
   * treated as a wrong password.
   */
  async named(name: string | undefined): Promise<Account | null> {
    if (name !== undefined)
      return this.dataSource.manager.findOneBy(Account, { nameKey: nameKey(name), switchedOffAt: IsNull() });
    const [account, ...others] = await this.able().limit(2).getMany();
    if (others.length > 0) throw invalidField('name', 'Please enter your name.');
    return account ?? null;
  }

  /** Those who can log in now. */
  able(manager = this.dataSource.manager): SelectQueryBuilder<Account> {
    const hasPasskey = 'EXISTS (SELECT FROM passkeys WHERE person_id = one.id)';
    return manager
      .createQueryBuilder(Account, 'one')
      .where(`one.switched_off_at IS NULL AND (one.password_hash IS NOT NULL OR ${hasPasskey})`);
  }

  /** Whether nobody but this person can log in or is invited. */
  async isAlone(id: number): Promise<boolean> {
    const isInvited = 'one.switched_off_at IS NULL AND one.invitation_expires_at > :now';
    const some = await this.able().orWhere(isInvited, { now: new Date() }).limit(2).getMany();
    return some.every((other) => other.id === id);
  }

  /** The account, locked until the transaction ends, so that a login and a change of password never overlap. Throws 404 for nobody's. */
  async lock(manager: EntityManager, id: number): Promise<Account> {
    const account = await manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!account) throw new NotFoundException('There is no such person.');
    return account;
  }

  /** For the operator: sets the password of the first account, which becomes an owner's that is open. */
  async setPassword(newPassword: string, mustChangePassword: boolean): Promise<void> {
    const hash = await this.hasher.hash(newPassword);
    await this.dataSource.transaction((manager) => this.rescue(manager, hash, { mustChangePassword }));
  }

  /** Sets another password, or none, together with what else changes. Ends all sessions of the person. */
  async replacePassword(manager: EntityManager, account: Account, change: Partial<Account>): Promise<void> {
    await manager.update(Account, { id: account.id }, change);
    Object.assign(account, change);
    await this.sessions.end({ personId: account.id }, manager);
  }

  /** All earlier ways in end: the operator can't know which of them is in wrong hands. */
  private async rescue(manager: EntityManager, passwordHash: string, change: Partial<Account>) {
    const account = await this.lock(manager, FIRST_ID);
    const open = { role: 'owner', switchedOffAt: null, ...NO_RECOVERY_CODE, ...NO_INVITATION } as const;
    await this.replacePassword(manager, account, { ...change, ...open, passwordHash });
    await manager.delete(Passkey, { personId: FIRST_ID });
    const what = `Set the password of ${account.name}`;
    await this.journal.add(manager, { name: 'Operator', device: 'Server' }, what);
  }
}

import { hash, randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import type { Person } from '@salon/service-kit/access';
import { lockedTransaction } from '@salon/service-kit/database';
import { Journal } from '@salon/service-kit/journal';
import type { Role } from '@salon/service-kit/roles';
import { StartupError } from '@salon/service-kit/startup-error';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { Config } from '../config.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { isCommonPassword } from '../password/new-password.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Account, FIRST_ID, NO_INVITATION, NO_RECOVERY_CODE, NOBODYS, nameKey } from './account.entity.js';

/** The ids of advisory locks: any numbers, but the same in all replicas of this service. */
const CONFIGURED_PASSWORD_LOCK = 3002;
/** Changes of people wait for each other: two owners can't take each other's role at the same moment. */
const PEOPLE_LOCK = 3004;

const MAX_PEOPLE = 1_000;
const INVITATION_MS = 48 * 60 * 60 * 1000;

const COMMON =
  'ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) is one of the most common passwords: choose another one.';

/** Those who can log in now. */
const ABLE = [{ passwordHash: Not(IsNull()) }, { passkeys: { id: Not(IsNull()) } }].map((hasOne) => ({
  ...hasOne,
  switchedOffAt: IsNull(),
}));

type PersonChange = Partial<Pick<Account, 'name' | 'role'>> & { isSwitchedOff?: boolean };

@Injectable()
export class PeopleService implements OnModuleInit {
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
    });
  }

  /**
   * Whose login it is. Without a name, the only one who can log in; throws 400 when there are several. Null for nobody, which is to be
   * treated as a wrong password.
   */
  async named(name: string | undefined): Promise<Account | null> {
    if (name !== undefined)
      return this.dataSource.manager.findOneBy(Account, { nameKey: nameKey(name), switchedOffAt: IsNull() });
    if (await this.areSeveral()) throw invalidField('name', 'Please enter your name.');
    return this.dataSource.manager.findOneBy(Account, ABLE);
  }

  async areSeveral(): Promise<boolean> {
    return (await this.dataSource.manager.count(Account, { where: ABLE })) > 1;
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
    const operator = { name: NOBODYS.command, device: 'Server' };
    await this.journal.add(manager, operator, `Set the password of ${account.name}`);
  }

  all(): Promise<Account[]> {
    return this.dataSource.manager.find(Account, { relations: { passkeys: true }, order: { id: 'ASC' } });
  }

  /** Answers the token of the invitation, which is kept only as a hash. */
  invite(by: Person, name: string, role: Role): Promise<string> {
    return lockedTransaction(this.dataSource, PEOPLE_LOCK, async (manager) => {
      if ((await manager.count(Account)) >= MAX_PEOPLE)
        throw new ConflictException('There are 1,000 people already. Please rename one who has left.');
      await this.checkName(manager, name);
      const { id } = await manager.save(Account, { name, nameKey: nameKey(name), role });
      return this.link(manager, by, id, `Invited ${name} as ${role}`);
    });
  }

  /** A new link in place of the last one. The person's earlier ways to log in end when it is used. */
  inviteAgain(by: Person, id: number): Promise<string> {
    return lockedTransaction(this.dataSource, PEOPLE_LOCK, async (manager) => {
      const { name, switchedOffAt } = await this.lock(manager, id);
      if (switchedOffAt) throw new ConflictException('This person is switched off.');
      return this.link(manager, by, id, `Made a new link for ${name}`);
    });
  }

  private async link(manager: EntityManager, by: Person, id: number, what: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const invitationExpiresAt = new Date(Date.now() + INVITATION_MS);
    await manager.update(Account, { id }, { invitationHash: hashOf(token), invitationExpiresAt });
    await this.journal.add(manager, by, what);
    return token;
  }

  /** Throws 409 when no owner would be left who can log in; then nothing is changed. */
  change(by: Person, id: number, { name, role, isSwitchedOff }: PersonChange): Promise<void> {
    return lockedTransaction(this.dataSource, PEOPLE_LOCK, async (manager) => {
      const account = await this.lock(manager, id);
      const before = { ...account };
      if (name !== undefined && name !== before.name) {
        await this.checkName(manager, name, id);
        Object.assign(account, { name, nameKey: nameKey(name) });
        await this.journal.add(manager, by, `Renamed ${before.name} to ${name}`);
      }
      if (role !== undefined && role !== before.role) {
        account.role = role;
        await this.journal.add(manager, by, `Changed ${account.name} from ${before.role} to ${role}`);
      }
      if (isSwitchedOff !== undefined && isSwitchedOff !== (before.switchedOffAt !== null)) {
        Object.assign(account, NO_INVITATION, { switchedOffAt: isSwitchedOff ? new Date() : null });
        await this.sessions.end({ personId: id }, manager);
        await this.journal.add(manager, by, `Switched ${account.name} ${isSwitchedOff ? 'off' : 'on again'}`);
      }
      await manager.save(account);
      const owners = ABLE.map((one) => ({ ...one, role: 'owner' as const }));
      if (!(await manager.existsBy(Account, owners)))
        throw new ConflictException('There must always be an owner who can log in.');
    });
  }

  /** Whose invitation this is. Looking does not use it up. Throws 404 when it is nobody's, or over. */
  async invited(token: string, manager = this.dataSource.manager, options = {}): Promise<Account> {
    const where = { invitationHash: hashOf(token), invitationExpiresAt: MoreThan(new Date()) };
    const open = { where: { ...where, switchedOffAt: IsNull() }, ...options };
    const account = await manager.findOne(Account, open);
    if (account) return account;
    const message = 'This link has been used, or is older than 48 hours. Please ask for a new one.';
    throw new NotFoundException(message);
  }

  private async checkName(manager: EntityManager, name: string, id = 0): Promise<void> {
    const key = nameKey(name);
    const isNobodys = Object.values(NOBODYS).some((one) => nameKey(one) === key);
    if (isNobodys || (await manager.existsBy(Account, { nameKey: key, id: Not(id) })))
      throw invalidField('name', 'There is already somebody with this name.');
  }
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');

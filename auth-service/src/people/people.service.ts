import { hash, randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { Person } from '@salon/service-kit/access';
import { lockedTransaction } from '@salon/service-kit/database';
import { Journal } from '@salon/service-kit/journal';
import type { Role } from '@salon/service-kit/roles';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { Caller } from '../login/known-devices.js';
import { LoginService } from '../login/login.service.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Account, NO_INVITATION, NO_RECOVERY_CODE, nameKey } from './account.entity.js';
import { AccountsService } from './accounts.service.js';

/**
 * The id of an advisory lock: any number, but the same in all replicas of this service. Changes of people wait for each other: two owners
 * can't take each other's role at the same moment.
 */
const PEOPLE_LOCK = 3004;

const MAX_PEOPLE = 1_000;
const INVITATION_MS = 48 * 60 * 60 * 1000;

type PersonChange = Partial<Pick<Account, 'name' | 'role'>> & { isSwitchedOff?: boolean };

@Injectable()
export class PeopleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly logins: LoginService,
    private readonly journal: Journal,
  ) {}

  all(): Promise<Account[]> {
    return this.dataSource.manager.find(Account, { relations: { passkeys: true }, order: { id: 'ASC' } });
  }

  /** Answers the person, and the token of the invitation, which is kept only as a hash. */
  invite(by: Person, name: string, role: Role): Promise<{ account: Account; invitation: string }> {
    return lockedTransaction(this.dataSource, PEOPLE_LOCK, async (manager) => {
      if ((await manager.count(Account)) >= MAX_PEOPLE)
        throw new ConflictException('There are 1,000 people already. Please rename one who has left.');
      await this.checkName(manager, name);
      const { token: invitation, kept } = newInvitation();
      const account = manager.create(Account, { name, nameKey: nameKey(name), role, ...kept });
      await manager.insert(Account, account);
      await this.journal.add(manager, by, `Invited ${name} as ${role}`);
      return { account, invitation };
    });
  }

  /** A new link in place of the last one. The person's earlier ways to log in end when it is used. */
  inviteAgain(by: Person, id: number): Promise<string> {
    return lockedTransaction(this.dataSource, PEOPLE_LOCK, async (manager) => {
      const { name, switchedOffAt } = await this.accounts.lock(manager, id);
      if (switchedOffAt) throw new ConflictException('This person is switched off.');
      const { token, kept } = newInvitation();
      await manager.update(Account, { id }, kept);
      await this.journal.add(manager, by, `Made a new link for ${name}`);
      return token;
    });
  }

  /** Throws 409 when no owner would be left who can log in; then nothing is changed. */
  change(by: Person, id: number, { name, role, isSwitchedOff }: PersonChange): Promise<Account> {
    return lockedTransaction(this.dataSource, PEOPLE_LOCK, async (manager) => {
      const account = await this.accounts.lock(manager, id);
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
      if (!(await this.accounts.able(manager).andWhere("one.role = 'owner'").getExists()))
        throw new ConflictException('There must always be an owner who can log in.');
      return manager.findOneOrFail(Account, { where: { id }, relations: { passkeys: true } });
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

  /** Uses an invitation up. The person's earlier ways to log in end. Throws 404 as {@link invited} does. */
  async accept(token: string, caller: Caller, passwordHash: string | null, passkey?: Partial<Passkey>) {
    const login = await this.dataSource.transaction(async (manager) => {
      const account = await this.invited(token, manager, { lock: { mode: 'pessimistic_write' } });
      await manager.delete(Passkey, { personId: account.id });
      const usedUp = { ...NO_INVITATION, ...NO_RECOVERY_CODE, mustChangePassword: false };
      await this.accounts.replacePassword(manager, account, { ...usedUp, passwordHash });
      if (passkey) await manager.insert(Passkey, passkey);
      const what = `Accepted the invitation with a ${passwordHash ? 'password' : 'passkey'}`;
      return this.logins.enter(manager, account, caller, what);
    });
    return this.logins.answer(login, caller);
  }

  private async checkName(manager: EntityManager, name: string, id = 0): Promise<void> {
    if (await manager.existsBy(Account, { nameKey: nameKey(name), id: Not(id) }))
      throw invalidField('name', 'There is already somebody with this name.');
  }
}

function newInvitation() {
  const token = randomBytes(32).toString('base64url');
  const invitationExpiresAt = new Date(Date.now() + INVITATION_MS);
  return { token, kept: { invitationHash: hashOf(token), invitationExpiresAt } };
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');

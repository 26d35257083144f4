import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Person } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import {
  DataSource,
  type EntityManager,
  type FindOperator,
  type FindOptionsWhere,
  IsNull,
  LessThan,
  MoreThan,
} from 'typeorm';
import type { Account } from '../people/account.entity.js';
import { KEPT_SESSION_MS, SESSION_MS, Session } from './session.entity.js';

const MINUTE_MS = 60 * 1000;
/** A kept session in use is renewed at most this often. Each time the browser gets a new token. */
const RENEWED_EVERY_MS = 24 * 60 * MINUTE_MS;
/** How exactly it is known when a session was used last. */
const USE_NOTED_EVERY_MS = 5 * MINUTE_MS;

@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly journal: Journal,
  ) {}

  /** Opens a session within the caller's transaction, and cleans up the expired ones. */
  async open(manager: EntityManager, account: Account, device: string, isKept: boolean): Promise<Session> {
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + (isKept ? KEPT_SESSION_MS : SESSION_MS));
    const times = { createdAt, usedAt: createdAt, expiresAt };
    const [jti, personId] = [randomUUID(), account.id];
    const session = manager.create(Session, { jti, personId, device, isKept, ...times });
    await manager.delete(Session, { expiresAt: LessThan(createdAt) });
    await manager.insert(Session, session);
    return Object.assign(session, { account });
  }

  /** An open session, with whose it is, and notes that it is in use. */
  async find(jti: string): Promise<Session | null> {
    const { manager } = this.dataSource;
    const where = { ...open({ jti }), account: { switchedOffAt: IsNull() } };
    const session = await manager.findOne(Session, { where, relations: { account: true } });
    const usedAt = new Date();
    if (session && usedAt.getTime() - session.usedAt.getTime() > USE_NOTED_EVERY_MS)
      await manager.update(Session, { jti }, { usedAt });
    return session;
  }

  /** Prolongs a kept session that is in use. Undefined when there is nothing to prolong yet. */
  async renew(session: Session): Promise<Session | undefined> {
    const expiresAt = new Date(Date.now() + KEPT_SESSION_MS);
    if (!session.isKept || expiresAt.getTime() - session.expiresAt.getTime() < RENEWED_EVERY_MS)
      return undefined;
    await this.dataSource.manager.update(Session, open({ jti: session.jti }), { expiresAt });
    return { ...session, expiresAt };
  }

  /** The open sessions of a person, those used last first. */
  ofPerson(personId: number): Promise<Session[]> {
    return this.dataSource.manager.find(Session, { where: open({ personId }), order: { usedAt: 'DESC' } });
  }

  /** Ends the open ones among these sessions. */
  async end(which: FindOptionsWhere<Session>, manager = this.dataSource.manager): Promise<void> {
    await manager.update(Session, open(which), { revokedAt: new Date() });
  }

  /** Ends the person's sessions on other devices. Answers whether there were any. */
  endDevices(person: Person, jti: Session['jti'] | FindOperator<string>): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const which = { jti, personId: person.id };
      const devices = (await manager.findBy(Session, open(which))).map(({ device }) => device);
      await this.end(which, manager);
      if (devices.length > 0) await this.journal.add(manager, person, `Logged out on ${devices.join(', ')}`);
      return devices.length > 0;
    });
  }
}

const open = (which: FindOptionsWhere<Session>) => ({
  ...which,
  revokedAt: IsNull(),
  expiresAt: MoreThan(new Date()),
});

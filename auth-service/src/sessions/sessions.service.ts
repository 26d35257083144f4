import { randomUUID } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { AccessCheck, Person } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { ALGORITHM, type Audience, jwt, OWNER, sessionIn } from '@salon/service-kit/session-token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  DataSource,
  type EntityManager,
  type FindOperator,
  type FindOptionsWhere,
  IsNull,
  LessThan,
  MoreThan,
} from 'typeorm';
import { SigningKeysService } from '../keys/signing-keys.service.js';
import type { Account } from '../people/account.entity.js';
import { KEPT_SESSION_MS, SESSION_MS, Session } from './session.entity.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the bearer token that the request came with. Public routes have none. */
    session: Session;
  }
}

const MINUTE_MS = 60 * 1000;
/** A kept session in use is renewed at most this often. Each time the browser gets a new token. */
const RENEWED_EVERY_MS = 24 * 60 * MINUTE_MS;
/** How exactly it is known when a session was used last. */
const USE_NOTED_EVERY_MS = 5 * MINUTE_MS;

/**
 * With this cookie the owner's browser gets pictures that visitors don't see, such as those of drafts: an <img> can't send
 * her token. blog-service checks it. It opens nothing else, and ends with the session.
 */
const MEDIA = 'media';
const MEDIA_OPTIONS = { httpOnly: true, path: '/media/', sameSite: 'strict' } as const;

/** Each session is a row, which says how long it lasts, and a token that names the row. */
@Injectable()
export class SessionsService implements AccessCheck {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: SigningKeysService,
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

  async sign({ jti, createdAt, expiresAt }: Session, audience: Audience = 'salon-admin'): Promise<string> {
    const { kid, privateKey } = await this.keys.current();
    const iat = seconds(createdAt);
    return jwt.signAsync(
      { iat, nbf: iat, exp: seconds(expiresAt) },
      { ...OWNER, algorithm: ALGORITHM, audience, jwtid: jti, keyid: kid, privateKey },
    );
  }

  async setMediaCookie(session: Session, reply: FastifyReply): Promise<void> {
    const secure = reply.request.protocol === 'https';
    const options = { ...MEDIA_OPTIONS, expires: session.expiresAt, secure };
    reply.setCookie(MEDIA, await this.sign(session, 'salon-media'), options);
  }

  clearMediaCookie(reply: FastifyReply): void {
    reply.clearCookie(MEDIA, MEDIA_OPTIONS);
  }

  /** Admits requests with the bearer token of an open session. */
  async check(request: FastifyRequest): Promise<Person> {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const jti = token && (await sessionIn(token, 'salon-admin', (kid) => this.keys.publicKey(kid)));
    const person = jti && (await this.personOf(jti, request));
    if (!person) throw new UnauthorizedException('Please log in again.');
    return person;
  }

  /** Whose open session it is. It is noted to be in use, and is the request's from then on. */
  async personOf(jti: string, request?: FastifyRequest): Promise<Person | undefined> {
    const { manager } = this.dataSource;
    const where = { ...open({ jti }), account: { switchedOffAt: IsNull() } };
    const session = await manager.findOne(Session, { where, relations: { account: true } });
    if (!session) return undefined;
    if (request) request.session = session;
    const usedAt = new Date();
    if (usedAt.getTime() - session.usedAt.getTime() > USE_NOTED_EVERY_MS)
      await manager.update(Session, { jti }, { usedAt });
    // The role is that of now, whatever it was at the login.
    const { id, name, role } = session.account;
    return { id, name, role, device: session.device };
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

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

const open = (which: FindOptionsWhere<Session>) => ({
  ...which,
  revokedAt: IsNull(),
  expiresAt: MoreThan(new Date()),
});

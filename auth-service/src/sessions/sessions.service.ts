import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
import { KEPT_SESSION_MS, SESSION_MS, Session } from './session.entity.js';
import { TokensService } from './tokens.service.js';

/** A kept session in use is renewed at most this often. Each time the browser gets a new token. */
const RENEWED_EVERY_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: TokensService,
  ) {}

  /** Opens a session within the caller's transaction, and cleans up the expired ones. */
  async open(manager: EntityManager, isKept: boolean): Promise<Session> {
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + (isKept ? KEPT_SESSION_MS : SESSION_MS));
    const session: Session = { jti: randomUUID(), createdAt, expiresAt, isKept, revokedAt: null };
    await manager.delete(Session, { expiresAt: LessThan(createdAt) });
    await manager.insert(Session, session);
    return session;
  }

  /** The session of a token. Null when we did not sign the token, or the session has expired or was revoked. */
  async find(token: string): Promise<Session | null> {
    const jti = await this.tokens.verify(token);
    return jti ? this.dataSource.manager.findOneBy(Session, open(jti)) : null;
  }

  /** Prolongs a kept session that is in use. Undefined when there is nothing to prolong yet. */
  async renew(session: Session): Promise<Session | undefined> {
    const expiresAt = new Date(Date.now() + KEPT_SESSION_MS);
    if (!session.isKept || expiresAt.getTime() - session.expiresAt.getTime() < RENEWED_EVERY_MS)
      return undefined;
    await this.dataSource.manager.update(Session, open(session.jti), { expiresAt });
    return { ...session, expiresAt };
  }

  isOpen(jti: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Session, open(jti));
  }

  async revoke(jti: string): Promise<void> {
    await this.dataSource.manager.update(Session, { jti }, { revokedAt: new Date() });
  }

  async revokeAll(manager: EntityManager): Promise<void> {
    await manager.update(Session, { revokedAt: IsNull() }, { revokedAt: new Date() });
  }
}

const open = (jti: string) => ({ jti, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) });

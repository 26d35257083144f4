import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
import { SESSION_LIFETIME_MS, Session } from './session.entity.js';
import { TokensService } from './tokens.service.js';

@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: TokensService,
  ) {}

  /** Opens a session within the caller's transaction, and cleans up the expired ones. */
  async open(manager: EntityManager): Promise<Session> {
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + SESSION_LIFETIME_MS);
    const session: Session = { jti: randomUUID(), createdAt, expiresAt, revokedAt: null };
    await manager.delete(Session, { expiresAt: LessThan(createdAt) });
    await manager.insert(Session, session);
    return session;
  }

  /** The session of a token. Null when we did not sign the token, or the session has expired or was revoked. */
  async find(token: string): Promise<Session | null> {
    const jti = await this.tokens.verify(token);
    return jti ? this.dataSource.manager.findOneBy(Session, open(jti)) : null;
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

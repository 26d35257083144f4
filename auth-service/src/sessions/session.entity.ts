import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../people/account.entity.js';

const HOUR_MS = 60 * 60 * 1000;
/** Absolute: using such a session does not prolong it. */
export const SESSION_MS = 12 * HOUR_MS;
/** Of a session that somebody keeps on their own phone: each use begins this time anew. Signing keys stay published longer. */
export const KEPT_SESSION_MS = 30 * 24 * HOUR_MS;

/** Also of sessions that an earlier version has opened. */
export const UNKNOWN_DEVICE = 'Unknown device';

/** `sessions` is the view of them that the release before works with. */
@Entity('logins')
export class Session {
  /** The id in the token. */
  @PrimaryColumn('uuid') jti!: string;

  @Column('integer', { name: 'person_id', default: 1 }) personId!: number;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'logins_person_id_fkey' })
  account!: Account;

  /** The browser and the system, in words. */
  @Column('text', { default: UNKNOWN_DEVICE }) device!: string;

  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  /** To within minutes. */
  @Column('timestamptz', { name: 'used_at', default: () => 'now()' }) usedAt!: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
  @Column('boolean', { name: 'is_kept', default: false }) isKept!: boolean;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt!: Date | null;
}

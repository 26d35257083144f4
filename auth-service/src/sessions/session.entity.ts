import { Column, Entity, PrimaryColumn } from 'typeorm';

const HOUR_MS = 60 * 60 * 1000;
/** Absolute: using such a session does not prolong it. */
export const SESSION_MS = 12 * HOUR_MS;
/** Of a session that the owner keeps on her own phone: each use begins this time anew. Signing keys stay published longer. */
export const KEPT_SESSION_MS = 30 * 24 * HOUR_MS;

@Entity('sessions')
export class Session {
  /** The id in the token. */
  @PrimaryColumn({ type: 'uuid' })
  jti!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'boolean', name: 'is_kept', default: false })
  isKept!: boolean;

  @Column({ type: 'timestamptz', name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}

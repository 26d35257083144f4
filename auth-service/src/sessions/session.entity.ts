import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Absolute: using a session does not prolong it. Signing keys stay published longer than this. */
export const SESSION_LIFETIME_MS = 12 * 60 * 60 * 1000;

@Entity('sessions')
export class Session {
  /** The id in the token. */
  @PrimaryColumn({ type: 'uuid' })
  jti!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}

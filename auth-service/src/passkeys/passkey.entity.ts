import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

@Entity('passkeys')
export class Passkey {
  /** The credential's id, in Base64url. */
  @PrimaryColumn('text') id!: string;

  @Column('integer', { name: 'person_id' }) personId!: number;

  @ManyToOne('Account', 'passkeys')
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'passkeys_person_id_fkey' })
  person!: object;

  /** The host name that it was made for. It works at no other one. */
  @Column('text', { name: 'rp_id' }) rpId!: string;
  @Column('bytea', { name: 'public_key' }) publicKey!: Buffer;
  /** Of uses; many authenticators leave it at 0. One that goes back is a copy's. */
  @Column('bigint') counter!: string;
  @Column('text', { array: true }) transports!: string[];

  @Column('text') name!: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt!: Date | null;
}

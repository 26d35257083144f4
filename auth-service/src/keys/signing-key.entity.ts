import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signing_keys')
export class SigningKey {
  @PrimaryColumn('uuid') kid!: string;
  /** PEM */
  @Column('text', { name: 'public_key' }) publicKey!: string;
  /** PEM, encrypted with KEYS_SECRET */
  @Column('bytea', { name: 'encrypted_private_key' }) encryptedPrivateKey!: Buffer;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signing_keys')
export class SigningKey {
  @PrimaryColumn({ type: 'uuid' })
  kid!: string;

  /** PEM */
  @Column({ type: 'text', name: 'public_key' })
  publicKey!: string;

  /** PEM, encrypted with KEYS_SECRET */
  @Column({ type: 'bytea', name: 'encrypted_private_key' })
  encryptedPrivateKey!: Buffer;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

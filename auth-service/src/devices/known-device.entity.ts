import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A device that has logged in since the password was set. */
@Entity('known_devices')
export class KnownDevice {
  /** The id in the device's cookie. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'timestamptz', name: 'last_login_at', default: () => 'clock_timestamp()' })
  lastLoginAt!: Date;
}

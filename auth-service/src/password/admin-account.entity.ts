import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export const ADMIN_ID = 1;

/** The one administrator. The table never has a second row. */
@Entity('admin_account')
@Check('admin_account_single_row', 'id = 1')
export class AdminAccount {
  @PrimaryColumn({ type: 'smallint' })
  id!: number;

  @Column({ type: 'text', name: 'password_hash' })
  passwordHash!: string;

  /** Hash of the ADMIN_PASSWORD that was applied last. It shows when the variable has changed. */
  @Column({ type: 'text', name: 'configured_hash' })
  configuredHash!: string;

  /** Whether the password is one that the owner hasn't chosen herself: ADMIN_PASSWORD, or one that a command has made. */
  @Column({ type: 'boolean', name: 'must_change_password', default: false })
  mustChangePassword!: boolean;

  @Column({ type: 'text', name: 'last_login_address', nullable: true })
  lastLoginAddress!: string | null;
}

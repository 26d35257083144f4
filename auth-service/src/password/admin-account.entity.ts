import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export const ADMIN_ID = 1;

export const NO_RECOVERY_CODE = { recoveryHash: null, recoveryCodeMadeAt: null };

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

  /** Hash of the printed code that takes the place of a forgotten password, once. */
  @Column({ type: 'text', name: 'recovery_hash', nullable: true })
  recoveryHash!: string | null;

  @Column({ type: 'timestamptz', name: 'recovery_code_made_at', nullable: true })
  recoveryCodeMadeAt!: Date | null;

  @Column({ type: 'text', name: 'last_login_address', nullable: true })
  lastLoginAddress!: string | null;
}

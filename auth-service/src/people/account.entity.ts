import type { Role } from '@salon/service-kit/roles';
import { Column, Entity, OneToMany, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Passkey } from '../passkeys/passkey.entity.js';

/** The account of ADMIN_PASSWORD, which a command can always open again. */
export const FIRST_ID = 1;

export const NO_RECOVERY_CODE = { recoveryHash: null, recoveryCodeMadeAt: null };
export const NO_INVITATION = { invitationHash: null, invitationExpiresAt: null };

/** Whom the journal names where nobody has logged in: it needn't have been the person whose login was tried. Nobody is called so. */
export const NOBODYS = { command: 'Operator', login: 'Somebody' };

/** Without spaces that nobody sees. */
export const tidy = (name: string) => name.trim().replace(/\s+/g, ' ');

/** As names are compared: nobody's name is another's in other letters or spaces. */
export const nameKey = (name: string) => tidy(name).normalize('NFKC').toLowerCase();

/** A person who can log in, was invited, or is switched off. Nobody is deleted: what they have done stays theirs by name. */
@Entity('people')
@Unique('people_name_key', ['nameKey'])
export class Account {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text') name!: string;
  /** The name as names are compared: nameKey(). */
  @Column('text', { name: 'name_key' }) nameKey!: string;
  @Column('text') role!: Role;

  /** Null for somebody who logs in with passkeys only, or was only invited. */
  @Column('text', { name: 'password_hash', nullable: true }) passwordHash!: string | null;
  /** Hash of the ADMIN_PASSWORD that was applied last, in the first account. It shows when the variable has changed. */
  @Column('text', { name: 'configured_hash', nullable: true }) configuredHash!: string | null;
  /** Whether the password is one that the owner hasn't chosen herself: ADMIN_PASSWORD, or one that a command has made. */
  @Column('boolean', { name: 'must_change_password', default: false }) mustChangePassword!: boolean;

  /** Hash of the printed code that takes the place of a forgotten password, once. */
  @Column('text', { name: 'recovery_hash', nullable: true }) recoveryHash!: string | null;
  @Column('timestamptz', { name: 'recovery_code_made_at', nullable: true }) recoveryCodeMadeAt!: Date | null;

  @Column('text', { name: 'last_login_address', nullable: true }) lastLoginAddress!: string | null;
  @Column('timestamptz', { name: 'last_login_at', nullable: true }) lastLoginAt!: Date | null;
  @Column('timestamptz', { name: 'switched_off_at', nullable: true }) switchedOffAt!: Date | null;

  @Column('text', { name: 'invitation_hash', nullable: true }) invitationHash!: string | null;
  @Column('timestamptz', { name: 'invitation_expires_at', nullable: true }) invitationExpiresAt!: Date | null;

  @OneToMany(() => Passkey, 'person') passkeys!: Passkey[];
}

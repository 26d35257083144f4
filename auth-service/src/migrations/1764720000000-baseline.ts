import { Migration } from '@salon/service-kit/migrate';
import type { QueryRunner } from 'typeorm';

/** The schema of the oldest release that can be upgraded, by the name of its last migration: its databases skip this one. */
export class Baseline extends Migration {
  name = 'KeptSessionsAndRecovery1764720000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE admin_account (
        id smallint PRIMARY KEY,
        password_hash text NOT NULL,
        configured_hash text NOT NULL,
        last_login_address text,
        must_change_password boolean NOT NULL DEFAULT false,
        recovery_hash text,
        recovery_code_made_at timestamptz,
        CONSTRAINT admin_account_single_row CHECK (id = 1)
      );
      CREATE TABLE sessions (
        jti uuid PRIMARY KEY,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        is_kept boolean NOT NULL DEFAULT false
      );
      CREATE TABLE signing_keys (
        kid uuid PRIMARY KEY,
        public_key text NOT NULL,
        encrypted_private_key bytea NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE TABLE known_devices (
        id uuid PRIMARY KEY,
        last_login_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      -- The columns that rate-limiter-flexible expects.
      CREATE TABLE login_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL, expire bigint)
    `);
  }
}

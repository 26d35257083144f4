import { Migration } from '@salon/service-kit/migrate';

export class CreateSchema1763640000000 extends Migration {
  sql = `
    CREATE TABLE admin_account (
      id smallint PRIMARY KEY,
      password_hash text NOT NULL,
      configured_hash text NOT NULL,
      last_login_address text,
      CONSTRAINT admin_account_single_row CHECK (id = 1)
    );
    CREATE TABLE sessions (
      jti uuid PRIMARY KEY,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz
    );
    CREATE TABLE signing_keys (
      kid uuid PRIMARY KEY,
      public_key text NOT NULL,
      encrypted_private_key bytea NOT NULL,
      created_at timestamptz NOT NULL
    );
    -- The columns that rate-limiter-flexible expects.
    CREATE TABLE login_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL, expire bigint)
  `;
}

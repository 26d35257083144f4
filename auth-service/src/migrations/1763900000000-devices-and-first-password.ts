import { Migration } from '@salon/service-kit/migrate';

export class DevicesAndFirstPassword1763900000000 extends Migration {
  sql = `
    CREATE TABLE known_devices (
      id uuid PRIMARY KEY,
      last_login_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    ALTER TABLE admin_account ADD must_change_password boolean NOT NULL DEFAULT false;
    UPDATE admin_account SET must_change_password = (password_hash = configured_hash)
  `;
}

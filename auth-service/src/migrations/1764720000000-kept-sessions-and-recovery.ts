import { Migration } from '@salon/service-kit/migrate';

export class KeptSessionsAndRecovery1764720000000 extends Migration {
  sql = `
    ALTER TABLE sessions ADD is_kept boolean NOT NULL DEFAULT false;
    ALTER TABLE admin_account ADD recovery_hash text, ADD recovery_code_made_at timestamptz
  `;
}

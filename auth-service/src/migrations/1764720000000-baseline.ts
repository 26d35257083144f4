import { Migration } from '@salon/service-kit/migrate';
import type { QueryRunner } from 'typeorm';

export class KeptSessionsAndRecovery1764720000000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sessions ADD is_kept boolean NOT NULL DEFAULT false;
      ALTER TABLE admin_account ADD recovery_hash text, ADD recovery_code_made_at timestamptz
    `);
  }
}

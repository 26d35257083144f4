import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DevicesAndFirstPassword1763900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_devices (
        id uuid PRIMARY KEY,
        last_login_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )
    `);
    await queryRunner.query(
      'ALTER TABLE admin_account ADD must_change_password boolean NOT NULL DEFAULT false',
    );
    await queryRunner.query(
      'UPDATE admin_account SET must_change_password = (password_hash = configured_hash)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE admin_account DROP COLUMN must_change_password');
    await queryRunner.query('DROP TABLE known_devices');
  }
}

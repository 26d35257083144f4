import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A site that published before what it came with was stored gets that as edition 0. */
export class EditionZero1764530000000 implements MigrationInterface {
  name = 'EditionZero1764530000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE site_edition DROP CONSTRAINT site_edition_edition_check, ADD CONSTRAINT site_edition_edition_check CHECK (edition >= 0)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE site_edition DROP CONSTRAINT site_edition_edition_check, ADD CONSTRAINT site_edition_edition_check CHECK (edition > 0) NOT VALID',
    );
  }
}

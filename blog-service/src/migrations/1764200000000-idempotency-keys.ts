import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of POST requests, each with its answer, so that a repeated request makes no second post. */
export class IdempotencyKeys1764200000000 implements MigrationInterface {
  name = 'IdempotencyKeys1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    // json, not jsonb, keeps the order of fields, so a repeated answer is exactly the same.
    await runner.query(`
      CREATE TABLE idempotency_key (
        key character varying(100) NOT NULL PRIMARY KEY,
        body_digest character varying(64) NOT NULL,
        answer json,
        created_at timestamp with time zone NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX idempotency_key_created ON idempotency_key (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_key');
  }
}

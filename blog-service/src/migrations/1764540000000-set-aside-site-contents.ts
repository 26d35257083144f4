import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contents of the site that the owner did not choose when two devices had changed the same. */
export class SetAsideSiteContents1764540000000 implements MigrationInterface {
  name = 'SetAsideSiteContents1764540000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_set_aside (
        n integer NOT NULL PRIMARY KEY,
        date timestamp(3) with time zone NOT NULL DEFAULT now(),
        content jsonb NOT NULL,
        picture_keys text[] NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_set_aside');
  }
}

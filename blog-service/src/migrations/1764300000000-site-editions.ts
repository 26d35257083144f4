import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The site's content that the owner edits: published editions, which never change, and one draft. */
export class SiteEditions1764300000000 implements MigrationInterface {
  name = 'SiteEditions1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    // The current edition is the one with the highest number. A flag could by mistake be set on two of them.
    await runner.query(`
      CREATE TABLE site_edition (
        edition integer NOT NULL PRIMARY KEY CHECK (edition > 0),
        published_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        summary text[] NOT NULL,
        content jsonb NOT NULL,
        picture_keys text[] NOT NULL
      )`);
    await runner.query('CREATE INDEX site_edition_pictures ON site_edition USING gin (picture_keys)');
    await runner.query(`
      CREATE FUNCTION keep_editions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'a published edition is never changed'; END $$`);
    await runner.query(`
      CREATE TRIGGER site_edition_kept BEFORE UPDATE OR DELETE ON site_edition
      FOR EACH ROW EXECUTE FUNCTION keep_editions()`);
    // Each save makes a random version. So a new draft never has the same version as one that was thrown away.
    await runner.query(`
      CREATE TABLE site_draft (
        single boolean NOT NULL DEFAULT true PRIMARY KEY CHECK (single),
        version uuid NOT NULL,
        based_on integer NOT NULL,
        updated timestamp(3) with time zone NOT NULL,
        content jsonb NOT NULL,
        picture_keys text[] NOT NULL
      )`);
    await runner.query('ALTER TABLE picture ADD COLUMN kept_until timestamp with time zone');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE picture DROP COLUMN kept_until');
    await runner.query('DROP TABLE site_draft, site_edition');
    await runner.query('DROP FUNCTION keep_editions');
  }
}

import { Migration } from '@salon/service-kit/migrate';
import type { QueryRunner } from 'typeorm';
import { refuseWith } from './1764400000000-baseline.js';

/**
 * What came until the release before the content was described once, with the name of that release's last migration. Its
 * databases skip it; those of the release of the baseline get all of it.
 */
export class CacheTags extends Migration {
  name = 'CacheTagOfSite1764550000000';

  sql = `
    -- A site that published before what it came with was stored has that as edition 0. public_pictures are those that pages
    -- show; null in editions of earlier releases: all that are in the edition.
    ALTER TABLE site_edition ADD COLUMN public_pictures text[], DROP CONSTRAINT site_edition_edition_check,
      ADD CONSTRAINT site_edition_edition_check CHECK (edition >= 0);
    -- Contents that the owner did not choose when two devices had changed the same.
    CREATE TABLE site_set_aside (
      n integer NOT NULL PRIMARY KEY,
      date timestamp(3) with time zone NOT NULL DEFAULT now(),
      content jsonb NOT NULL,
      picture_keys text[] NOT NULL
    );
    -- What stood for groups of answers in caches. Nothing renews them any more, but backups have the table.
    CREATE TABLE cache_tag (tag text NOT NULL PRIMARY KEY, value uuid NOT NULL DEFAULT gen_random_uuid())`;

  override async up(runner: QueryRunner): Promise<void> {
    await refuseWith('cache_tag', runner);
    await super.up(runner);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_CATEGORIES } from '../categories/first-categories.js';

/** Drafts, scheduled posts, unpublished changes, revisions of posts, and categories that the owner can edit. */
export class DraftsHistoryAndCategories1764400000000 implements MigrationInterface {
  name = 'DraftsHistoryAndCategories1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    // The defaults fit every post of the previous release, also one that it stores while this release starts.
    await runner.query(`
      ALTER TABLE post
        ADD COLUMN state character varying(10) NOT NULL DEFAULT 'published',
        ADD COLUMN was_public boolean NOT NULL DEFAULT true,
        ADD COLUMN earlier_ids text[] NOT NULL DEFAULT '{}',
        ADD COLUMN focus jsonb,
        ADD COLUMN picture_keys text[] NOT NULL DEFAULT '{}',
        ALTER COLUMN category TYPE text`);
    await runner.query(`
      UPDATE post SET picture_keys = ARRAY(
        SELECT DISTINCT key[1] FROM regexp_matches(content, '/media/([0-9a-f]{20}-\\d+x\\d+-[0-9a-f]{6})/', 'g') AS key)
      WHERE content LIKE '%/media/%'`);
    await runner.query('CREATE INDEX post_earlier_ids ON post USING gin (earlier_ids)');
    await runner.query('CREATE INDEX post_pictures ON post USING gin (picture_keys)');
    await runner.query(
      `CREATE INDEX post_drafts ON post (updated, id) WHERE deleted_at IS NULL AND state = 'draft'`,
    );
    await runner.query(
      `CREATE INDEX post_scheduled ON post (date) WHERE deleted_at IS NULL AND state = 'scheduled'`,
    );
    await visibleIndexes(runner, `deleted_at IS NULL AND state <> 'draft'`);
    await countingFunctions(runner, `deleted_at IS NULL AND state = 'published'`);

    // A working copy beside the post. Saving it does not touch the rows and indexes that visitors read.
    await runner.query(`
      CREATE TABLE post_changes (
        post_id character varying(80) NOT NULL PRIMARY KEY,
        version uuid NOT NULL,
        text jsonb NOT NULL,
        picture_keys text[] NOT NULL,
        saved timestamp(3) with time zone NOT NULL,
        CONSTRAINT post_changes_post FOREIGN KEY (post_id) REFERENCES post (id) ON UPDATE CASCADE ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX post_changes_pictures ON post_changes USING gin (picture_keys)');
    await runner.query(`
      CREATE TABLE post_revision (
        post_id character varying(80) NOT NULL,
        n integer NOT NULL,
        date timestamp(3) with time zone NOT NULL,
        reason character varying(10) NOT NULL,
        text jsonb NOT NULL,
        picture_keys text[] NOT NULL,
        PRIMARY KEY (post_id, n),
        CONSTRAINT post_revision_post FOREIGN KEY (post_id) REFERENCES post (id) ON UPDATE CASCADE ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX post_revision_pictures ON post_revision USING gin (picture_keys)');

    // A post stores the name of its category. A name that a category had before stays as its alias.
    await runner.query(`
      CREATE TABLE category (
        id serial NOT NULL PRIMARY KEY,
        name text NOT NULL,
        retired boolean NOT NULL DEFAULT false
      )`);
    await runner.query('CREATE UNIQUE INDEX category_name ON category (lower(name))');
    await runner.query(`
      CREATE TABLE category_alias (
        name text NOT NULL PRIMARY KEY,
        category_id integer NOT NULL REFERENCES category (id)
      )`);
    await runner.query('INSERT INTO category (name) SELECT unnest($1::text[])', [FIRST_CATEGORIES]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE category_alias, category, post_revision, post_changes');
    // Posts that visitors could not see must not become visible.
    await runner.query(
      `UPDATE post SET deleted_at = now() WHERE deleted_at IS NULL AND state <> 'published'`,
    );
    await visibleIndexes(runner, 'deleted_at IS NULL');
    await countingFunctions(runner, 'deleted_at IS NULL');
    await runner.query('DROP INDEX post_earlier_ids, post_pictures, post_drafts, post_scheduled');
    await runner.query(`
      ALTER TABLE post DROP COLUMN state, DROP COLUMN was_public, DROP COLUMN earlier_ids, DROP COLUMN focus,
        DROP COLUMN picture_keys, ALTER COLUMN category TYPE character varying(40)`);
  }
}

/** Makes the indexes of visible posts again, with another condition. */
async function visibleIndexes(runner: QueryRunner, visible: string): Promise<void> {
  await runner.query('DROP INDEX post_live, post_live_category, post_title_words, post_all_words');
  await runner.query(`CREATE INDEX post_live ON post (date, id) INCLUDE (title_words) WHERE ${visible}`);
  await runner.query(
    `CREATE INDEX post_live_category ON post (category, date, id) INCLUDE (title_words) WHERE ${visible}`,
  );
  // IS TRUE is part of the condition because the search has it in its own. It makes Postgres use these indexes and not
  // those above.
  await runner.query(
    `CREATE INDEX post_title_words ON post USING gin (title_words) WHERE (${visible}) IS TRUE`,
  );
  await runner.query(`CREATE INDEX post_all_words ON post USING gin (all_words) WHERE (${visible}) IS TRUE`);
}

/** The counters count only these posts. A statement that touches none of them changes nothing. */
async function countingFunctions(runner: QueryRunner, counted: string): Promise<void> {
  for (const [rows, sign] of [
    ['added', '+'],
    ['removed', '-'],
  ]) {
    // The row '' is updated first, so that concurrent transactions wait in line for it and cannot deadlock.
    await runner.query(`
      CREATE OR REPLACE FUNCTION count_${rows}_posts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM ${rows} WHERE ${counted}) THEN RETURN NULL; END IF;
        UPDATE post_count SET changed = clock_timestamp(),
          posts = posts ${sign} (SELECT count(*) FROM ${rows} WHERE ${counted})
        WHERE category = '';
        INSERT INTO post_count (category, posts)
        SELECT category, ${sign} count(*) FROM ${rows}
        WHERE ${counted} AND category IS NOT NULL GROUP BY category
        ON CONFLICT (category) DO UPDATE SET posts = post_count.posts + excluded.posts;
        RETURN NULL;
      END $$`);
  }
}

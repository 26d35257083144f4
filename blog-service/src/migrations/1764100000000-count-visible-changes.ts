import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The counters, and the time of the last change, follow only posts that visitors can see. A statement that touches no
 * post, or permanently removes a post from the bin, changes neither.
 */
export class CountVisibleChanges1764100000000 implements MigrationInterface {
  name = 'CountVisibleChanges1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await countIn(
      runner,
      'added',
      '+',
      'IF NOT EXISTS (SELECT FROM added WHERE deleted_at IS NULL) THEN RETURN NULL; END IF;',
    );
    await countIn(
      runner,
      'removed',
      '-',
      'IF NOT EXISTS (SELECT FROM removed WHERE deleted_at IS NULL) THEN RETURN NULL; END IF;',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await countIn(runner, 'added', '+');
    await countIn(runner, 'removed', '-');
  }
}

async function countIn(
  runner: QueryRunner,
  rows: 'added' | 'removed',
  sign: '+' | '-',
  first = '',
): Promise<void> {
  // The row '' is updated first, so that concurrent transactions wait in line for it and cannot deadlock.
  await runner.query(`
    CREATE OR REPLACE FUNCTION count_${rows}_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${first}
      UPDATE post_count SET changed = clock_timestamp(),
        posts = posts ${sign} (SELECT count(*) FROM ${rows} WHERE deleted_at IS NULL)
      WHERE category = '';
      INSERT INTO post_count (category, posts)
      SELECT category, ${sign} count(*) FROM ${rows}
      WHERE deleted_at IS NULL AND category IS NOT NULL GROUP BY category
      ON CONFLICT (category) DO UPDATE SET posts = post_count.posts + excluded.posts;
      RETURN NULL;
    END $$`);
}

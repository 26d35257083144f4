import { Migration } from '@salon/service-kit/migrate';
import type { QueryRunner } from 'typeorm';

/** Posts are counted when somebody asks, and all searches use one index. The release before still reads post_count. */
export class PlainCounts1764620000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER post_inserted ON post;
      DROP TRIGGER post_updated_from ON post;
      DROP TRIGGER post_updated_to ON post;
      DROP TRIGGER post_removed ON post;
      DROP FUNCTION count_added_posts, count_removed_posts;
      DROP TABLE post_count;
      CREATE VIEW post_count AS
        SELECT coalesce(category, '') AS category, count(*)::integer AS posts,
          coalesce(max(greatest(updated, date)), now()) AS changed
        FROM post WHERE deleted_at IS NULL AND state = 'published'
        GROUP BY GROUPING SETS ((), (category)) HAVING grouping(category) = 1 OR category IS NOT NULL;

      DROP INDEX post_live, post_live_category, post_title_words, post_all_words;
      CREATE INDEX post_live ON post (date, id) WHERE deleted_at IS NULL AND state <> 'draft';
      CREATE INDEX post_live_category ON post (category, date, id) WHERE deleted_at IS NULL AND state <> 'draft';
      CREATE INDEX post_all_words ON post USING gin (all_words)`);
  }
}

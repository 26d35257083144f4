import { Migration } from '@salon/service-kit/migrate';

/** Posts are counted when somebody asks, and all searches use one index. A database of a release before has functions that count. */
export class PlainCounts1764620000000 extends Migration {
  sql = `
    DROP FUNCTION IF EXISTS count_added_posts, count_removed_posts CASCADE;
    DROP TABLE post_count;
    DROP INDEX IF EXISTS post_live, post_live_category, post_title_words, post_all_words;
    CREATE INDEX post_live ON post (date, id) WHERE deleted_at IS NULL AND state <> 'draft';
    CREATE INDEX post_live_category ON post (category, date, id) WHERE deleted_at IS NULL AND state <> 'draft';
    CREATE INDEX post_all_words ON post USING gin (all_words)`;
}

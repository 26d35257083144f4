import { Migration } from '@salon/service-kit/migrate';

/** Indexes of just what visitors see: it is counted without a look at the posts. */
export class VisiblePosts1764890000000 extends Migration {
  sql = `
    DROP INDEX post_live, post_live_category;
    CREATE INDEX post_live ON post (date, id) WHERE deleted_at IS NULL AND state = 'published';
    CREATE INDEX post_live_category ON post (category, date, id) WHERE deleted_at IS NULL AND state = 'published'`;
}

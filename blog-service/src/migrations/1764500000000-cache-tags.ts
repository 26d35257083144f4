import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A tag stands for a group of public answers, and its value for what they say now. nginx stores each answer under the value of its
 * tag, so a new value takes all older copies away from everybody at once. Values are random: a restored backup brings back the
 * values of exactly that state, and no others.
 */
export class CacheTags1764500000000 implements MigrationInterface {
  name = 'CacheTags1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cache_tag (
        tag text NOT NULL PRIMARY KEY,
        value uuid NOT NULL DEFAULT gen_random_uuid()
      )`);
    // The tags 'lists' and 'related' are renewed by every change, those of the same name with 'kept-' only when something was changed or
    // taken back that visitors could read. In an outage, answers from before a post was added are still good.
    // Posts are divided by the last character of their id, and pictures by the first of their key. So a change takes away the
    // copies of few others.
    await runner.query(`
      INSERT INTO cache_tag (tag)
      SELECT unnest(ARRAY['lists', 'related', 'kept-lists', 'kept-related'])
      UNION ALL SELECT 'post-' || name FROM regexp_split_to_table('abcdefghijklmnopqrstuvwxyz0123456789', '') AS name
      UNION ALL SELECT 'media-' || name FROM regexp_split_to_table('0123456789abcdef', '') AS name`);

    // Must be called last in a transaction, best by a deferred trigger: others that renew tags wait until it ends. A tag that this
    // transaction has renewed already keeps its value, which nobody has seen yet. Unknown tags are ignored.
    await runner.query(`
      CREATE FUNCTION renew_cache_tags(tags text[]) RETURNS void LANGUAGE sql AS $$
        SELECT pg_advisory_xact_lock(3008);
        UPDATE cache_tag SET value = gen_random_uuid()
        WHERE tag = ANY(tags) AND xmin <> pg_current_xact_id()::xid;
      $$`);

    // 'related' stands for what the pages of other posts show of a post. Scheduled posts count as visible, as their date may come at
    // any moment; that it has come takes nothing back.
    await runner.query(`
      CREATE FUNCTION renew_tags_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        was_visible boolean := coalesce(OLD.deleted_at IS NULL AND OLD.state <> 'draft', false);
        is_visible boolean := coalesce(NEW.deleted_at IS NULL AND NEW.state <> 'draft', false);
        has_come boolean := was_visible AND is_visible AND OLD.state = 'scheduled' AND NEW.state = 'published'
          AND OLD.version = NEW.version;
        is_the_same_in_short boolean := was_visible AND is_visible AND NOT has_come
          AND (OLD.id, OLD.title, OLD.excerpt, OLD.author, OLD.category, OLD.image_url, OLD.picture_key, OLD.focus, OLD.date, OLD.state)
          IS NOT DISTINCT FROM (NEW.id, NEW.title, NEW.excerpt, NEW.author, NEW.category, NEW.image_url, NEW.picture_key, NEW.focus,
            NEW.date, NEW.state);
        tags text[] := ARRAY['lists'];
      BEGIN
        IF OLD IS NOT DISTINCT FROM NEW OR NOT was_visible AND NOT is_visible THEN RETURN NULL; END IF;
        IF was_visible AND NOT has_come THEN
          tags := tags || ARRAY['kept-lists', 'post-' || right(OLD.id, 1)];
        END IF;
        IF NOT is_the_same_in_short THEN
          tags := tags || CASE WHEN was_visible AND NOT has_come THEN ARRAY['related', 'kept-related'] ELSE ARRAY['related'] END;
        END IF;
        PERFORM renew_cache_tags(tags);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION renew_tag_of_lists() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM renew_cache_tags(ARRAY['lists', 'kept-lists']);
        RETURN NULL;
      END $$`);
    // Deferred to the end of the transaction, when it takes no other locks any more.
    for (const [table, events, work] of [
      ['post', 'INSERT OR UPDATE OR DELETE', 'renew_tags_of_post'],
      ['category', 'INSERT OR UPDATE OR DELETE', 'renew_tag_of_lists'],
      ['site_edition', 'INSERT', 'renew_tag_of_lists'],
    ]) {
      await runner.query(`
        CREATE CONSTRAINT TRIGGER ${table}_cache_tags AFTER ${events} ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${work}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['post', 'category', 'site_edition']) {
      await runner.query(`DROP TRIGGER ${table}_cache_tags ON ${table}`);
    }
    await runner.query('DROP FUNCTION renew_tags_of_post, renew_tag_of_lists, renew_cache_tags');
    await runner.query('DROP TABLE cache_tag');
  }
}

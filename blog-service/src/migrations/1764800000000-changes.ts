import { Migration } from '@salon/service-kit/migrate';

/**
 * One ordered list of what changed for visitors takes the place of cache tags. Each change is appended last in its transaction, under
 * a lock: so numbers follow each other in the order in which changes become visible. A number of a restored backup is told from the
 * same number of another history by its token.
 */
export class Changes1764800000000 extends Migration {
  sql = `
    DROP FUNCTION IF EXISTS renew_cache_tags, renew_tags_of_post, renew_tag_of_lists, renew_tag_of_site, renew_tags_of_pictures,
      renew_tags_of_post_pictures, renew_tags_of_edition_pictures, renew_tag_of_withdrawn, tags_of_edition CASCADE;
    DROP TABLE cache_tag;
    DROP VIEW IF EXISTS post_count;

    CREATE TABLE change (
      n bigint NOT NULL PRIMARY KEY,
      token uuid NOT NULL DEFAULT gen_random_uuid(),
      at timestamp with time zone NOT NULL DEFAULT now(),
      post_id text
    );
    INSERT INTO change (n) VALUES (0);
    CREATE FUNCTION append_change(post_id text) RETURNS void LANGUAGE sql AS $$
      SELECT pg_advisory_xact_lock(3008);
      INSERT INTO change (n, post_id) SELECT max(n) + 1, append_change.post_id FROM change;
      SELECT pg_notify('change', '');
    $$;
    -- Scheduled posts count, as their date may come at any moment.
    CREATE FUNCTION append_change_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        was_for_visitors boolean := coalesce(OLD.deleted_at IS NULL AND OLD.state <> 'draft', false);
        is_for_visitors boolean := coalesce(NEW.deleted_at IS NULL AND NEW.state <> 'draft', false);
      BEGIN
        IF OLD IS DISTINCT FROM NEW AND (was_for_visitors OR is_for_visitors) THEN
          PERFORM append_change(coalesce(NEW.id, OLD.id));
        END IF;
        RETURN NULL;
      END $$;
    CREATE FUNCTION append_change_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM append_change(NULL);
        RETURN NULL;
      END $$;
    CREATE CONSTRAINT TRIGGER post_changed AFTER INSERT OR UPDATE OR DELETE ON post
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION append_change_of_post();
    CREATE CONSTRAINT TRIGGER category_changed AFTER INSERT OR UPDATE OR DELETE ON category
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION append_change_of_site();
    CREATE CONSTRAINT TRIGGER site_edition_changed AFTER INSERT OR UPDATE ON site_edition
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION append_change_of_site();
    CREATE CONSTRAINT TRIGGER withdrawn_picture_changed AFTER INSERT ON withdrawn_picture
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION append_change_of_site();
    CREATE CONSTRAINT TRIGGER site_plan_changed AFTER INSERT ON site_plan
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION append_change_of_site();

    -- Who writes files, where, and up to which change. No backup has it: those who run say it again.
    CREATE UNLOGGED TABLE renderer (
      id uuid NOT NULL PRIMARY KEY,
      folder uuid NOT NULL,
      done bigint NOT NULL,
      seen timestamp with time zone NOT NULL
    )`;
}

import { Migration } from '@salon/service-kit/migrate';
import type { QueryRunner } from 'typeorm';
import { refuseWith } from './1764400000000-baseline.js';

/**
 * What came until the release before the content was described once, with the name of that release's last migration. Its
 * databases skip it; those of the release of the baseline get all of it.
 */
export class CacheTags extends Migration {
  name = 'CacheTagOfSite1764550000000';

  async up(runner: QueryRunner): Promise<void> {
    await refuseWith('cache_tag', runner);
    await runner.query(EDITIONS);
    await runner.query(CACHE_TAGS);
  }
}

const EDITIONS = `
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
  )`;

/**
 * A tag stands for a group of public answers, and its value for what they say now. nginx stores each answer under the value of its
 * tag, so a new value takes all older copies away from everybody at once. Values are random: a restored backup brings back the
 * values of exactly that state, and no others.
 */
const CACHE_TAGS = `
  CREATE TABLE cache_tag (tag text NOT NULL PRIMARY KEY, value uuid NOT NULL DEFAULT gen_random_uuid());
  -- The tags 'lists' and 'related' are renewed by every change, those of the same name with 'kept-' only when something was
  -- changed or taken back that visitors could read. In an outage, answers from before a post was added are still good. The
  -- answer about the site has a tag of its own, so a published edition takes no list of posts out of reach in an outage.
  -- Posts are divided by the last character of their id, and pictures by the first of their key. So a change takes away the
  -- copies of few others.
  INSERT INTO cache_tag (tag)
  SELECT unnest(ARRAY['lists', 'related', 'kept-lists', 'kept-related', 'site'])
  UNION ALL SELECT 'post-' || name FROM regexp_split_to_table('abcdefghijklmnopqrstuvwxyz0123456789', '') AS name
  UNION ALL SELECT 'media-' || name FROM regexp_split_to_table('0123456789abcdef', '') AS name;

  -- Must be called last in a transaction, best by a deferred trigger: others that renew tags wait until it ends. A tag that
  -- this transaction has renewed already keeps its value, which nobody has seen yet. Unknown tags are ignored.
  CREATE FUNCTION renew_cache_tags(tags text[]) RETURNS void LANGUAGE sql AS $$
        SELECT pg_advisory_xact_lock(3008);
        UPDATE cache_tag SET value = gen_random_uuid()
        WHERE tag = ANY(tags) AND xmin <> pg_current_xact_id()::xid;
      $$;

  -- 'related' stands for what the pages of other posts show of a post. Scheduled posts count as visible, as their date may come
  -- at any moment; that it has come takes nothing back.
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
      END $$;
  CREATE FUNCTION renew_tag_of_lists() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM renew_cache_tags(ARRAY['lists', 'kept-lists']);
        RETURN NULL;
      END $$;
  -- The sitemap, a list, says when the site was published.
  CREATE FUNCTION renew_tag_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM renew_cache_tags(ARRAY['lists', 'site']);
        RETURN NULL;
      END $$;

  -- Pictures that visitors see no longer are taken out of nginx's cache: the tags of their keys are renewed.
  CREATE FUNCTION renew_tags_of_pictures(before text[], after text[]) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE tags text[] := ARRAY(
        SELECT DISTINCT 'media-' || left(key, 1) FROM unnest(before) AS key WHERE key <> ALL (after));
      BEGIN
        IF cardinality(tags) > 0 THEN PERFORM renew_cache_tags(tags); END IF;
      END $$;
  -- A scheduled post counts as visible before, as its date may have come at any moment, but not afterwards.
  CREATE FUNCTION renew_tags_of_post_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE after text[] := '{}';
      BEGIN
        IF OLD.deleted_at IS NOT NULL OR OLD.state = 'draft' THEN RETURN NULL; END IF;
        IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL AND NEW.state <> 'draft' AND NEW.date <= now() THEN
          after := array_remove(NEW.picture_keys || NEW.picture_key::text, NULL);
        END IF;
        PERFORM renew_tags_of_pictures(array_remove(OLD.picture_keys || OLD.picture_key::text, NULL), after);
        RETURN NULL;
      END $$;
  CREATE FUNCTION renew_tags_of_edition_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM renew_tags_of_pictures(coalesce(public_pictures, picture_keys), coalesce(NEW.public_pictures, NEW.picture_keys))
        FROM site_edition WHERE edition < NEW.edition ORDER BY edition DESC LIMIT 1;
        RETURN NULL;
      END $$;

  -- Deferred to the end of the transaction, when it takes no other locks any more.
  CREATE CONSTRAINT TRIGGER post_cache_tags AFTER INSERT OR UPDATE OR DELETE ON post
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_tags_of_post();
  CREATE CONSTRAINT TRIGGER category_cache_tags AFTER INSERT OR UPDATE OR DELETE ON category
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_tag_of_lists();
  CREATE CONSTRAINT TRIGGER site_edition_cache_tags AFTER INSERT ON site_edition
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_tag_of_site();
  CREATE CONSTRAINT TRIGGER post_picture_tags AFTER UPDATE OR DELETE ON post
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_tags_of_post_pictures();
  CREATE CONSTRAINT TRIGGER site_edition_picture_tags AFTER INSERT ON site_edition
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_tags_of_edition_pictures()`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that visitors see no longer are taken out of nginx's cache: these triggers renew the tags of their keys. */
export class PublicPictures1764510000000 implements MigrationInterface {
  name = 'PublicPictures1764510000000';

  async up(runner: QueryRunner): Promise<void> {
    // The pictures of an edition that pages show. Null in editions of earlier releases: all that are in the edition.
    await runner.query('ALTER TABLE site_edition ADD COLUMN public_pictures text[]');
    await runner.query(`
      CREATE FUNCTION renew_tags_of_pictures(before text[], after text[]) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE tags text[] := ARRAY(
        SELECT DISTINCT 'media-' || left(key, 1) FROM unnest(before) AS key WHERE key <> ALL (after));
      BEGIN
        IF cardinality(tags) > 0 THEN PERFORM renew_cache_tags(tags); END IF;
      END $$`);
    // A scheduled post counts as visible before, as its date may have come at any moment, but not afterwards.
    await runner.query(`
      CREATE FUNCTION renew_tags_of_post_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE after text[] := '{}';
      BEGIN
        IF OLD.deleted_at IS NOT NULL OR OLD.state = 'draft' THEN RETURN NULL; END IF;
        IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL AND NEW.state <> 'draft' AND NEW.date <= now() THEN
          after := array_remove(NEW.picture_keys || NEW.picture_key::text, NULL);
        END IF;
        PERFORM renew_tags_of_pictures(array_remove(OLD.picture_keys || OLD.picture_key::text, NULL), after);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION renew_tags_of_edition_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM renew_tags_of_pictures(coalesce(public_pictures, picture_keys), coalesce(NEW.public_pictures, NEW.picture_keys))
        FROM site_edition WHERE edition < NEW.edition ORDER BY edition DESC LIMIT 1;
        RETURN NULL;
      END $$`);
    // Deferred to the end of the transaction, as renew_cache_tags demands.
    await runner.query(`
      CREATE CONSTRAINT TRIGGER post_picture_tags AFTER UPDATE OR DELETE ON post
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_tags_of_post_pictures()`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER site_edition_picture_tags AFTER INSERT ON site_edition
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_tags_of_edition_pictures()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER post_picture_tags ON post');
    await runner.query('DROP TRIGGER site_edition_picture_tags ON site_edition');
    await runner.query(
      'DROP FUNCTION renew_tags_of_edition_pictures, renew_tags_of_post_pictures, renew_tags_of_pictures',
    );
    await runner.query('ALTER TABLE site_edition DROP COLUMN public_pictures');
  }
}

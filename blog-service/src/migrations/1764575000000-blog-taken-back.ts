import { Migration } from '@salon/service-kit/migrate';
import type { QueryRunner } from 'typeorm';

/** An edition without the blog takes all posts back, and so renews all tags but those of pictures. */
export class BlogTakenBack1764575000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION tags_of_edition(content jsonb) RETURNS text[] LANGUAGE sql RETURN
        CASE WHEN content->'pages'->'blog' = 'false' THEN ARRAY(SELECT tag FROM cache_tag WHERE tag NOT LIKE 'media-%')
        ELSE ARRAY['lists', 'site'] END;
      CREATE OR REPLACE FUNCTION renew_tag_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM renew_cache_tags(tags_of_edition(NEW.content));
          RETURN NULL;
        END $$;
      -- A blog may have been switched off before this release.
      SELECT renew_cache_tags(tags_of_edition(content)) FROM site_edition ORDER BY edition DESC LIMIT 1`);
  }
}

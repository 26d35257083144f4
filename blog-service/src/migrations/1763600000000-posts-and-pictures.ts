import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PostsAndPictures1763600000000 implements MigrationInterface {
  name = 'PostsAndPictures1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS unaccent');

    // unaccent() is not immutable, because its default dictionary could change. With a named dictionary it is safe to index.
    await runner.query(`
      CREATE FUNCTION immutable_unaccent(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN unaccent('unaccent'::regdictionary, $1)`);
    // The words of a text or of HTML, without accents and case, in any language. Postgres treats a tag as a gap between
    // words. That is wrong only for tags inside a line, so these are removed first. Positions are dropped: the search
    // doesn't rank by them, and a short vector is read faster.
    await runner.query(`
      CREATE FUNCTION words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN strip(to_tsvector('simple'::regconfig, immutable_unaccent(
        regexp_replace($1, '</?(strong|em|u|s|code|a)( [^>]*)?>', '', 'g'))))`);
    // Makes a query of what a visitor typed, in which every word may be the start of a word. NULL when there is no word in it.
    await runner.query(`
      CREATE FUNCTION words_query(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (
        SELECT string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || ''':*', ' & ')::tsquery
        FROM unnest(words($1))
      )`);

    await runner.query(`
      CREATE TABLE picture (
        key character varying(60) NOT NULL,
        used_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT picture_pkey PRIMARY KEY (key)
      )`);
    await runner.query(`
      CREATE TABLE picture_file (
        picture_key character varying(60) NOT NULL,
        name character varying(20) NOT NULL,
        bytes bytea NOT NULL,
        CONSTRAINT picture_file_pkey PRIMARY KEY (picture_key, name),
        CONSTRAINT picture_file_picture FOREIGN KEY (picture_key) REFERENCES picture (key) ON DELETE CASCADE
      )`);
    // Pictures are compressed already, so Postgres does not compress them again.
    await runner.query('ALTER TABLE picture_file ALTER COLUMN bytes SET STORAGE EXTERNAL');

    await runner.query(`
      CREATE TABLE post (
        id character varying(80) NOT NULL,
        title text NOT NULL,
        content text NOT NULL,
        excerpt text NOT NULL,
        author text NOT NULL,
        category character varying(40),
        image_url text,
        picture_key character varying(60),
        image_alt text,
        date timestamp(3) with time zone NOT NULL,
        updated timestamp(3) with time zone NOT NULL,
        deleted_at timestamp with time zone,
        version integer NOT NULL,
        title_words tsvector GENERATED ALWAYS AS (words(title)) STORED NOT NULL,
        all_words tsvector GENERATED ALWAYS AS (words(title || ' ' || content)) STORED NOT NULL,
        CONSTRAINT post_pkey PRIMARY KEY (id),
        CONSTRAINT post_picture_key FOREIGN KEY (picture_key) REFERENCES picture (key)
      )`);
    await runner.query('CREATE INDEX post_live ON post (date, id) WHERE deleted_at IS NULL');
    await runner.query(
      'CREATE INDEX post_live_category ON post (category, date, id) WHERE deleted_at IS NULL',
    );
    await runner.query('CREATE INDEX post_deleted ON post (deleted_at) WHERE deleted_at IS NOT NULL');
    await runner.query('CREATE INDEX post_picture ON post (picture_key)');
    await runner.query('CREATE INDEX post_title_words ON post USING gin (title_words)');
    await runner.query('CREATE INDEX post_all_words ON post USING gin (all_words)');
    // Stored in the row itself, not in the TOAST table: a search that goes through the newest posts reads these for
    // each of them.
    await runner.query(
      'ALTER TABLE post ALTER COLUMN title_words SET STORAGE MAIN, ALTER COLUMN all_words SET STORAGE MAIN',
    );
    // Depending on how common a word is, the planner either reads the newest posts until enough match, or uses the word
    // index. More statistics help it to choose.
    await runner.query('ALTER TABLE post ALTER COLUMN title_words SET STATISTICS 1000');
    await runner.query('ALTER TABLE post ALTER COLUMN all_words SET STATISTICS 1000');
    await describeGeneratedColumns(runner);

    // How many posts are visible, in all (category '') and by category, so that no request has to count them.
    await runner.query(`
      CREATE TABLE post_count (
        category text NOT NULL PRIMARY KEY,
        posts integer NOT NULL,
        changed timestamp with time zone NOT NULL DEFAULT now()
      )`);
    await runner.query("INSERT INTO post_count (category, posts) VALUES ('', 0)");
    await this.countIn(runner, 'added', '+');
    await this.countIn(runner, 'removed', '-');
    await runner.query(`
      CREATE TRIGGER post_inserted AFTER INSERT ON post REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_added_posts()`);
    await runner.query(`
      CREATE TRIGGER post_updated_from AFTER UPDATE ON post REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION count_removed_posts()`);
    await runner.query(`
      CREATE TRIGGER post_updated_to AFTER UPDATE ON post REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_added_posts()`);
    await runner.query(`
      CREATE TRIGGER post_removed AFTER DELETE ON post REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION count_removed_posts()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE post, post_count, picture_file, picture');
    await runner.query('DELETE FROM typeorm_metadata WHERE "table" = \'post\'');
    await runner.query(
      'DROP FUNCTION count_added_posts, count_removed_posts, words_query, words, immutable_unaccent',
    );
  }

  private async countIn(runner: QueryRunner, rows: 'added' | 'removed', sign: '+' | '-'): Promise<void> {
    // The row '' is updated first, so that concurrent transactions wait in line for it and cannot deadlock.
    await runner.query(`
      CREATE FUNCTION count_${rows}_posts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
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
}

/** TypeORM keeps the expressions of generated columns in this table, to compare them with the entities. */
async function describeGeneratedColumns(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE IF NOT EXISTS typeorm_metadata (
      type character varying NOT NULL,
      database character varying,
      schema character varying,
      "table" character varying,
      name character varying,
      value text
    )`);
  await runner.query(`
    INSERT INTO typeorm_metadata (type, database, schema, "table", name, value) VALUES
      ('GENERATED_COLUMN', current_database(), current_schema(), 'post', 'title_words', 'words(title)'),
      ('GENERATED_COLUMN', current_database(), current_schema(), 'post', 'all_words',
        'words(((title || '' ''::text) || content))')`);
}

import { Migration } from '@salon/service-kit/migrate';
import { StartupError } from '@salon/service-kit/startup-error';
import type { QueryRunner } from 'typeorm';

/**
 * The schema of the oldest release that can be upgraded. Its name is that of the last migration which this one replaces, so
 * a database of that release or a later one skips it.
 */
export class Baseline extends Migration {
  name = 'DraftsHistoryAndCategories1764400000000';

  sql = [SEARCH, PICTURES, POSTS, EDITIONS, CATEGORIES, COUNTERS].join(';');

  override async up(runner: QueryRunner): Promise<void> {
    await refuseWith('post', runner);
    await super.up(runner);
  }
}

/** Throws when the database has a table of a release between those that can be upgraded, or before them. */
export async function refuseWith(table: string, runner: QueryRunner): Promise<void> {
  if (await runner.hasTable(table)) {
    throw new StartupError(
      'DATABASE_URL: the database is of a release that cannot be upgraded at once. Please start the next release on it first.',
    );
  }
}

const SEARCH = `
  CREATE EXTENSION IF NOT EXISTS unaccent;

  -- unaccent() is not immutable, because its default dictionary could change. With a named dictionary it is safe to index.
  CREATE FUNCTION immutable_unaccent(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN unaccent('unaccent'::regdictionary, $1);

  -- The words of a text or of HTML, without accents and case, in any language. Postgres treats a tag as a gap between words.
  -- That is wrong only for tags inside a line, so these are removed first. Positions are dropped: the search doesn't rank by
  -- them, and a short vector is read faster.
  CREATE FUNCTION words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN strip(to_tsvector('simple'::regconfig, immutable_unaccent(
    regexp_replace($1, '</?(strong|em|u|s|code|a)( [^>]*)?>', '', 'g'))));

  -- Makes a query of what a visitor typed: all words must match, and the last may be only the start of a word. NULL when there
  -- is no word in it. Whole words are found faster: the index need not collect the posts of all words with that start.
  CREATE FUNCTION words_query(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''' || ending, ' & ')::tsquery
    FROM (
      SELECT lexeme, '' AS ending FROM unnest(words(regexp_replace($1, '\\S+\\s*$', '')))
      UNION ALL
      SELECT lexeme, ':*' FROM unnest(words(substring($1 FROM '\\S+\\s*$')))
    ) AS typed
  )`;

const PICTURES = `
  CREATE TABLE picture (
    key character varying(60) NOT NULL,
    used_at timestamp with time zone NOT NULL DEFAULT now(),
    kept_until timestamp with time zone,
    focus_x real,
    focus_y real,
    CONSTRAINT picture_pkey PRIMARY KEY (key)
  );
  CREATE TABLE picture_file (
    picture_key character varying(60) NOT NULL,
    name character varying(20) NOT NULL,
    bytes bytea NOT NULL,
    CONSTRAINT picture_file_pkey PRIMARY KEY (picture_key, name),
    CONSTRAINT picture_file_picture FOREIGN KEY (picture_key) REFERENCES picture (key) ON DELETE CASCADE
  );
  -- Pictures are compressed already, so Postgres does not compress them again.
  ALTER TABLE picture_file ALTER COLUMN bytes SET STORAGE EXTERNAL`;

const POSTS = `
  -- An index entry has room for 2,700 bytes, so title_words has only the words of the first 200 characters. Later words of a
  -- title are still found, as text.
  CREATE TABLE post (
    id character varying(80) NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    excerpt text NOT NULL,
    author text NOT NULL,
    category text,
    image_url text,
    picture_key character varying(60),
    image_alt text,
    focus jsonb,
    date timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    deleted_at timestamp with time zone,
    state character varying(10) NOT NULL DEFAULT 'published',
    was_public boolean NOT NULL DEFAULT true,
    earlier_ids text[] NOT NULL DEFAULT '{}',
    picture_keys text[] NOT NULL DEFAULT '{}',
    version integer NOT NULL,
    title_words tsvector GENERATED ALWAYS AS (words(left(title, 200))) STORED NOT NULL,
    all_words tsvector GENERATED ALWAYS AS (words(title || ' ' || content)) STORED NOT NULL,
    CONSTRAINT post_pkey PRIMARY KEY (id),
    CONSTRAINT post_picture_key FOREIGN KEY (picture_key) REFERENCES picture (key)
  );
  -- Stored in the row itself, not in the TOAST table: a search that goes through the newest posts reads these for each of
  -- them. Depending on how common a word is, the planner either reads the newest posts until enough match, or uses the word
  -- index. More statistics help it to choose.
  ALTER TABLE post ALTER COLUMN title_words SET STORAGE MAIN, ALTER COLUMN all_words SET STORAGE MAIN,
    ALTER COLUMN title_words SET STATISTICS 1000, ALTER COLUMN all_words SET STATISTICS 1000;
  CREATE INDEX post_deleted ON post (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX post_picture ON post (picture_key);
  CREATE INDEX post_pictures ON post USING gin (picture_keys);
  CREATE INDEX post_earlier_ids ON post USING gin (earlier_ids);
  CREATE INDEX post_drafts ON post (updated, id) WHERE deleted_at IS NULL AND state = 'draft';
  CREATE INDEX post_scheduled ON post (date) WHERE deleted_at IS NULL AND state = 'scheduled';

  -- A working copy beside the post. Saving it does not touch the rows and indexes that visitors read.
  CREATE TABLE post_changes (
    post_id character varying(80) NOT NULL PRIMARY KEY,
    version uuid NOT NULL,
    text jsonb NOT NULL,
    picture_keys text[] NOT NULL,
    saved timestamp(3) with time zone NOT NULL,
    CONSTRAINT post_changes_post FOREIGN KEY (post_id) REFERENCES post (id) ON UPDATE CASCADE ON DELETE CASCADE
  );
  CREATE INDEX post_changes_pictures ON post_changes USING gin (picture_keys);
  CREATE TABLE post_revision (
    post_id character varying(80) NOT NULL,
    n integer NOT NULL,
    date timestamp(3) with time zone NOT NULL,
    reason character varying(10) NOT NULL,
    text jsonb NOT NULL,
    picture_keys text[] NOT NULL,
    PRIMARY KEY (post_id, n),
    CONSTRAINT post_revision_post FOREIGN KEY (post_id) REFERENCES post (id) ON UPDATE CASCADE ON DELETE CASCADE
  );
  CREATE INDEX post_revision_pictures ON post_revision USING gin (picture_keys);

  -- A post stores the name of its category. A name that a category had before stays as its alias.
  CREATE TABLE category (id serial NOT NULL PRIMARY KEY, name text NOT NULL, retired boolean NOT NULL DEFAULT false);
  CREATE UNIQUE INDEX category_name ON category (lower(name));
  CREATE TABLE category_alias (name text NOT NULL PRIMARY KEY, category_id integer NOT NULL REFERENCES category (id));

  -- The answers of POST requests, so that a repeated request makes no second post. json, not jsonb, keeps the order of fields,
  -- so a repeated answer is exactly the same.
  CREATE TABLE idempotency_key (
    key character varying(100) NOT NULL PRIMARY KEY,
    body_digest character varying(64) NOT NULL,
    answer json,
    created_at timestamp with time zone NOT NULL DEFAULT now()
  );
  CREATE INDEX idempotency_key_created ON idempotency_key (created_at)`;

/** Those of a new site. The owner changes hers in the database. */
const CATEGORIES = `
  INSERT INTO category (name) VALUES
    ('Hair Care'), ('Skin Care'), ('Nail Care'), ('Spa & Wellness'), ('Hair Treatments'), ('Facial Treatments'),
    ('Curly Hair'), ('Beauty Tips'), ('Salon News'), ('Trends & Style'), ('Product Reviews')`;

/** How many posts are visible. Nothing counts them any more, but backups have the table. */
const COUNTERS = `
  CREATE TABLE post_count (
    category text NOT NULL PRIMARY KEY,
    posts integer NOT NULL,
    changed timestamp with time zone NOT NULL DEFAULT now()
  )`;

/** The site's content that the owner edits: published editions, which never change, and one draft. */
const EDITIONS = `
  -- The current edition is the one with the highest number. A flag could by mistake be set on two of them.
  CREATE TABLE site_edition (
    edition integer NOT NULL PRIMARY KEY CHECK (edition > 0),
    published_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    summary text[] NOT NULL,
    content jsonb NOT NULL,
    picture_keys text[] NOT NULL
  );
  CREATE INDEX site_edition_pictures ON site_edition USING gin (picture_keys);
  CREATE FUNCTION keep_editions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'a published edition is never changed'; END $$;
  CREATE TRIGGER site_edition_kept BEFORE UPDATE OR DELETE ON site_edition FOR EACH ROW EXECUTE FUNCTION keep_editions();

  -- Each save makes a random version. So a new draft never has the same version as one that was thrown away.
  CREATE TABLE site_draft (
    single boolean NOT NULL DEFAULT true PRIMARY KEY CHECK (single),
    version uuid NOT NULL,
    based_on integer NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    content jsonb NOT NULL,
    picture_keys text[] NOT NULL
  )`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A search first reads the titles of the newest posts, which are in the index by date, and only then uses the word index. */
export class SearchNewestPostsFirst1764000000000 implements MigrationInterface {
  name = 'SearchNewestPostsFirst1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    // Makes a query of what a visitor typed: all words must match, and the last may be only the start of a word. NULL when
    // there is no word in it. Whole words are found faster: the index need not collect the posts of all words with that start.
    await runner.query(`
      CREATE OR REPLACE FUNCTION words_query(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (
        SELECT string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''' || ending, ' & ')::tsquery
        FROM (
          SELECT lexeme, '' AS ending FROM unnest(words(regexp_replace($1, '\\S+\\s*$', '')))
          UNION ALL
          SELECT lexeme, ':*' FROM unnest(words(substring($1 FROM '\\S+\\s*$')))
        ) AS typed
      )`);
    // An index entry has room for 2,700 bytes, so the column has only the words of the first 200 characters. Later
    // words of a title are still found, as text.
    await titleWords(runner, 'words(left(title, 200))', ' INCLUDE (title_words)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION words_query(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (
        SELECT string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || ''':*', ' & ')::tsquery
        FROM unnest(words($1))
      )`);
    await titleWords(runner, 'words(title)', '');
  }
}

/** Drops the column and its indexes and makes them again: Postgres can't change a generated column's expression. */
async function titleWords(runner: QueryRunner, expression: string, include: string): Promise<void> {
  await runner.query('DROP INDEX post_live, post_live_category');
  await runner.query('ALTER TABLE post DROP COLUMN title_words');
  await runner.query(
    `ALTER TABLE post ADD COLUMN title_words tsvector GENERATED ALWAYS AS (${expression}) STORED NOT NULL`,
  );
  await runner.query(
    'ALTER TABLE post ALTER COLUMN title_words SET STORAGE MAIN, ALTER COLUMN title_words SET STATISTICS 1000',
  );
  await runner.query(`CREATE INDEX post_live ON post (date, id)${include} WHERE deleted_at IS NULL`);
  await runner.query(
    `CREATE INDEX post_live_category ON post (category, date, id)${include} WHERE deleted_at IS NULL`,
  );
  await runner.query('CREATE INDEX post_title_words ON post USING gin (title_words)');
  await runner.query(
    `UPDATE typeorm_metadata SET value = $1 WHERE "table" = 'post' AND name = 'title_words'`,
    [expression],
  );
}

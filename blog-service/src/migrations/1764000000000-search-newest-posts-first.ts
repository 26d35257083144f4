import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A search looks through the titles of the newest posts, in the date's index, before it takes to the word index. */
export class SearchNewestPostsFirst1764000000000 implements MigrationInterface {
  name = 'SearchNewestPostsFirst1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    // What a visitor typed, as a query for all its words, of which the last may be only the start of one. NULL when there
    // is no word in it. A whole word is found faster: the index needn't gather the posts of all words that begin with it.
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
    // An index entry has room for 2,700 bytes, hence only the words of the first 200 characters: what is beyond is found
    // as text.
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

/** Makes the column and its indexes anew: Postgres can't change a generated column's expression. */
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

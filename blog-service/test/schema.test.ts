import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { testConfig } from './app.js';
import { createDatabase } from './database.js';

let dataSource: DataSource;
beforeAll(async () => {
  const config = testConfig(await createDatabase());
  await migrate(config);
  dataSource = await new DataSource(databaseOptions(config)).initialize();
});
afterAll(() => dataSource.destroy());

test('the migrations make the schema that the entities describe', async () => {
  const missing = await dataSource.driver.createSchemaBuilder().log();
  expect(missing.upQueries.map(({ query }) => query)).toEqual([]);
});

test('a post of the version before is found after the upgrade', async () => {
  await dataSource.undoLastMigration();
  await dataSource.query(
    `INSERT INTO post (id, title, content, excerpt, author, date, updated, version)
     VALUES ('kept', 'Curls in the rain', 'Scrunch them dry.', '', '', now(), now(), 1)`,
  );
  await dataSource.runMigrations();
  const found = "SELECT id FROM post WHERE title_words @@ words_query('curls rai')";
  expect(await dataSource.query(found)).toEqual([{ id: 'kept' }]);
  await dataSource.query('DELETE FROM post');
});

test('the migrations can be taken back and made again', async () => {
  for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
  const left: unknown[] = await dataSource.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('migrations', 'typeorm_metadata')
     UNION SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname NOT LIKE 'unaccent%'`,
  );
  expect(left).toEqual([]);
  await dataSource.runMigrations();
});

import { expect, test } from '@jest/globals';
import { databaseOptions } from '@salon/service-kit/database';
import { DataSource } from 'typeorm';
import { SearchNewestPostsFirst1764000000000 } from '../src/migrations/1764000000000-search-newest-posts-first.js';
import { blogTests } from './app.js';

test('a post of the version before the search was rebuilt is found after the upgrade', async () => {
  const config = blogTests.config({ DATABASE_URL: await blogTests.createDatabase() });
  const dataSource = await new DataSource(databaseOptions(blogTests.service, config)).initialize();
  const migration = new SearchNewestPostsFirst1764000000000();
  const runner = dataSource.createQueryRunner();
  await migration.down(runner);
  await runner.query(
    `INSERT INTO post (id, title, content, excerpt, author, date, updated, version)
     VALUES ('kept', 'Curls in the rain', 'Scrunch them dry.', '', '', now(), now(), 1)`,
  );
  await migration.up(runner);
  const found = "SELECT id FROM post WHERE title_words @@ words_query('curls rai')";
  expect(await runner.query(found)).toEqual([{ id: 'kept' }]);
  await runner.release();
  await dataSource.destroy();
});

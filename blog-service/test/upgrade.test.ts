import { migrate } from '@salon/service-kit/migrate';
import { createEmptyDatabase } from '@salon/service-kit/testing/database';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { PostLanguages1764840000000 } from '../src/migrations/1764840000000-post-languages.js';
import { blogTests } from './app.js';

test('posts of the release before are English, also those that it makes beside this one', async () => {
  const DATABASE_URL = await createEmptyDatabase();
  const config = blogTests.config({ DATABASE_URL });
  const { database, ...service } = blogTests.service;
  const migrations = database.migrations.slice(0, database.migrations.indexOf(PostLanguages1764840000000));
  await migrate({ ...service, database: { ...database, migrations } }, config);
  const client = new Client(DATABASE_URL);
  await client.connect();
  const make = (id: string) =>
    client.query(
      `INSERT INTO post (id, title, content, excerpt, author, date, updated, version) VALUES ($1, '', '', '', '', now(), now(), 1)`,
      [id],
    );
  await make('before');
  await migrate(blogTests.service, config);
  await make('beside');
  const { rows } = await client.query('SELECT language, family FROM post');
  await client.end();
  expect(rows).toEqual([
    { language: 'en', family: null },
    { language: 'en', family: null },
  ]);
});

test('a database of a release that cannot be upgraded is refused with a sentence', async () => {
  const DATABASE_URL = await createEmptyDatabase();
  const database = new Client(DATABASE_URL);
  await database.connect();
  await database.query('CREATE TABLE post (id text)');
  await database.end();
  await expect(migrate(blogTests.service, blogTests.config({ DATABASE_URL }))).rejects.toThrow(
    /^DATABASE_URL: the database is of a release that cannot be upgraded at once\./,
  );
});

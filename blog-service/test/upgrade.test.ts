import { sampleContent } from '@salon/content/testing/sample';
import { migrate } from '@salon/service-kit/migrate';
import { createEmptyDatabase } from '@salon/service-kit/testing/database';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { expect, test } from 'vitest';
import { EditionsService } from '../src/editions/editions.service.js';
import { Jobs } from '../src/jobs.service.js';
import { blogTests } from './app.js';

test('a site of the oldest release that can be upgraded keeps its posts, pictures, edition and draft', async () => {
  const { app, url } = await blogTests.start();
  const dataSource = app.get(DataSource);
  await dataSource.query('TRUNCATE site_edition');
  for (const _ of dataSource.migrations.slice(1)) await dataSource.undoLastMigration();

  const [ofPost, ofEdition, unused] = ['0', '1', '2'].map((digit) => `${digit.repeat(20)}-10x10-ffffff`);
  const keys = [ofPost, ofEdition, unused];
  const content = JSON.stringify(sampleContent());
  await dataSource.query(
    "INSERT INTO picture (key, used_at) SELECT unnest($1::text[]), now() - interval '2 hours'",
    [keys],
  );
  await dataSource.query("INSERT INTO picture_file SELECT unnest($1::text[]), '960.jpg', 'x'", [keys]);
  await dataSource.query(
    `INSERT INTO post (id, title, content, excerpt, author, category, date, updated, version, picture_keys)
     VALUES ('kept', 'Curls in the rain', $1, 'Short', 'Meena', 'Curly Hair', '2026-01-01', '2026-02-01', 3, $2)`,
    [`Scrunch them dry. <img src="/media/${ofPost}/960.jpg">`, [ofPost]],
  );
  await dataSource.query(
    "INSERT INTO site_edition (edition, summary, content, picture_keys) VALUES (0, '{}', $1, '{}'), (1, '{Prices}', $1, $2)",
    [content, [ofEdition]],
  );
  await dataSource.query(
    `INSERT INTO site_draft (version, based_on, updated, content, picture_keys)
     VALUES (gen_random_uuid(), 1, now(), $1, '{}')`,
    [content],
  );
  await dataSource.runMigrations();
  await app.get(EditionsService).onApplicationBootstrap();
  await app.get(Jobs).cleanUp();

  const get = async (path: string) => (await fetch(url + path)).json();
  expect(await get('/api/blogs?category=Curly%20Hair&q=curls')).toMatchObject([{ _id: 'kept' }]);
  expect(await get('/api/blogs/kept')).toMatchObject({ author: 'Meena', focus: null });
  expect(await get('/api/site')).toMatchObject({ edition: 1 });
  expect(await dataSource.query('SELECT edition FROM site_edition ORDER BY edition')).toEqual([
    { edition: 0 },
    { edition: 1 },
  ]);
  expect(await dataSource.query('SELECT based_on FROM site_draft')).toEqual([{ based_on: 1 }]);
  const statuses = keys.map(async (key) => (await fetch(`${url}/media/${key}/960.jpg`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  expect(await dataSource.query('SELECT key FROM picture ORDER BY key')).toEqual([
    { key: ofPost },
    { key: ofEdition },
  ]);
  await app.close();
});

test('a database of an older release is refused with a sentence', async () => {
  const DATABASE_URL = await createEmptyDatabase();
  const database = new Client(DATABASE_URL);
  await database.connect();
  await database.query('CREATE TABLE post (id text)');
  await database.end();
  await expect(migrate(blogTests.service, blogTests.config({ DATABASE_URL }))).rejects.toThrow(
    /^DATABASE_URL: the database is of a release that is too old/,
  );
});

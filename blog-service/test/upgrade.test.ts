import { databaseOptions } from '@salon/service-kit/database';
import { DataSource, type QueryRunner } from 'typeorm';
import { expect, test } from 'vitest';
import { CleanupService } from '../src/cleanup/cleanup.service.js';
import { EditionsService } from '../src/editions/editions.service.js';
import { SearchNewestPostsFirst1764000000000 } from '../src/migrations/1764000000000-search-newest-posts-first.js';
import { SiteEditions1764300000000 } from '../src/migrations/1764300000000-site-editions.js';
import { FocusOfPictures1764350000000 } from '../src/migrations/1764350000000-focus-of-pictures.js';
import { DraftsHistoryAndCategories1764400000000 } from '../src/migrations/1764400000000-drafts-history-and-categories.js';
import { encodePicture } from '../src/pictures/encode.js';
import { PicturesRepository } from '../src/pictures/pictures.repository.js';
import { blogTests } from './app.js';
import { jpeg } from './samples.js';

/** Does the work in the database of the version before this migration, and then upgrades it. */
async function beforeMigration(
  dataSource: DataSource,
  { name }: { name: string },
  work: (runner: QueryRunner) => Promise<unknown>,
): Promise<void> {
  const later = dataSource.migrations.slice(dataSource.migrations.findIndex((one) => one.name === name));
  for (const _ of later) await dataSource.undoLastMigration();
  const runner = dataSource.createQueryRunner();
  await work(runner);
  await runner.release();
  await dataSource.runMigrations();
}

test('a post of the version before the search was rebuilt is found after the upgrade', async () => {
  const config = blogTests.config({ DATABASE_URL: await blogTests.createDatabase() });
  const dataSource = await new DataSource(databaseOptions(blogTests.service, config)).initialize();
  await beforeMigration(dataSource, new SearchNewestPostsFirst1764000000000(), (runner) =>
    runner.query(
      `INSERT INTO post (id, title, content, excerpt, author, date, updated, version)
       VALUES ('kept', 'Curls in the rain', 'Scrunch them dry.', '', '', now(), now(), 1)`,
    ),
  );
  const found = "SELECT id FROM post WHERE title_words @@ words_query('curls rai')";
  expect(await dataSource.query(found)).toEqual([{ id: 'kept' }]);
  await dataSource.destroy();
});

test('pictures of the version before there were editions are kept, served and cleaned up as before', async () => {
  const { app, url } = await blogTests.start();
  const dataSource = app.get(DataSource);
  const [shown, unused] = ['0', '1'].map((digit) => `${digit.repeat(20)}-10x10-ffffff`);
  await beforeMigration(dataSource, new SiteEditions1764300000000(), async (runner) => {
    await runner.query(
      "INSERT INTO picture (key, used_at) VALUES ($1, now() - interval '2 hours'), ($2, now() - interval '2 hours')",
      [shown, unused],
    );
    await runner.query("INSERT INTO picture_file VALUES ($1, '960.jpg', 'x'), ($2, '960.jpg', 'x')", [
      shown,
      unused,
    ]);
    await runner.query(
      `INSERT INTO post (id, title, content, excerpt, author, picture_key, date, updated, version)
     VALUES ('kept', 'Title', 'Text', '', '', $1, now(), now(), 1)`,
      [shown],
    );
  });
  const status = async (key?: string) => (await fetch(`${url}/media/${key}/960.jpg`)).status;
  expect([await status(shown), await status(unused)]).toEqual([200, 404]);
  await app.get(CleanupService).run();
  expect(await dataSource.query('SELECT key FROM picture')).toEqual([{ key: shown }]);
  await app.get(EditionsService).onApplicationBootstrap();
  expect(await (await fetch(`${url}/api/site`)).json()).toMatchObject({ edition: 1 });
  await app.close();
});

test('posts of the version before there were drafts are what they were, also one that it stores while the new one starts', async () => {
  const { app, url } = await blogTests.start();
  const dataSource = app.get(DataSource);
  const key = `${'0'.repeat(20)}-10x10-ffffff`;
  const store = (id: string, to: QueryRunner | DataSource) =>
    to.query(
      `INSERT INTO post (id, title, content, excerpt, author, category, date, updated, version)
       VALUES ($1, 'Curls in the rain', $2, 'Short', 'Meena', 'Curly Hair', '2026-01-01', '2026-02-01', 3)`,
      [id, `Scrunch them dry. <img src="/media/${key}/960.jpg">`],
    );
  await beforeMigration(dataSource, new DraftsHistoryAndCategories1764400000000(), async (runner) => {
    await runner.query("INSERT INTO picture (key, used_at) VALUES ($1, now() - interval '2 hours')", [key]);
    await runner.query("INSERT INTO picture_file VALUES ($1, '960.jpg', 'x')", [key]);
    await store('kept', runner);
  });
  await store('late', dataSource);
  const get = async (path: string) => (await fetch(url + path)).json();
  const list = await fetch(`${url}/api/blogs?category=Curly%20Hair&q=curls`);
  expect(((await list.json()) as { _id: string }[]).map(({ _id }) => _id)).toEqual(['late', 'kept']);
  expect(list.headers.get('X-Total-Count')).toBe('2');
  expect(await get('/api/categories')).toContainEqual({ id: 7, name: 'Curly Hair', posts: 2 });
  expect(await get('/api/blogs/kept')).toMatchObject({ author: 'Meena', focus: null });
  // The picture is found in the post's text, where the previous release did not look for pictures.
  await app.get(CleanupService).run();
  expect((await fetch(`${url}/media/${key}/960.jpg`)).status).toBe(200);
  await app.close();
});

test('a picture that was stored before pictures had a focus is served as before, and learns it when it is sent again', async () => {
  const { app, url } = await blogTests.start();
  const dataSource = app.get(DataSource);
  const sent = await encodePicture(await jpeg({ width: 40, height: 30 }));
  await beforeMigration(dataSource, new FocusOfPictures1764350000000(), async (runner) => {
    await runner.query("INSERT INTO picture (key, kept_until) VALUES ($1, now() + interval '1 hour')", [
      sent.key,
    ]);
    await runner.query("INSERT INTO picture_file VALUES ($1, '960.jpg', 'x')", [sent.key]);
    await runner.query(
      `INSERT INTO post (id, title, content, excerpt, author, picture_key, date, updated, version)
     VALUES ('kept', 'Title', 'Text', '', '', $1, now(), now(), 1)`,
      [sent.key],
    );
  });
  expect((await fetch(`${url}/media/${sent.key}/960.jpg`)).status).toBe(200);
  const focus = () => dataSource.query('SELECT focus_x AS x, focus_y AS y FROM picture');
  expect(await focus()).toEqual([{ x: null, y: null }]);
  await app.get(PicturesRepository).storeForADay(sent.key, sent);
  expect(await focus()).toEqual([sent.focus]);
  await app.close();
});

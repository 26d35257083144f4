import { expect, test } from '@jest/globals';
import { databaseOptions } from '@salon/service-kit/database';
import { DataSource } from 'typeorm';
import { CleanupService } from '../src/cleanup/cleanup.service.js';
import { SearchNewestPostsFirst1764000000000 } from '../src/migrations/1764000000000-search-newest-posts-first.js';
import { SiteEditions1764300000000 } from '../src/migrations/1764300000000-site-editions.js';
import { FocusOfPictures1764350000000 } from '../src/migrations/1764350000000-focus-of-pictures.js';
import { encodePicture } from '../src/pictures/encode.js';
import { PicturesRepository } from '../src/pictures/pictures.repository.js';
import { blogTests } from './app.js';
import { dataUrl, jpeg } from './samples.js';

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

test('pictures of the version before there were editions are kept, served and cleaned up as before', async () => {
  const { app, url } = await blogTests.start();
  const dataSource = app.get(DataSource);
  const migration = new SiteEditions1764300000000();
  const runner = dataSource.createQueryRunner();
  await migration.down(runner);
  const [shown, unused] = ['0', '1'].map((digit) => `${digit.repeat(20)}-10x10-ffffff`);
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
  await migration.up(runner);
  await runner.release();
  const status = async (key?: string) => (await fetch(`${url}/media/${key}/960.jpg`)).status;
  expect([await status(shown), await status(unused)]).toEqual([200, 404]);
  await app.get(CleanupService).run();
  expect(await dataSource.query('SELECT key FROM picture')).toEqual([{ key: shown }]);
  expect(await (await fetch(`${url}/api/site`)).json()).toMatchObject({ edition: 0 });
  await app.close();
});

test('a picture that was stored before pictures had a focus is served as before, and learns it when it is sent again', async () => {
  const { app, url } = await blogTests.start();
  const dataSource = app.get(DataSource);
  const runner = dataSource.createQueryRunner();
  const migration = new FocusOfPictures1764350000000();
  const sent = await encodePicture(dataUrl(await jpeg({ width: 40, height: 30 })));
  await migration.down(runner);
  await runner.query("INSERT INTO picture (key, kept_until) VALUES ($1, now() + interval '1 hour')", [
    sent.key,
  ]);
  await runner.query("INSERT INTO picture_file VALUES ($1, '960.jpg', 'x')", [sent.key]);
  await migration.up(runner);
  await runner.release();
  expect((await fetch(`${url}/media/${sent.key}/960.jpg`)).status).toBe(200);
  const focus = () => dataSource.query('SELECT focus_x AS x, focus_y AS y FROM picture');
  expect(await focus()).toEqual([{ x: null, y: null }]);
  await app.get(PicturesRepository).storeForADay(sent);
  expect(await focus()).toEqual([sent.focus]);
  await app.close();
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@salon/service-kit/testing/process';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogTests } from './app.js';
import { jpeg } from './samples.js';

let photos: string;
let database: Client;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  photos = await mkdtemp(join(tmpdir(), 'blog-photos-'));
  await writeFile(join(photos, 'jasmine-stone.jpg'), await jpeg());
  env = { ...(await blogTests.processEnvironment()), SEED_PHOTOS: photos };
  database = new Client(env.DATABASE_URL);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await rm(photos, { recursive: true });
});

test('seeding adds a dozen posts of nobody to an empty blog, with the photos there are; again, it adds nothing', async () => {
  expect(await run('commands/seed.js', env)).toEqual({ code: 0, output: '12 sample posts added.\n' });
  const { rows } = await database.query('SELECT picture_key, content FROM post ORDER BY date DESC');
  expect(rows.length).toBe(12);
  expect(rows.filter((row) => row.picture_key)).toEqual([rows[0]]);
  // The sample texts have links without this attribute. So the seeder's posts were sanitised like any other.
  for (const { content } of rows) expect(content).not.toMatch(/<a (?![^>]*rel="noopener noreferrer")/);
  expect((await database.query('SELECT FROM journal')).rowCount).toBe(0);

  await database.query('UPDATE post SET deleted_at = now() WHERE picture_key IS NULL');
  expect(await run('commands/seed.js', env)).toEqual({ code: 0, output: '0 sample posts added.\n' });
});

test('the samples that visitors see are listed by steps, the address too while nobody else can use it', async () => {
  const { code, output } = await run('commands/check-content.js', { ...env, PUBLIC_URL: 'http://localhost' });
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Edition 1, .* to be replaced before going live:\n {2}Name and logo: \d+, such as salon\./,
  );
  expect(output).toMatch(/\n {2}PUBLIC_URL: http:\/\/localhost\n$/);
});

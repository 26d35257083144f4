import { migrate } from '@salon/service-kit/migrate';
import { createEmptyDatabase } from '@salon/service-kit/testing/database';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { blogTests } from './app.js';

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

import { migrate } from '@salon/service-kit/migrate';
import { createEmptyDatabase } from '@salon/service-kit/testing/database';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { expect, test } from 'vitest';
import { RelatedFollowPictures1764560000000 } from '../src/migrations/1764560000000-related-follow-pictures.js';
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

test('a migration that does not find what it changes fails', async () => {
  const database = await new DataSource({ type: 'postgres', url: await createEmptyDatabase() }).initialize();
  const runner = database.createQueryRunner();
  const another = '$$ BEGIN RETURN NULL; END $$ LANGUAGE plpgsql';
  await runner.query(`CREATE FUNCTION renew_tags_of_post() RETURNS trigger AS ${another}`);
  await expect(new RelatedFollowPictures1764560000000().up(runner)).rejects.toThrow('is not the one');
  await runner.release();
  await database.destroy();
});

import { until } from '@salon/service-kit/testing/until';
import { afterEach, describe, expect, test } from 'vitest';
import { SAMPLE, useApp } from './app.js';
import { dataUrl, jpeg } from './samples.js';

const blog = useApp();

describe('a save that fails half-way leaves neither post nor picture', () => {
  afterEach(async () => {
    for (const table of ['post', 'picture', 'picture_file']) {
      expect(await blog.database.query(`SELECT FROM ${table}`)).toEqual([]);
    }
    // The next save succeeds.
    expect((await blog.admin('POST', '', { ...SAMPLE, image: dataUrl(await jpeg()) })).status).toBe(201);
    await blog.database.query('DELETE FROM post');
    await blog.database.query('DELETE FROM picture');
  });

  test('when the database connection is killed between picture and post', async () => {
    const locker = blog.database.createQueryRunner();
    await locker.startTransaction();
    await locker.query('LOCK TABLE post IN EXCLUSIVE MODE');
    const saving = blog.admin('POST', '', { ...SAMPLE, image: dataUrl(await jpeg()) });
    // By now the picture's rows are written, and the insert of the post waits for the lock.
    await until(async () => {
      const killed: unknown[] = await blog.database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO post %'`,
      );
      return killed.length > 0;
    });
    expect((await saving).status).toBe(503);
    await locker.rollbackTransaction();
    await locker.release();
  });
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '@salon/service-kit/testing/until';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PicturesService } from '../src/pictures/pictures.service.js';
import { expectRefused, SAMPLE, useApp } from './app.js';
import { dataUrl, jpeg } from './samples.js';

const blog = useApp();

const UNAVAILABLE = 'The service is not available right now. Please try again in a moment.';

async function stored(): Promise<{ posts: number; pictures: number; files: number }> {
  const [row]: [{ posts: number; pictures: number; files: number }] = await blog.database.query(
    `SELECT (SELECT count(*)::integer FROM post) AS posts, (SELECT count(*)::integer FROM picture) AS pictures,
       (SELECT count(*)::integer FROM picture_file) AS files`,
  );
  return row;
}

describe('a save that fails half-way leaves neither post nor picture', () => {
  afterEach(async () => {
    expect(await stored()).toEqual({ posts: 0, pictures: 0, files: 0 });
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
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO "post"%'`,
      );
      return killed.length > 0;
    });
    const response = await saving;
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await response.json()).toEqual({
      statusCode: 503,
      error: 'Service Unavailable',
      message: UNAVAILABLE,
    });
    await locker.rollbackTransaction();
    await locker.release();
  });

  test('when the database connection is killed between two statements', async () => {
    const { take } = PicturesService.prototype;
    const taken = vi.spyOn(PicturesService.prototype, 'take').mockImplementation(async function (
      this: PicturesService,
      manager,
      ...pictures
    ) {
      const missing = await take.call(this, manager, ...pictures);
      const [{ pid }]: [{ pid: number }] = await manager.query('SELECT pg_backend_pid() AS pid');
      await blog.database.query('SELECT pg_terminate_backend($1)', [pid]);
      await until(async () => manager.queryRunner?.isReleased === true);
      return missing;
    });
    const response = await blog.admin('POST', '', { ...SAMPLE, image: dataUrl(await jpeg()) });
    taken.mockRestore();
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await response.json()).toMatchObject({ message: UNAVAILABLE });
  });

  test('when the disk is full', async () => {
    await blog.database.query(`
      CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$`);
    await blog.database.query(
      'CREATE TRIGGER disk_full BEFORE INSERT ON post FOR EACH ROW EXECUTE FUNCTION disk_full()',
    );
    const response = await blog.admin('POST', '', { ...SAMPLE, image: dataUrl(await jpeg()) });
    await blog.database.query('DROP FUNCTION disk_full CASCADE');
    await expectRefused(response, 503, UNAVAILABLE);
  });

  test('when the client vanishes during the upload', async () => {
    const { hostname, port } = new URL(blog.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const body = JSON.stringify({ ...SAMPLE, image: dataUrl(Buffer.alloc(1_000_000)) });
    socket.write(
      `POST /api/blogs HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${blog.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, body.length / 2)}`,
      () => socket.destroy(),
    );
    await once(socket, 'close');
  });
});

test('after every connection to the database was cut, reading and writing go on', async () => {
  const { _id } = await blog.create();
  await Promise.all([1, 2, 3].map(() => blog.get('/api/blogs')));
  await blog.database
    .query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()')
    .catch(() => {});
  await until(async () => (await blog.status(`/api/blogs/${_id}`)) === 200);
  expect(await blog.status('/health/ready')).toBe(200);
  await blog.create();
});

test('thirty-two saves at once are all kept, and counted', async () => {
  await blog.database.query('DELETE FROM post');
  const categories = ['Hair Care', 'Skin Care', 'Nail Care', 'Salon News'];
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      blog.admin('POST', '', { ...SAMPLE, title: `Post number ${index}`, category: categories[index % 4] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(201));
  expect((await blog.get('/api/blogs')).headers.get('X-Total-Count')).toBe('32');
  expect((await blog.get('/api/blogs?category=Nail%20Care')).headers.get('X-Total-Count')).toBe('8');
});

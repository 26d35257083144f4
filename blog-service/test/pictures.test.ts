import { until } from '@salon/service-kit/testing/until';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import { PictureEncoder } from '../src/pictures/picture-encoder.js';
import { etagOf, expectRefused, inAnHour, type PostOut, SAMPLE, useApp } from './app.js';
import { dataUrl, jpeg } from './samples.js';

/** So wide that every width is stored. */
const WIDE = { width: 1500, height: 300 };

const blog = useApp();
let stored: string;
beforeAll(async () => {
  stored = `${(await blog.create({ image: dataUrl(await jpeg(WIDE)) })).image}`;
  await blog.database.query('CREATE TABLE kept AS TABLE picture_file');
});
beforeEach(async () => {
  await blog.database.query('DELETE FROM post');
  await blog.database.query('DELETE FROM picture');
});

const MEDIA = /^\/media\/[0-9a-f]{20}-\d+x\d+-[0-9a-f]{6}\/960\.jpg$/;

/** Creates a post with the picture that was encoded before the tests. */
async function postWithPicture(): Promise<PostOut & { image: string }> {
  const key = stored.split('/')[2];
  await blog.database.query('INSERT INTO picture (key) VALUES ($1) ON CONFLICT DO NOTHING', [key]);
  await blog.database.query('INSERT INTO picture_file TABLE kept ON CONFLICT DO NOTHING');
  const { image, ...post } = await blog.create({ image: stored });
  expect(image).toMatch(MEDIA);
  return { ...post, image: `${image}` };
}

const count = async (table: 'picture' | 'post') => (await blog.database.query(`SELECT FROM ${table}`)).length;
const cleanUp = () => blog.app.get(Jobs).cleanUp();

describe('a stored picture', () => {
  test('is served in every width and format, with a fixed type, immutable, with nosniff', async () => {
    const { image } = await postWithPicture();
    const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
    for (const width of [320, 480, 640, 960, 1440]) {
      for (const [extension, type] of Object.entries(types)) {
        const path = image.replace('960.jpg', `${width}.${extension}`);
        const response = await blog.get(path);
        expect(response.status).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': `${(await response.arrayBuffer()).byteLength}`,
        });
        expect((await blog.get(path, { 'If-None-Match': etagOf(response) })).status).toBe(304);
      }
    }
    const preview = await blog.get(image.replace('960.jpg', 'preview.jpg'));
    expect(preview.headers.get('Content-Type')).toBe('image/jpeg');
  });

  test('answers a JSON 404 for any other file', async () => {
    const { image } = await postWithPicture();
    for (const file of ['961.jpg', '960.png', 'preview.avif', '960.jpg%00', '..%2F960.jpg']) {
      await expectRefused(await blog.get(image.replace('960.jpg', file)), 404, 'Picture not found.');
    }
  });
});

test('the preview around a focus is made once for what visitors see or will see, and goes when another is', async () => {
  using encode = vi.spyOn(blog.app.get(PictureEncoder), 'preview');
  const LEFT = { x: 0, y: 0.5 };
  const RIGHT = { x: 0.95, y: 0.05 };
  const preview = async (image: string, name: string) => {
    const response = await blog.get(image.replace('960.jpg', name));
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const storedPreviews = async () => {
    const rows: { name: string }[] = await blog.database.query(
      "SELECT name FROM picture_file WHERE name LIKE 'preview-%' ORDER BY name",
    );
    return rows.map(({ name }) => name);
  };
  const { _id, image } = await postWithPicture();
  const left = () => preview(image, 'preview-0-50.jpg');
  // Not while a post is written, be it a draft or a working copy.
  const draft = await blog.create({ state: 'draft', image, focus: RIGHT });
  await blog.write('PUT', `/${_id}/changes`, { ...SAMPLE, image, focus: LEFT });
  expect(encode).not.toHaveBeenCalled();
  // That of a scheduled post is ready, and visitors get it from its date on.
  const focus = LEFT;
  const post = await blog.update(draft._id, { image, focus, state: 'scheduled', date: inAnHour() });
  expect([await storedPreviews(), (await left()).status]).toEqual([['preview-0-50.jpg'], 404]);
  await blog.database.query("UPDATE post SET state = 'published', date = now() WHERE state = 'scheduled'");
  const { status, bytes } = await left();
  expect(status).toBe(200);
  expect(bytes.length).toBeLessThan(250_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  for (const again of [{ focus }, {}]) await blog.update(post._id, { image, ...again });
  expect(encode).toHaveBeenCalledTimes(1);

  await blog.update(post._id, { image, focus: RIGHT });
  expect((await left()).status).toBe(404);
  const cleanUpLater = async () => {
    await blog.database.query("UPDATE picture SET used_at = now() - interval '2 hours'");
    await cleanUp();
  };
  await cleanUp();
  // It may be of a post that is being saved.
  expect(await storedPreviews()).toHaveLength(2);
  await cleanUpLater();
  expect(await storedPreviews()).toEqual(['preview-95-5.jpg']);
  expect((await preview(image, 'preview-95-5.jpg')).status).toBe(200);
  await blog.update(post._id, { image, state: 'draft' });
  expect((await preview(image, 'preview-95-5.jpg')).status).toBe(404);
  await cleanUpLater();
  expect(await storedPreviews()).toEqual([]);
});

const UNKNOWN = '/media/00000000000000000000-20x10-aabbcc/960.jpg';
const CONTENT = `${SAMPLE.content}<img src="${UNKNOWN}" alt="">`;

test.each([
  [{ image: UNKNOWN }, 'image', 'This picture is no longer stored. Please choose it again.'],
  [
    { content: CONTENT },
    'content',
    'A picture in the text is no longer stored. Please remove it, or choose it again.',
  ],
])(
  'a picture that is not stored is refused at its field, in posts, drafts and changes: %j',
  async (fields, field, message) => {
    const { _id } = await blog.create();
    for (const [method, path, changes] of [
      ['POST', '', {}],
      ['POST', '', { state: 'draft' }],
      ['PUT', `/${_id}`, {}],
      ['PUT', `/${_id}/changes`, {}],
    ] as const) {
      const answer = await blog.admin(method, path, { ...SAMPLE, ...fields, ...changes });
      await expectRefused(answer, 400, message, field);
    }
    expect(await count('post')).toBe(1);
  },
);

test('a post without a chosen cover has the first picture of its text as cover in every response', async () => {
  const first = await blog.store(await jpeg({ width: 10, height: 40 }));
  const { image } = await blog.store(await jpeg({ width: 40, height: 10 }));
  const { _id } = await blog.create({
    content: `${SAMPLE.content}<figure><img src="${first.image}" alt=""></figure><p><img src="${image}" alt=""></p>`,
  });
  await blog.create();
  const cover = { _id, image: first.image, focus: first.focus };
  expect(await blog.json(`/api/blogs/${_id}`)).toMatchObject(cover);
  expect(await blog.json('/api/blogs')).toMatchObject([{ image: null, focus: null }, cover]);
  const found = [
    await blog.json('/api/blogs?q=Monsoon'),
    await (await blog.admin('GET', '?state=all')).json(),
  ];
  for (const list of found) expect(list).toContainEqual(expect.objectContaining(cover));
  const { posts } = (await blog.json('/internal/changes')) as { posts: object[] };
  expect(posts).toContainEqual(expect.objectContaining(cover));
});

test('a picture in two posts can be seen until both are without it', async () => {
  const one = await postWithPicture();
  const two = await blog.create({ image: one.image });
  await blog.update(one._id, {});
  expect(await blog.status(one.image)).toBe(200);
  await blog.update(two._id, {});
  expect(await blog.status(one.image)).toBe(404);
  // The history has it.
  expect(await blog.ownerSees(one.image)).toBe(200);
});

test('a picture that is sent again is stored once, also when sent twice at once, not encoded again, and kept for a day', async () => {
  using encode = vi.spyOn(blog.app.get(PictureEncoder), 'encode');
  const age = () =>
    blog.database.query("UPDATE picture SET used_at = now() - interval '2 hours', kept_until = NULL");
  const picture = await jpeg({ width: 90, height: 60 });
  const [first, other] = await Promise.all([blog.store(picture), blog.store(picture)]);
  expect(other).toEqual(first);
  expect(await count('picture')).toBe(1);
  await age();
  encode.mockClear();
  expect(await blog.store(picture)).toEqual(first);
  expect(encode).not.toHaveBeenCalled();
  await age();
  expect(await blog.store(picture)).toEqual(first);
  await blog.database.query("UPDATE picture SET used_at = now() - interval '23 hours'");
  await cleanUp();
  expect(await blog.ownerSees(first.image)).toBe(200);
});

test('an upload without bytes is refused', async () => {
  const headers = { 'Content-Type': 'image/jpeg', 'Content-Length': '0' };
  const answer = await blog.send('POST', '/api/pictures', undefined, headers);
  await expectRefused(answer, 400, 'The image is empty.', 'image');
});

test('the clean-up and a save that uses the same picture wait for each other without a deadlock', async () => {
  const deleted = await blog.create();
  const { image } = await postWithPicture();
  const key = image.split('/')[2];
  await blog.database.query('DELETE FROM post WHERE id <> $1', [deleted._id]);
  await blog.database.query("UPDATE post SET deleted_at = now() - interval '31 days'");
  await blog.database.query("UPDATE picture SET used_at = now() - interval '25 hours'");
  let cleaned: Promise<void> | undefined;
  await blog.database.transaction(async (save) => {
    await save.query('UPDATE picture SET used_at = now() WHERE key = $1', [key]);
    cleaned = cleanUp();
    await blog.untilLocked();
    await save.query(
      `INSERT INTO post (id, title, content, excerpt, author, picture_key, date, updated, version)
       VALUES ('saved', 'Title', 'Text', 'Text', 'Salon', $1, now(), now(), 1)`,
      [key],
    );
  });
  await cleaned;
  expect(await count('picture')).toBe(1);
  expect(await blog.database.query('SELECT id FROM post')).toEqual([{ id: 'saved' }]);
});

test('a save whose connection is killed leaves no post, and the next one succeeds with the picture that is stored', async () => {
  using encode = vi.spyOn(blog.app.get(PictureEncoder), 'encode');
  const body = { ...SAMPLE, image: dataUrl(await jpeg()) };
  const locker = blog.database.createQueryRunner();
  await locker.startTransaction();
  await locker.query('LOCK TABLE post IN EXCLUSIVE MODE');
  const saving = blog.admin('POST', '', body);
  // By now the picture is stored, and the insert of the post waits for the lock.
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
  expect(await count('post')).toBe(0);
  expect((await blog.admin('POST', '', body)).status).toBe(201);
  expect(encode).toHaveBeenCalledTimes(1);
});

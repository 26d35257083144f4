import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { Jobs } from '../src/jobs.service.js';
import { PictureEncoder } from '../src/pictures/picture-encoder.js';
import { PicturesService, type StoredPicture } from '../src/pictures/pictures.service.js';
import { etagOf, expectRefused, inAnHour, type PostOut, SAMPLE, useApp } from './app.js';
import { dataUrl, jpeg, padded } from './samples.js';

/** So wide that every width is stored. */
const WIDE = { width: 1500, height: 1000 };

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

const count = async (table: 'picture' | 'picture_file' | 'post') =>
  (await blog.database.query(`SELECT FROM ${table}`)).length;
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

  test('that was stored before a width was added answers with the next wider one', async () => {
    const { image } = await postWithPicture();
    const bytes = async (file: string) => {
      const response = await blog.get(image.replace('960.jpg', file));
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };
    await blog.database.query("DELETE FROM picture_file WHERE name LIKE '480.%'");
    expect(await bytes('480.webp')).toEqual(await bytes('640.webp'));
  });

  test.each([320, 960])('is in the feed with its length, if %i is its widest', async (widest) => {
    const { image } = await postWithPicture();
    await blog.database.query("DELETE FROM picture_file WHERE split_part(name, '.', 1) > $1", [`${widest}`]);
    await blog.database.query("DELETE FROM picture_file WHERE name LIKE '1440.%'");
    const length = (await (await blog.get(image)).arrayBuffer()).byteLength;
    expect(await (await blog.get('/rss.xml')).text()).toContain(
      `<enclosure url="https://salon.example${image}" length="${length}" type="image/jpeg"/>`,
    );
  });
});

describe('the preview around a focus', () => {
  let encode: MockInstance<PictureEncoder['preview']>;
  beforeEach(() => {
    encode = vi.spyOn(blog.app.get(PictureEncoder), 'preview');
  });
  afterEach(() => encode.mockRestore());

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
  test('is made once for what visitors see or will see, and goes when another is', async () => {
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
    await blog.database.query("UPDATE post SET date = now() WHERE state = 'scheduled'");
    const { status, bytes } = await left();
    expect(status).toBe(200);
    expect(bytes.length).toBeLessThan(250_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    for (const again of [{ focus }, {}]) await blog.update(post._id, { image, ...again });
    expect(encode).toHaveBeenCalledTimes(1);

    await blog.update(post._id, { image, focus: RIGHT });
    expect((await left()).status).toBe(404);
    await cleanUp();
    expect(await storedPreviews()).toEqual(['preview-95-5.jpg']);
    expect((await preview(image, 'preview-95-5.jpg')).status).toBe(200);
    await blog.update(post._id, { image, state: 'draft' });
    expect((await preview(image, 'preview-95-5.jpg')).status).toBe(404);
    await cleanUp();
    expect(await storedPreviews()).toEqual([]);
  });

  test("is the usual one for the picture's own focus, which a post has unless the owner chooses", async () => {
    const picture = dataUrl(await jpeg({ width: 900, height: 300 }));
    const { _id, image, focus } = await blog.create({ image: picture });
    await blog.update(_id, { image, focus });
    const own = `preview-${Math.round(Number(focus?.x) * 100)}-${Math.round(Number(focus?.y) * 100)}.jpg`;
    expect(await preview(`${image}`, own)).toEqual(await preview(`${image}`, 'preview.jpg'));
    expect(encode).not.toHaveBeenCalled();
  });

  test('is stored with the post or not at all', async () => {
    const { _id, image } = await postWithPicture();
    const body = { ...SAMPLE, image, focus: LEFT, category: 'None such' };
    expect((await blog.admin('PUT', `/${_id}`, body)).status).toBe(400);
    expect(encode).toHaveBeenCalledTimes(1);
    expect(await storedPreviews()).toEqual([]);
  });

  test('comes with a picture that is new', async () => {
    const picture = dataUrl(await jpeg({ width: 900, height: 300 }));
    const { image } = await blog.create({ image: picture, focus: LEFT });
    const usual = await preview(`${image}`, 'preview.jpg');
    const other = await preview(`${image}`, 'preview-0-50.jpg');
    expect([usual.status, other.status]).toEqual([200, 200]);
    expect(other.bytes).not.toEqual(usual.bytes);
  });

  test('has one name, the one that pages use, and the clean-up leaves the one in use', async () => {
    const { _id, image } = await postWithPicture();
    for (const [x, y, name] of [
      [0.05, 0.05, 'preview-5-5.jpg'],
      [0.145, 0.125, 'preview-14-13.jpg'],
      [0.005, 0.995, 'preview-1-100.jpg'],
      [0.285, 0.555, 'preview-28-56.jpg'],
    ] as const) {
      await blog.update(_id, { image, focus: { x, y } });
      await cleanUp();
      expect(await storedPreviews()).toEqual([name]);
      expect((await preview(image, name)).status).toBe(200);
    }
    for (const other of ['preview-028-56', 'preview-28-57', 'preview-28-056', 'preview-101-56']) {
      expect((await preview(image, `${other}.jpg`)).status).toBe(404);
    }
    expect(encode).toHaveBeenCalledTimes(4);
  });
});

describe('a picture that is not stored', () => {
  const UNKNOWN = '/media/00000000000000000000-20x10-aabbcc/960.jpg';
  const CONTENT = `${SAMPLE.content}<img src="${UNKNOWN}" alt="">`;

  test.each([
    [{ image: UNKNOWN }, 'image', 'This picture is no longer stored. Please choose it again.'],
    [
      { content: CONTENT },
      'content',
      'A picture in the text is no longer stored. Please remove it, or choose it again.',
    ],
  ])('is refused at its field, in posts, drafts and changes: %j', async (fields, field, message) => {
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
  });

  test('does not keep the owner from saving a post that had it before', async () => {
    const { _id } = await blog.create();
    const key = UNKNOWN.split('/')[2];
    await blog.database.query('UPDATE post SET content = $1, picture_keys = $2', [CONTENT, [key]]);
    for (const path of [`/${_id}/changes`, `/${_id}`]) {
      const answer = await blog.admin('PUT', path, { ...SAMPLE, title: 'Another title', content: CONTENT });
      expect(answer.status).toBe(200);
    }
  });
});

test('two saves that exchange their pictures wait for each other without a deadlock', async () => {
  const one = await postWithPicture();
  const two = await blog.create({ image: dataUrl(await jpeg({ width: 40, height: 10 })) });
  // Both saves stop at their first change of a picture, until each has begun.
  await blog.database.query(`
    CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END $$`);
  await blog.database.query(
    'CREATE TRIGGER wait_here BEFORE UPDATE ON picture FOR EACH ROW EXECUTE FUNCTION wait_here()',
  );
  let saves: Promise<Response>[] = [];
  await blog.database.transaction(async (holder) => {
    await holder.query('SELECT pg_advisory_xact_lock(1)');
    saves = [
      blog.admin('PUT', `/${one._id}`, { ...SAMPLE, image: two.image }),
      blog.admin('PUT', `/${two._id}`, { ...SAMPLE, image: one.image }),
    ];
    await blog.untilLocked(2);
  });
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  await blog.database.query('DROP FUNCTION wait_here CASCADE');
  expect(statuses).toEqual([200, 200]);
});

describe('a picture that is at fault', () => {
  const NOT_BASE64 = 'The image is not valid base64.';
  const long = dataUrl(Buffer.alloc(50_000, '\xff\xd8\xff', 'latin1'));
  test.each([
    ['another URL', 'data:image/png,abc', 'The image must be sent as a base64 data URL.'],
    ['broken', 'data:image/png;base64,@@@@', NOT_BASE64],
    ['broken far behind its start', `${long.slice(0, -4)}@@@@`, NOT_BASE64],
  ])('%s is refused, and nothing is stored', async (_name, image, message) => {
    await expectRefused(await blog.admin('POST', '', { ...SAMPLE, image }), 400, message, 'image');
    expect([await count('post'), await count('picture')]).toEqual([0, 0]);
  });
});

describe('a post without a chosen cover', () => {
  let first: StoredPicture;
  let second: StoredPicture;
  beforeEach(async () => {
    first = await blog.store(await jpeg({ width: 40, height: 10 }));
    second = await blog.store(await jpeg({ width: 10, height: 40 }));
  });
  const withPictures = (changes = {}) =>
    blog.create({
      content: `${SAMPLE.content}<figure><img src="${second.image}" alt=""></figure><p><img src="${first.image}" alt=""></p>`,
      ...changes,
    });
  const json = async (path: string) => (await blog.get(path)).json();

  test('has the first picture of its text as cover in every response', async () => {
    const { _id } = await withPictures();
    await blog.create();
    const cover = { _id, image: second.image, focus: second.focus };
    expect(await json(`/api/blogs/${_id}`)).toMatchObject(cover);
    expect(await json('/api/blogs')).toMatchObject([{ image: null, focus: null }, cover]);
    const found = [await json('/api/blogs?q=Monsoon'), await (await blog.admin('GET', '?state=all')).json()];
    for (const list of found) expect(list).toContainEqual(expect.objectContaining(cover));
    expect(await (await blog.get('/rss.xml')).text()).toContain(
      `<enclosure url="https://salon.example${second.image}" length=`,
    );
  });

  test('has none for the owner, who may choose one, on this site or elsewhere', async () => {
    const { _id, content, image } = await withPictures();
    expect(image).toBeNull();
    expect(await (await blog.admin('GET', `/${_id}`)).json()).toMatchObject({ image: null, focus: null });
    for (const chosen of [first.image, 'https://a.example/b.png']) {
      await blog.update(_id, { content, image: chosen });
      expect(await json(`/api/blogs/${_id}`)).toMatchObject({ image: chosen });
      expect(await json('/api/blogs')).toMatchObject([{ image: chosen }]);
    }
  });

  test.each([
    ['a picture of another site', '<img src="https://a.example/b.jpg" alt="">'],
    ['an address in its words', '<p>/media/0123456789abcdef0123-10x10-abcdef/960.jpg</p>'],
    ['a picture that is not stored', '<img src="/media/0123456789abcdef0123-10x10-abcdef/960.jpg" alt="">'],
  ])('has none with %s', async (_, html) => {
    await blog.database.query(
      `INSERT INTO post (id, title, content, excerpt, author, date, updated, version, picture_keys)
       VALUES ('without-cover-x7k2m9', 'Title', $1, '', '', now(), now(), 1, '{0123456789abcdef0123-10x10-abcdef}')`,
      [html],
    );
    expect(await json('/api/blogs/without-cover-x7k2m9')).toMatchObject({ image: null });
    expect(await (await blog.get('/rss.xml')).text()).not.toContain('<enclosure');
  });
});

test('one picture in two posts is stored once and can be seen until both are without it', async () => {
  const one = await postWithPicture();
  const two = await blog.create({ image: dataUrl(await jpeg(WIDE)) });
  expect(two.image).toBe(one.image);
  expect(await count('picture')).toBe(1);
  await blog.update(one._id, {});
  expect(await blog.status(one.image)).toBe(200);
  await blog.update(two._id, {});
  expect(await blog.status(one.image)).toBe(404);
  // The history has it.
  expect(await blog.ownerSees(one.image)).toBe(200);
});

describe('a picture that is stored already and sent again', () => {
  const SMALL = { width: 90, height: 60 };
  let encode: MockInstance<PictureEncoder['encode']>;
  beforeEach(() => {
    encode = vi.spyOn(blog.app.get(PictureEncoder), 'encode');
  });
  afterEach(() => encode.mockRestore());

  const age = () =>
    blog.database.query("UPDATE picture SET used_at = now() - interval '2 hours', kept_until = NULL");

  test('by itself: stored once also when sent twice at once, then not encoded again, and kept for a day', async () => {
    const picture = await jpeg(SMALL);
    const [first, other] = await Promise.all([blog.store(picture), blog.store(picture)]);
    expect(other).toEqual(first);
    expect(await count('picture')).toBe(1);
    await age();
    encode.mockClear();
    expect(await blog.store(picture)).toEqual(first);
    expect(encode).not.toHaveBeenCalled();
    await age();
    expect(await blog.store(picture)).toEqual(first);
    await blog.database.query("UPDATE picture SET used_at = now() - interval '2 hours'");
    await cleanUp();
    expect(await blog.ownerSees(first.image)).toBe(200);
  });

  test('with a post: shown without being encoded, with the preview around another focus', async () => {
    const image = dataUrl(await jpeg(SMALL));
    const first = await blog.create({ image });
    const second = await blog.create({ image, focus: { x: 0, y: 0.5 } });
    const third = await blog.create({ image });
    expect(encode).toHaveBeenCalledTimes(1);
    expect([second.image, third.image]).toEqual([first.image, first.image]);
    expect([second.focus, third.focus]).toEqual([{ x: 0, y: 0.5 }, first.focus]);
    const names: { name: string }[] = await blog.database.query(
      "SELECT name FROM picture_file WHERE name LIKE 'preview%' ORDER BY name",
    );
    expect(names.map(({ name }) => name)).toEqual(['preview-0-50.jpg', 'preview.jpg']);
  });

  test('is not removed by a clean-up before it is shown', async () => {
    const picture = await jpeg(SMALL);
    await blog.store(picture);
    await age();
    const { pictureKey } = await blog.app.get(PicturesService).prepare(picture);
    await cleanUp();
    expect(await blog.database.query('SELECT key FROM picture')).toEqual([{ key: pictureKey }]);
  });

  test('is encoded when it was stored before its focus was kept', async () => {
    const picture = await jpeg(SMALL);
    const { focus } = await blog.create({ image: dataUrl(picture) });
    await blog.database.query('UPDATE picture SET focus_x = NULL, focus_y = NULL');
    expect((await blog.store(picture)).focus).toEqual(focus);
    expect(encode).toHaveBeenCalledTimes(2);
  });

  test('with other bytes of the same appearance is another picture', async () => {
    const picture = await jpeg(SMALL);
    const first = await blog.store(picture);
    expect((await blog.store(padded(picture, picture.length + 8))).image).not.toBe(first.image);
    expect(encode).toHaveBeenCalledTimes(2);
  });
});

describe('the clean-up', () => {
  const age = (hours: number) =>
    blog.database.query('UPDATE picture SET used_at = now() - make_interval(hours => $1)', [hours]);

  test('does nothing while another replica is at it', async () => {
    await postWithPicture();
    await blog.database.query('DELETE FROM post');
    await age(2);
    await blog.database.transaction(async (other) => {
      await other.query('SELECT pg_advisory_xact_lock(3003)');
      await cleanUp();
      expect(await count('picture')).toBe(1);
    });
    await cleanUp();
    expect(await count('picture')).toBe(0);
  });

  test('and a save that uses the same picture wait for each other without a deadlock', async () => {
    const deleted = await blog.create();
    const { image } = await postWithPicture();
    const key = image.split('/')[2];
    await blog.database.query('DELETE FROM post WHERE id <> $1', [deleted._id]);
    await blog.database.query("UPDATE post SET deleted_at = now() - interval '31 days'");
    await age(2);
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
});

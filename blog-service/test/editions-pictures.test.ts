import type { SiteContent } from '@salon/content/description';
import { sampleContent } from '@salon/content/testing/sample';
import { until } from '@salon/service-kit/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CleanupService } from '../src/cleanup/cleanup.service.js';
import { beginEditions, SAMPLE, startApp, type TestApp } from './app.js';
import { dataUrl, jpeg } from './samples.js';

let blog: TestApp;
let picture: Buffer;
beforeAll(async () => {
  blog = await startApp();
  picture = await jpeg({ width: 300, height: 200 });
});
afterAll(() => blog.stop());
beforeEach(async () => {
  await beginEditions(blog);
  await blog.database.query('DELETE FROM post');
  await blog.database.query('DELETE FROM picture');
});

const send = (method: string, path: string, body?: unknown, headers: object = {}) =>
  fetch(blog.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${blog.token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
const uploaded = async () => (await blog.store(picture)).image;

const status = (path: string) => blog.ownerSees(path);
const cleanUp = () => blog.app.get(CleanupService).run();
/** Simulates that this many hours have passed. */
const later = (hours: number) =>
  blog.database.query(
    `UPDATE picture SET used_at = used_at - make_interval(hours => $1),
       kept_until = kept_until - make_interval(hours => $1)`,
    [hours],
  );

async function pictures(): Promise<number> {
  const [row]: [{ pictures: number }] = await blog.database.query(
    'SELECT count(*)::integer AS pictures FROM picture',
  );
  return row.pictures;
}

type Place = 'hero' | 'highlight' | 'work' | 'gallery';

function showing(image: string, place: Place = 'work'): SiteContent {
  const content = sampleContent();
  const { photos, academy } = content;
  const places = {
    hero: photos.heroes.about,
    highlight: photos.highlights[2],
    work: photos.work[4],
    gallery: academy.programs[0]?.gallery[0],
  };
  Object.assign(places[place] ?? {}, { image });
  return content;
}

const save = (content: SiteContent, seen?: Response, basedOn = 0) =>
  send(
    'PUT',
    '/api/site/draft',
    { basedOn, content },
    seen ? { 'If-Match': `${seen.headers.get('ETag')}` } : { 'If-None-Match': '*' },
  );
const publish = (draft: Response) =>
  send('POST', '/api/site/publish', { summary: [] }, { 'If-Match': `${draft.headers.get('ETag')}` });

describe('an uploaded picture', () => {
  test('is answered with its address and what a page has to know before it is there', async () => {
    const response = await blog.upload(picture);
    expect([response.status, await response.json()]).toEqual([
      201,
      {
        image: expect.stringMatching(/^\/media\/[0-9a-f]{20}-300x200-[0-9a-f]{6}\/960\.jpg$/),
        width: 300,
        height: 200,
        colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
        focus: { x: expect.any(Number), y: expect.any(Number) },
      },
    ]);
  });

  test('can be seen by the owner at once, and goes after a day when nothing shows it', async () => {
    const image = await uploaded();
    expect(await status(image)).toBe(200);
    await later(23);
    await cleanUp();
    expect(await status(image)).toBe(200);
    await later(2);
    await cleanUp();
    expect(await status(image)).toBe(404);
    expect(await pictures()).toBe(0);
  });

  test('is stored once, however often it is sent, and each time for a day', async () => {
    const [one, other] = await Promise.all([uploaded(), uploaded()]);
    expect(other).toBe(one);
    await later(23);
    expect(await uploaded()).toBe(one);
    await later(23);
    await cleanUp();
    expect([await pictures(), await status(one)]).toEqual([1, 200]);
  });

  test('is shared with a post that shows the same, and stays when only one of them needs it', async () => {
    const image = await uploaded();
    const post = await blog.create({ image: dataUrl(picture) });
    expect(post.image).toBe(image);
    await later(48);
    await cleanUp();
    expect(await status(image)).toBe(200);
    await save(showing(image));
    await blog.admin('DELETE', `/${post._id}`);
    await blog.database.query("UPDATE post SET deleted_at = now() - interval '31 days'");
    await later(48);
    await cleanUp();
    expect(await status(image)).toBe(200);
  });

  test.each([
    ['', 'The image is empty.'],
    ['<svg/>', expect.stringMatching(/^SVG images are not accepted/)],
    ['<html>', expect.stringMatching(/^The image must be a JPEG/)],
    ['\xff\xd8\xff broken', expect.stringMatching(/^The image is damaged/)],
  ])('that is %j is refused with a sentence', async (text, message) => {
    const response = await blog.upload(Buffer.from(text, 'latin1'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, errors: [{ field: 'image', message }] });
    expect(await pictures()).toBe(0);
  });

  test.each(['application/json', 'text/plain', 'application/octet-stream'])(
    'is not sent as %s',
    async (type) => {
      const response = await blog.upload(picture, type);
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({
        message: 'The request body must be sent as image/….',
      });
    },
  );

  test.each([
    [6, 400],
    [13, 413],
  ])('of %i MB is refused with a sentence', async (megabytes, status) => {
    const response = await blog.upload(Buffer.alloc(megabytes * 1024 * 1024));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: 'Image size should be less than 5MB' });
  });
});

describe('a picture of the site', () => {
  test.each<Place>(['hero', 'highlight', 'work', 'gallery'])(
    'stays while the draft shows it: %s',
    async (place) => {
      const image = await uploaded();
      expect((await save(showing(image, place))).status).toBe(200);
      await later(48);
      await cleanUp();
      expect(await status(image)).toBe(200);
    },
  );

  test('that the draft lets go can be had back for a day', async () => {
    const image = await uploaded();
    const first = await save(showing(image));
    await later(48);
    const second = await save(sampleContent(), first);
    await later(23);
    await cleanUp();
    const third = await save(showing(image), second);
    expect([third.status, await status(image)]).toEqual([200, 200]);
    await later(48);
    const removed = await send('DELETE', '/api/site/draft', undefined, {
      'If-Match': `${third.headers.get('ETag')}`,
    });
    expect(removed.status).toBe(204);
    await later(23);
    await cleanUp();
    expect(await status(image)).toBe(200);
    await later(2);
    await cleanUp();
    expect(await status(image)).toBe(404);
    expect(await pictures()).toBe(0);
  });

  test('stays for good with the edition that shows it, also when a newer one does not', async () => {
    const image = await uploaded();
    await publish(await save(showing(image)));
    expect((await publish(await save(sampleContent(), undefined, 1))).status).toBe(201);
    await later(24 * 400);
    await cleanUp();
    expect(await status(image)).toBe(200);
    const old = (await (await send('GET', '/api/site/editions/1')).json()) as { content: SiteContent };
    expect((await save(old.content, undefined, 2)).status).toBe(200);
  });

  test('that is gone is named wherever it should be shown, and nothing is saved', async () => {
    const image = await uploaded();
    await later(25);
    await cleanUp();
    const content = showing(image, 'hero');
    content.photos.work = showing(image).photos.work;
    const response = await save(content);
    expect(response.status).toBe(400);
    const message = 'This picture is no longer stored. Please choose it again.';
    expect(await response.json()).toMatchObject({
      message,
      errors: [
        { field: 'photos.heroes.about.image', message },
        { field: 'photos.work[4].image', message },
      ],
    });
    expect((await send('GET', '/api/site/draft')).status).toBe(404);
  });

  test('is not removed by a clean-up that comes while the draft which shows it is being saved', async () => {
    const image = await uploaded();
    await later(25);
    let cleaned: Promise<void> | undefined;
    await blog.database.transaction(async (other) => {
      // This lock stops the save just before its end.
      await other.query('LOCK TABLE site_draft IN SHARE MODE');
      const saving = save(showing(image));
      await until(() => isWaiting(1));
      cleaned = cleanUp();
      await until(() => isWaiting(2));
      void saving;
    });
    await cleaned;
    expect(await status(image)).toBe(200);
  });

  async function isWaiting(count: number): Promise<boolean> {
    const waiting: unknown[] = await blog.database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return waiting.length >= count;
  }

  test('cannot be had by a post alone: what it shows is its own', async () => {
    const image = await uploaded();
    const post = await blog.admin('POST', '', { ...SAMPLE, image });
    expect(post.status).toBe(201);
    await later(48);
    expect(await status(image)).toBe(200);
  });
});

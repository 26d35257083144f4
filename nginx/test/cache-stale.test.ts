import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openCountingDoor } from './support/front-door.js';
import { cacheable, json, never, type Received } from './support/service.js';
import { seconds, until } from './support/until.js';

const door = await openCountingDoor();
const { text, texts } = door;

const SENTENCE = 'The service is not available right now. Please try again in a moment.\n';
const gone = () => json({ message: 'Blog post not found.' }, { status: 404, headers: cacheable });
const isRenewed = (path: string) => until(`${path} is renewed`, async () => Number(await text(path)) > 1, 10);

/** Reads all paths, and waits until every cache would renew them. */
async function expired(paths: string[]): Promise<void> {
  expect(await texts(paths)).toEqual(paths.map(() => '1'));
  await seconds(2);
}

describe('while a service is down', () => {
  test('the stale entry is served, whatever the error, and a new one as soon as there is an answer', async () => {
    const failing = [500, 502, 503, 504].flatMap((status) => [
      `/blog/failing-${status}`,
      `/api/blogs/failing-${status}`,
    ]);
    const last = ['/blog?category=last', '/blog/last', '/api/blogs?category=last', '/api/blogs/last'];
    const stopped = [...last, '/rss.xml', '/media/key/640.jpg'];
    await expired([...failing, ...stopped]);
    const fail = ({ url }: Received) => json({ message: 'broken' }, { status: Number(url.slice(-3)) });
    await door.bothAnswering(fail, async () => expect(await texts(failing)).toEqual(failing.map(() => '1')));
    await door.bothDown(async () => {
      const replies = await Promise.all(stopped.map((path) => door.ask(path)));
      expect(replies.map((reply) => [reply.status, reply.text])).toEqual(stopped.map(() => [200, '1']));
    });
    for (const path of [...failing, '/blog/last', '/api/blogs/last']) await isRenewed(path);
  });

  test("a page that isn't cached is the shell", async () => {
    const shell = {
      status: 503,
      text: '<h1>Shell</h1>',
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    };
    await door.renderer.down(async () => {
      for (const path of ['/blog/never-read', '/blog?q=never-read'])
        expect(await door.ask(path)).toMatchObject(shell);
    });
    await door.renderer.answering(
      () => ({ status: 503, body: 'broken' }),
      async () => expect(await door.ask('/blog/never-read')).toMatchObject(shell),
    );
    expect(await text('/blog/never-read')).toBe('2');
  });

  test('what is found to be gone does not come back, though its tag is the same', async () => {
    const paths = ['/blog/gone', '/api/blogs/gone'];
    await expired(paths);
    await door.bothAnswering(gone, async () => {
      for (const path of paths)
        await until(`${path} is renewed`, async () => (await door.ask(path)).status === 404, 10);
    });
    await seconds(2);
    await door.bothDown(async () => {
      for (const path of paths) expect(await text(path)).not.toBe('1');
    });
  });
});

describe('while a service hangs', () => {
  test('no reader of a cached page waits', async () => {
    const paths = ['/blog/hanging', '/blog', '/api/blogs/hanging', '/sitemap.xml'];
    await expired(paths);
    await door.bothAnswering(never, async () => {
      const asked = Date.now();
      for (let times = 0; times < 3; times += 1) expect(await texts(paths)).toEqual(paths.map(() => '1'));
      // nginx waits four seconds for a service.
      expect(Date.now() - asked).toBeLessThan(2_000);
    });
  });

  test('what is not cached has our words, and auth-service is an error in JSON, within five seconds', async () => {
    const since = Date.now();
    await door.bothAnswering(never, () =>
      door.auth.answering(never, async () => {
        const [picture, feed, session, login] = await Promise.all([
          door.ask('/media/key/480.jpg'),
          door.ask('/sitemap-posts-1.xml'),
          door.ask('/api/admin/session', { headers: { Authorization: 'Bearer token' } }),
          door.ask('/api/admin/login', { method: 'POST', body: '{"password":"secret"}' }),
        ]);
        for (const reply of [picture, feed]) expect(reply).toMatchObject({ status: 503, text: SENTENCE });
        for (const { status, headers, text: body } of [session, login])
          expect([status, headers['retry-after'], JSON.parse(body)]).toEqual([
            504,
            '5',
            {
              statusCode: 504,
              error: 'Gateway Timeout',
              message: 'The service took too long to answer. Please try again in a moment.',
            },
          ]);
      }),
    );
    expect(Date.now() - since).toBeLessThan(5_000);
  }, 8_000);
});

/** The files of caches. */
const kept = (zones = '') =>
  readdirSync(join(door.dir, 'cache'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && new RegExp(`/cache/${zones}`).test(entry.parentPath))
    .map(({ name }) => name);

test('what is not there leaves nothing in the caches that last', async () => {
  await door.bothAnswering(gone, async () => {
    const before = new Set(kept());
    for (let number = 0; number < 20; number += 1)
      for (const path of [`/blog/none-${number}`, `/api/blogs/none-${number}`, `/media/none/1${number}.jpg`])
        expect(await door.ask(path)).toMatchObject({ status: 404 });
    // Meanwhile nginx may drop an entry that nobody reads.
    expect(kept().filter((file) => !before.has(file))).toEqual([]);
  });
});

test('what strangers can make up any number of is not kept for long: only what the site itself asks for', async () => {
  const lasting = () => kept('(origin|pictures)').length;
  const read = async (paths: string[]) => {
    for (const path of paths) expect([path, (await door.ask(path)).status]).toEqual([path, 200]);
  };
  const before = lasting();
  const own = [
    '/blog?category=Spa+%26+Wellness',
    '/api/blogs?limit=24',
    '/api/blogs?limit=24&category=Spa+%26+Wellness',
    '/api/blogs?category=%E0%AE%AE%E0%AF%81',
    '/blog/one-x7k2m9',
    '/media/one/preview.jpg',
  ];
  await read(own);
  expect(lasting()).toBe(before + own.length);
  await read([
    '/blog?category=Spa%20%26%20Wellness',
    '/blog?category=Spa+%26+W%65llness',
    '/blog?category=Spa+&+Wellness',
    '/blog?utm_source=x&category=Spa+%26+Wellness',
    '/blog?q=spa',
    '/blog?cursor=x',
    '/blog/One-x7k2m9',
    '/api/blogs?limit=23&category=Spa+%26+Wellness',
    '/api/blogs?limit=23',
    '/api/blogs?category=%e0%ae%ae%e0%af%81',
    '/api/blogs/ONE-x7k2m9',
    '/media/one/preview-5-5.jpg',
    '/media/one/preview-100-0.jpg',
  ]);
  expect(lasting()).toBe(before + own.length);
});

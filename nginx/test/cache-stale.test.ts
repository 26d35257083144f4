import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, down, openCountingDoor } from './support/counting-door.js';
import type { FrontDoor } from './support/front-door.js';
import { cacheable, json, type Received } from './support/service.js';
import { until, untilAge } from './support/until.js';

let door: FrontDoor;
let text: (path: string) => Promise<string>;
beforeAll(async () => {
  ({ door, text } = await openCountingDoor());
});
afterAll(() => door.close());

describe('while a service is down', () => {
  const pages = ['/blog?category=last', '/blog/last'];
  const answers = ['/api/blogs?category=last', '/api/blogs/last', '/rss.xml?last', '/media/key/640.jpg'];

  test('the stale entry is served instead of an error', async () => {
    const statuses = [500, 502, 503, 504];
    const paths = statuses.flatMap((status) => [`/blog/failing-${status}`, `/api/blogs/failing-${status}`]);
    for (const path of paths) expect(await text(path)).toBe('1');
    await untilAge(Date.now(), 2);
    const fail = ({ url }: Received) => json({ message: 'broken' }, { status: Number(url.slice(-3)) });
    await answering(door.renderer, fail, () =>
      answering(door.blog, fail, async () => {
        for (const path of paths) expect(await door.ask(path)).toMatchObject({ status: 200, text: '1' });
      }),
    );
    for (const path of paths) await until(`${path} is renewed`, async () => Number(await text(path)) > 1, 10);
  });

  test('the stale entry is served when no service listens, and a new one as soon as it does', async () => {
    const before = await Promise.all([...pages, ...answers].map(text));
    await untilAge(Date.now(), 2);
    await down(door.renderer, () =>
      down(door.blog, async () => {
        const replies = await Promise.all([...pages, ...answers].map((path) => door.ask(path)));
        expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
        expect(replies.map((reply) => reply.text)).toEqual(before);
      }),
    );
    for (const path of ['/blog/last', '/api/blogs/last']) {
      await until(`${path} is renewed`, async () => Number(await text(path)) > 1, 10);
    }
  });

  test("a page that isn't cached is the shell", async () => {
    const shell = {
      status: 503,
      text: '<h1>Shell</h1>',
      headers: expect.objectContaining({ 'retry-after': '5', 'cache-control': 'no-store' }),
    };
    await down(door.renderer, async () => {
      expect(await door.ask('/blog/never-read')).toMatchObject(shell);
      expect(await door.ask('/blog?q=never-read')).toMatchObject(shell);
    });
    await answering(
      door.renderer,
      () => ({ status: 503, body: 'broken' }),
      async () => {
        expect(await door.ask('/blog/never-read')).toMatchObject(shell);
      },
    );
    expect(await text('/blog/never-read')).toBe('2');
  });

  test('what is found to be gone does not come back, though its tag is the same', async () => {
    const paths = ['/blog/gone', '/api/blogs/gone'];
    const gone = () => json({ message: 'Blog post not found.' }, { status: 404, headers: cacheable });
    for (const path of paths) expect(await text(path)).toBe('1');
    await untilAge(Date.now(), 2);
    await answering(door.renderer, gone, () =>
      answering(door.blog, gone, async () => {
        for (const path of paths)
          await until(`${path} is renewed`, async () => (await door.ask(path)).status === 404, 10);
      }),
    );
    await untilAge(Date.now(), 2);
    await down(door.renderer, () =>
      down(door.blog, async () => {
        for (const path of paths) expect((await door.ask(path)).text).not.toBe('1');
      }),
    );
  });
});

test('what is not there leaves nothing in the caches that last', async () => {
  const files = () => readdirSync(join(door.dir, 'cache'), { encoding: 'utf8', recursive: true });
  const missing = () => json({}, { status: 404, headers: cacheable });
  await answering(door.renderer, missing, () =>
    answering(door.blog, missing, async () => {
      const before = new Set(files());
      for (let number = 0; number < 20; number += 1) {
        for (const path of [
          `/blog/none-${number}`,
          `/api/blogs/none-${number}`,
          `/media/none/1${number}.jpg`,
        ]) {
          expect(await door.ask(path)).toMatchObject({ status: 404 });
        }
      }
      // Meanwhile nginx may drop an entry that nobody reads.
      expect(files().filter((file) => !before.has(file))).toEqual([]);
    }),
  );
});

test('what strangers can make up any number of is not kept for long: only what the site itself asks for', async () => {
  const kept = () =>
    ['origin', 'pictures'].flatMap((zone) =>
      readdirSync(join(door.dir, 'cache', zone), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ),
    ).length;
  const read = async (paths: string[]) => {
    for (const path of paths) expect([path, (await door.ask(path)).status]).toEqual([path, 200]);
  };
  const before = kept();
  const own = [
    '/blog?category=Spa+%26+Wellness',
    '/api/blogs?limit=24',
    '/api/blogs?limit=24&category=Spa+%26+Wellness',
    '/api/blogs?category=%E0%AE%AE%E0%AF%81',
    '/blog/one-x7k2m9',
    '/media/one/preview.jpg',
  ];
  await read(own);
  expect(kept()).toBe(before + own.length);
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
  expect(kept()).toBe(before + own.length);
});

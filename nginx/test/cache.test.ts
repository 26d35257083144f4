import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, openCountingDoor } from './support/counting-door.js';
import type { FrontDoor } from './support/front-door.js';
import { cacheable, json } from './support/service.js';
import { until } from './support/until.js';

let door: FrontDoor;
let text: (path: string) => Promise<string>;
beforeAll(async () => {
  ({ door, text } = await openCountingDoor());
});
afterAll(() => door.close());

test('every read of the blog is asked for once and kept about a second', async () => {
  const { door, text } = await openCountingDoor();
  await Promise.all(
    [
      '/blog',
      '/blog/kept',
      '/api/blogs',
      '/api/blogs/kept',
      '/api/categories',
      '/api/site',
      '/rss.xml',
      '/sitemap.xml',
    ].map(async (path) => {
      expect([path, await text(path)]).toEqual([path, '1']);
      expect(await Promise.all([text(path), text(path), text(path)])).toEqual(['1', '1', '1']);
      await until(`${path} is renewed`, async () => (await text(path)) === '2', 10);
    }),
  );
  await door.close();
});

test('HEAD is answered from the same entry', async () => {
  expect(await text('/api/blogs/head')).toBe('1');
  expect(await door.ask('/api/blogs/head', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  expect(door.blog.times('/api/blogs/head')).toBe(1);
});

test('each category, search and page of the list has an entry of its own', async () => {
  for (const query of ['category=Hair', 'category=Skin', 'q=oil', 'category=Hair&q=oil', 'cursor=x']) {
    expect(await text(`/api/blogs?${query}`)).toBe('1');
    expect(await text(`/blog?${query}`)).toBe('1');
  }
  expect(await text('/api/blogs?limit=5')).toBe('1');
});

describe('what makes no difference to the answer makes no entry either', () => {
  test.each([
    ['/blog?fbclid=IwAR0', '/blog'],
    ['/blog?limit=5', '/blog'],
    ['/blog?utm_source=chat&q=clay&utm_medium=x', '/blog?q=clay'],
    ['/blog?q=coco&category=Nails', '/blog?category=Nails&q=coco'],
    ['/blog?category=Brows&category=Nails', '/blog?category=Brows'],
    ['/blog/tagged?fbclid=IwAR0', '/blog/tagged'],
    ['/api/blogs?fbclid=IwAR0', '/api/blogs'],
    ['/api/blogs?utm_source=chat&q=shea&limit=7&=&x', '/api/blogs?limit=7&q=shea'],
    ['/api/blogs/tagged?fbclid=IwAR0', '/api/blogs/tagged'],
    ['/api/blogs/t%61gged', '/api/blogs/tagged'],
    ['/api//blogs/./tagged', '/api/blogs/tagged'],
    ['/api/blogs/tagged/related?x', '/api/blogs/tagged/related'],
    ['/api/categories?x', '/api/categories'],
    ['/api/site?x', '/api/site'],
    ['/rss.xml?x', '/rss.xml'],
  ])('%s is asked as %s', async (path, asked) => {
    const service = path.startsWith('/blog') ? door.renderer : door.blog;
    await text(path);
    const urls = service.received.map(({ url }) => url);
    expect(urls).toContain(asked);
    expect(urls).not.toContain(path);
  });

  test('however long it is', async () => {
    expect(await door.ask(`/api/blogs?limit=1&z=${'"'.repeat(7000)}`)).toMatchObject({ status: 200 });
    expect(door.blog.received.at(-1)?.url).toBe('/api/blogs?limit=1');
  });

  test('whatever an address has after a post', async () => {
    const paths = Array.from({ length: 20 }, (_, number) => `/blog/shared?fbclid=${number}`);
    expect(new Set(await Promise.all(paths.map(text)))).toEqual(new Set(['1']));
  });

  test('nor does a token on a page, which is the same for everybody', async () => {
    const headers = { Authorization: 'Bearer token' };
    expect(await text('/blog/public')).toBe('1');
    expect(await door.ask('/blog/public', { headers })).toMatchObject({ status: 200, text: '1' });
  });
});

test.each([400, 403, 410, 500, 503])(
  'an error is never kept, whatever it says about itself: %d',
  async (status) => {
    const paths = [`/blog/error-${status}`, `/api/blogs/error-${status}`, `/media/error/${status}.jpg`];
    const fail = () => json('broken', { status, headers: cacheable });
    await answering(door.renderer, fail, () =>
      answering(door.blog, fail, async () => {
        for (const path of paths) expect((await door.ask(path)).status).toBeGreaterThanOrEqual(400);
      }),
    );
    for (const path of paths) expect(await door.ask(path)).toMatchObject({ status: 200, text: '2' });
  },
);

test("fifty readers of a page that isn't cached are one question to the renderer", async () => {
  const pages = await Promise.all(
    Array.from({ length: 50 }, (_, number) => door.ask('/blog/crowd', { from: `127.0.1.${number + 1}` })),
  );
  expect(new Set(pages.map((page) => page.text))).toEqual(new Set(['1']));
  expect(door.renderer.times('/blog/crowd')).toBe(1);
});

describe('a request with a token', () => {
  const headers = { Authorization: 'Bearer token' };

  test('always reaches the service', async () => {
    expect(await text('/api/blogs/owner')).toBe('1');
    expect(await door.ask('/api/blogs/owner', { headers })).toMatchObject({ text: '2' });
    expect(await door.ask('/api/blogs/owner', { headers })).toMatchObject({ text: '3' });
  });

  test('leaves no entry for others', async () => {
    expect(await door.ask('/api/blogs/owner-first', { headers })).toMatchObject({ text: '1' });
    expect(await text('/api/blogs/owner-first')).toBe('2');
  });
});

test('writes are never kept, and come through whole', async () => {
  const write = {
    method: 'PUT',
    body: '{"title":"New"}',
    headers: { 'If-Match': '"1"', 'Content-Type': 'application/json' },
  };
  expect(await door.ask('/api/blogs/written', write)).toMatchObject({ text: '1' });
  expect(await door.ask('/api/blogs/written', write)).toMatchObject({ text: '2' });
  const received = door.blog.received.findLast(({ url }) => url === '/api/blogs/written');
  expect(received).toMatchObject({ method: 'PUT', body: '{"title":"New"}', headers: { 'if-match': '"1"' } });
});

test.each(['/api/site/draft', '/api/site/editions', '/api/site/editions/3'])(
  'what only the owner sees is never kept: %s',
  async (path) => {
    const headers = { Authorization: 'Bearer token' };
    expect(await door.ask(path, { headers })).toMatchObject({ text: '1' });
    expect(await text(path)).toBe('2');
    expect(await text(path)).toBe('3');
  },
);

test("what isn't marked as cacheable is not kept", async () => {
  await answering(
    door.blog,
    ({ url }) => json(door.blog.times(url)),
    async () => {
      expect(await text('/api/blogs/unmarked')).toBe('1');
      expect(await text('/api/blogs/unmarked')).toBe('2');
    },
  );
});

test('an unchanged entry is answered with 304', async () => {
  await answering(
    door.blog,
    () => json([], { headers: { ...cacheable, etag: '"abc"' } }),
    async () => {
      const headers = { 'If-None-Match': '"abc"' };
      expect(await door.ask('/api/blogs/etag', { headers })).toMatchObject({ status: 304, text: '' });
      expect(await door.ask('/api/blogs/etag', { headers })).toMatchObject({ status: 304, text: '' });
      expect(door.blog.times('/api/blogs/etag')).toBe(1);
    },
  );
});

test('an unknown post is asked for once in a second', async () => {
  await answering(
    door.renderer,
    () => ({ status: 404, body: 'Blog post not found.' }),
    async () => {
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => door.ask('/blog/unknown', { from: '127.0.0.3' })),
      );
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
      expect(door.renderer.times('/blog/unknown')).toBe(1);
    },
  );
});

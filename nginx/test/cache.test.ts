import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
  await Promise.all(
    ['/blog', '/blog/kept', '/api/blogs', '/api/blogs/kept', '/rss.xml', '/sitemap.xml'].map(async (path) => {
      expect([path, await text(path)]).toEqual([path, '1']);
      expect(await Promise.all([text(path), text(path), text(path)])).toEqual(['1', '1', '1']);
      await until(`${path} is renewed`, async () => (await text(path)) === '2', 2.2);
    }),
  );
});

test('HEAD is answered from the same entry', async () => {
  expect(await text('/api/blogs/head')).toBe('1');
  expect(await door.ask('/api/blogs/head', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  expect(door.blog.times('/api/blogs/head')).toBe(1);
});

test('each query has an entry of its own', async () => {
  expect(await text('/api/blogs?category=Hair')).toBe('1');
  expect(await text('/api/blogs?category=Skin')).toBe('1');
  expect(await text('/blog?category=Hair')).toBe('1');
  expect(await text('/blog?category=Skin')).toBe('1');
  expect(await text('/blog?category=Skin&category=Hair')).toBe('1');
  expect(door.renderer.times('/blog?category=Skin&category=Hair')).toBe(1);
});

test("fifty readers of a page that isn't cached are one question to the renderer", async () => {
  const pages = await Promise.all(Array.from({ length: 50 }, () => text('/blog/crowd')));
  expect(new Set(pages)).toEqual(new Set(['1']));
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
      const replies = await Promise.all(Array.from({ length: 20 }, () => door.ask('/blog/unknown')));
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
      expect(door.renderer.times('/blog/unknown')).toBe(1);
    },
  );
});

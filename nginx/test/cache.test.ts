import { describe, expect, test } from 'vitest';
import { openCountingDoor } from './support/front-door.js';
import { cacheable, json } from './support/service.js';
import { seconds, until } from './support/until.js';

const door = await openCountingDoor();
const { text, texts } = door;
const token = { headers: { Authorization: 'Bearer token' } };

test('every read of the blog is asked for once and kept about a second', async () => {
  const reads = ['/blog', '/blog/kept', '/api/blogs', '/api/blogs/kept', '/api/categories', '/api/site'];
  await Promise.all(
    [...reads, '/rss.xml', '/sitemap.xml'].map(async (path) => {
      expect([path, await text(path)]).toEqual([path, '1']);
      expect(await texts([path, path, path])).toEqual(['1', '1', '1']);
      await until(`${path} is renewed`, async () => (await text(path)) === '2', 10);
    }),
  );
});

test('HEAD is answered from the same entry', async () => {
  expect(await text('/api/blogs/head')).toBe('1');
  expect(await door.ask('/api/blogs/head', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  expect(door.blog.times('/api/blogs/head')).toBe(1);
});

test('each category, search and page of the list has an entry of its own', async () => {
  for (const query of ['category=Hair', 'category=Skin', 'q=oil', 'category=Hair&q=oil', 'cursor=x'])
    expect(await texts([`/api/blogs?${query}`, `/blog?${query}`])).toEqual(['1', '1']);
  expect(await text('/api/blogs?limit=5')).toBe('1');
});

test('what makes no difference to the answer makes no entry either', async () => {
  const paths = Array.from({ length: 20 }, (_, number) => `/blog/shared?fbclid=${number}`);
  expect(new Set(await texts(paths))).toEqual(new Set(['1']));
});

test('nor does a token on a page, which is the same for everybody', async () => {
  expect(await text('/blog/public')).toBe('1');
  expect(await door.ask('/blog/public', token)).toMatchObject({ status: 200, text: '1' });
});

test.each([400, 403, 410, 500, 503])(
  'an error is never kept, whatever it says of itself: %d',
  async (status) => {
    const paths = [`/blog/error-${status}`, `/api/blogs/error-${status}`, `/media/error/${status}.jpg`];
    const fail = () => json('broken', { status, headers: cacheable });
    await door.bothAnswering(fail, async () => {
      for (const path of paths) expect((await door.ask(path)).status).toBeGreaterThanOrEqual(400);
    });
    expect(await texts(paths)).toEqual(['2', '2', '2']);
  },
);

test.each([
  ["fifty readers of a page that isn't cached", 200, '/blog/crowd'],
  ['fifty who ask for an unknown post', 404, '/blog/unknown'],
])('%s are one question to the renderer', async (_, status, path) => {
  await door.renderer.answering(
    () => json('the page', { status, headers: cacheable }),
    async () => {
      const readers = Array.from({ length: 50 }, (_, n) => door.ask(path, { from: `127.0.1.${n + 1}` }));
      const answers = (await Promise.all(readers)).map((reply) => [reply.status, reply.text]);
      expect(answers).toEqual(answers.map(() => [status, '"the page"']));
      expect(door.renderer.times(path)).toBe(1);
    },
  );
});

test('a request with a token always reaches the service, and leaves no entry for others', async () => {
  const path = '/api/blogs/owner';
  const asOwner = async () => (await door.ask(path, token)).text;
  expect([await asOwner(), await text(path), await asOwner(), await asOwner(), await text(path)]).toEqual(
    // The visitor's entry may have been renewed meanwhile.
    ['1', '2', '3', '4', expect.stringMatching(/^[25]$/)],
  );
});

test('writes are never kept, and come through whole', async () => {
  const write = {
    method: 'PUT',
    body: '{"title":"New"}',
    headers: { 'If-Match': '"1"', 'Content-Type': 'application/json' },
  };
  for (const time of ['1', '2'])
    expect(await door.ask('/api/blogs/written', write)).toMatchObject({ text: time });
  const received = door.blog.received.findLast(({ url }) => url === '/api/blogs/written');
  expect(received).toMatchObject({ method: 'PUT', body: '{"title":"New"}', headers: { 'if-match': '"1"' } });
});

test.each(['/api/site/draft', '/api/site/editions', '/api/site/editions/3'])(
  'what only the owner sees is never kept: %s',
  async (path) => {
    expect(await door.ask(path, token)).toMatchObject({ text: '1' });
    expect([await text(path), await text(path)]).toEqual(['2', '3']);
  },
);

test("what isn't marked as cacheable is not kept", async () => {
  const path = '/api/blogs/unmarked';
  await door.blog.answering(
    () => json(door.blog.times(path)),
    async () => expect([await text(path), await text(path)]).toEqual(['1', '2']),
  );
});

describe('pictures', () => {
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'image/jpeg' };
  const isFound = (path: string) => until('found', async () => (await door.ask(path)).status === 200, 8);

  test('are kept longer than a second, whatever the query', async () => {
    const path = '/media/key/640.jpg';
    const picture = () => ({ headers: immutable, body: String(door.blog.times(path)) });
    await door.blog.answering(picture, async () => {
      expect(await text(path)).toBe('1');
      await seconds(2.5);
      expect(await texts([path, `${path}?another=query`])).toEqual(['1', '1']);
    });
  });

  test('one that is missing is asked for again soon', async () => {
    const path = '/media/key/960.jpg';
    await door.blog.answering(
      () => json({}, { status: 404, headers: immutable }),
      async () => expect(await door.ask(path)).toMatchObject({ status: 404 }),
    );
    expect(await door.ask(path)).toMatchObject({ status: 404 });
    await isFound(path);
  });

  test('one that only the owner may see is for her alone', async () => {
    const path = '/media/key/320.jpg';
    const forHer = { headers: { Cookie: 'other=1; media=pass.word' } };
    await door.blog.answering(
      ({ headers }) =>
        headers.cookie === 'media=pass.word'
          ? { headers: immutable, body: 'hers' }
          : json({}, { status: 404 }),
      async () => {
        expect(await door.ask(path, forHer)).toMatchObject({
          status: 200,
          text: 'hers',
          headers: { 'cache-control': 'no-store' },
        });
        for (const headers of [{}, { Cookie: 'other=media=pass.word' }])
          expect(await door.ask(path, { headers })).toMatchObject({ status: 404 });
      },
    );
    // Not from a cache either, once visitors can see it.
    const times = door.blog.times(path);
    await isFound(path);
    for (let again = 0; again < 2; again++) await door.ask(path, forHer);
    expect(door.blog.times(path)).toBeGreaterThanOrEqual(times + 3);
  });

  test('are asked for without any cookie of a visitor', async () => {
    await door.ask('/media/key/1440.jpg', { headers: { Cookie: 'session=secret' } });
    expect(door.blog.received.at(-1)?.headers).not.toHaveProperty('cookie');
  });
});

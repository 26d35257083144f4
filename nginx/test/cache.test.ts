import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FrontDoor } from './support/front-door.js';
import { Answer, cacheable, json, Received } from './support/service.js';
import { until, untilAge } from './support/until.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await FrontDoor.open();
  // Every place has a number that rises with each question that reaches the service.
  const count = (service: typeof door.blog) => (request: Received) =>
    json(service.times(request.url), { headers: cacheable });
  door.blog.answer = count(door.blog);
  door.renderer.answer = count(door.renderer);
});
afterAll(() => door.close());

const text = async (path: string) => (await door.ask(path)).text;

/** Puts another answer in the place of the usual one while `during` runs. */
async function answering(
  service: typeof door.blog,
  answer: (request: Received) => Answer,
  during: () => Promise<void>,
) {
  const usual = service.answer;
  service.answer = answer;
  try {
    await during();
  } finally {
    service.answer = usual;
  }
}

async function down(service: typeof door.blog, during: () => Promise<void>) {
  await service.stop();
  try {
    await during();
  } finally {
    await service.start();
  }
}

test('every read of the blog is asked for once and kept about a second', async () => {
  await Promise.all(
    ['/blog', '/blog/kept', '/api/blogs', '/api/blogs/kept', '/rss.xml', '/sitemap.xml'].map(async (path) => {
      expect([path, await text(path)]).toEqual([path, '1']);
      expect(await Promise.all([text(path), text(path), text(path)])).toEqual(['1', '1', '1']);
      await until(`${path} is renewed`, async () => (await text(path)) === '2', 2.2);
    }),
  );
});

test('HEAD is answered from the same copy', async () => {
  expect(await text('/api/blogs/head')).toBe('1');
  expect(await door.ask('/api/blogs/head', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  expect(door.blog.times('/api/blogs/head')).toBe(1);
});

test('each query has a copy of its own', async () => {
  expect(await text('/api/blogs?category=Hair')).toBe('1');
  expect(await text('/api/blogs?category=Skin')).toBe('1');
  expect(await text('/blog?category=Hair')).toBe('1');
  expect(await text('/blog?category=Skin')).toBe('1');
  expect(await text('/blog?category=Skin&category=Hair')).toBe('1');
  expect(door.renderer.times('/blog?category=Skin&category=Hair')).toBe(1);
});

test.each([2, 3.5])('after %d seconds even the first and only reader sees a change', async (seconds) => {
  await Promise.all(
    [`/blog/changed-${seconds * 10}`, `/api/blogs/changed-${seconds * 10}`].map(async (path) => {
      expect(await text(path)).toBe('1');
      await untilAge(Date.now(), seconds);
      expect(await text(path)).toBe('2');
    }),
  );
});

test('while one reader renews the copy the others get the one at hand', async () => {
  const path = '/blog/renewed';
  expect(await text(path)).toBe('1');
  await untilAge(Date.now(), 2);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answering(
    door.renderer,
    () => ({ ...json(2, { headers: cacheable }), after: held }),
    async () => {
      const renewing = text(path);
      await until('the renewal is under way', () => door.renderer.times(path) === 2);
      expect(await Promise.all([text(path), text(path)])).toEqual(['1', '1']);
      release();
      expect(await renewing).toBe('2');
      expect(await text(path)).toBe('2');
    },
  );
  expect(door.renderer.times(path)).toBe(2);
});

test('nobody waits for the renewal of another, also without a compressed copy', async () => {
  const path = '/blog/together';
  expect(await text(path)).toBe('1');
  await untilAge(Date.now(), 2);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answering(
    door.renderer,
    () => ({ ...json(2, { headers: cacheable }), after: held }),
    async () => {
      // Brotli leaves a single letter as it is, between bytes of its own.
      const holds = (letter: string) => ({ text: expect.stringContaining(letter) });
      const compressed = () => door.ask(path, { headers: { 'Accept-Encoding': 'br' } });
      const renewing = compressed();
      await until('the renewal is under way', () => door.renderer.times(path) === 2);
      const asked = Date.now();
      expect(await Promise.all([compressed(), compressed()])).toMatchObject([holds('1'), holds('1')]);
      // Behind a lock nginx would look every half second.
      expect(Date.now() - asked).toBeLessThan(450);
      release();
      expect(await renewing).toMatchObject(holds('2'));
    },
  );
});

test('a service that hangs keeps no reader of a copy waiting longer than four seconds', async () => {
  const paths = ['/blog/hanging', '/api/blogs/hanging'];
  const texts = () => Promise.all(paths.map(text));
  expect(await texts()).toEqual(['1', '1']);
  await untilAge(Date.now(), 2);
  const hang = () => ({ after: new Promise(() => {}) });
  await answering(door.blog, hang, () =>
    answering(door.renderer, hang, async () => {
      const asked = Date.now();
      expect(await texts()).toEqual(['1', '1']);
      expect(Date.now() - asked).toBeLessThan(5_000);
    }),
  );
}, 10_000);

test('fifty readers of a page without a copy are one question to the renderer', async () => {
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

  test('leaves no copy for others', async () => {
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

test('an unchanged copy is answered with 304', async () => {
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

describe('while something behind is down', () => {
  const pages = ['/blog?last', '/blog/last'];
  const answers = ['/api/blogs?last=1', '/api/blogs/last', '/rss.xml?last', '/media/key/last.jpg'];

  test('the last good copy is served instead of an error', async () => {
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
    for (const path of paths) await until(`${path} is renewed`, async () => (await text(path)) === '3', 1.2);
  });

  test('the last good copy is served when nobody listens, and a new one as soon as somebody does', async () => {
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
      await until(`${path} is renewed`, async () => (await text(path)) === '2', 1.2);
    }
  });

  test('a page without a copy is the plain shell', async () => {
    const shell = { status: 200, text: '<h1>Shell</h1>' };
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
});

test('a post that was deleted is gone though there is a copy', async () => {
  expect(await text('/blog/deleted')).toBe('1');
  await untilAge(Date.now(), 2);
  await answering(
    door.renderer,
    () => ({ status: 404, body: 'Blog post not found.' }),
    async () => {
      expect(await door.ask('/blog/deleted')).toMatchObject({ status: 404, text: 'Blog post not found.' });
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

describe('pictures', () => {
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'image/jpeg' };

  test('are kept longer than a second', async () => {
    await answering(
      door.blog,
      ({ url }) => ({ headers: immutable, body: String(door.blog.times(url)) }),
      async () => {
        expect(await text('/media/key/640.jpg')).toBe('1');
        await untilAge(Date.now(), 2.5);
        expect(await text('/media/key/640.jpg')).toBe('1');
        expect(await text('/media/key/640.jpg?another=query')).toBe('1');
      },
    );
  });

  test('that are missing are asked for again soon', async () => {
    await answering(
      door.blog,
      () => json({}, { status: 404, headers: immutable }),
      async () => {
        expect(await door.ask('/media/key/missing.jpg')).toMatchObject({ status: 404 });
      },
    );
    expect(await door.ask('/media/key/missing.jpg')).toMatchObject({ status: 404 });
    await until('found', async () => (await door.ask('/media/key/missing.jpg')).status === 200, 8);
  });
});

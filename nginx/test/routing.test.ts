import { describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { nextSecond } from './support/until.js';

const door = await openDoor();
const { blog, renderer } = door;
const asOwner = { headers: { Authorization: 'Bearer token' } };

test.each([
  ['/ABOUT/?from=chat', '<h1>About</h1>'],
  ['/blog/..%2f', '<h1>Home</h1>'],
  ['/ml', '<h1>Home in Malayalam</h1>'],
  ['/ml/academy/', '<h1>Academy in Malayalam</h1>'],
  ['/ml/services/Menshair', "<h1>Men's Hair in Malayalam</h1>"],
  ['/Admin/login/', '<h1>Log in</h1>'],
  ['/admin?from=footer', '<h1>Admin</h1>'],
  ['/admin/blog/edit/some-post', '<h1>Admin</h1>'],
])('%s is the page %s', async (path, heading) => {
  const { status, headers, text } = await door.ask(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain(heading);
});

const COLOURS = '6a1b9a-fdd835-0a1b2c3d';
const MISSING = `
  /page-data/academy.json /assets/ /assets/gone.js /.env /folder/.git/config /blog/.hidden
  /.well-known/acme-challenge/unknown /media/.hidden /media/..%2f.hidden /media/key/960.jpg%0d%0aX-Injected:1
  /assets/drawings/${COLOURS}/a.js /assets/drawings/red/a.svg /media/key/preview-05-5.jpg /media/key/preview-101-5.jpg /.error /.api-error /404.html`;
const asked = () => [door.auth, blog, renderer].flatMap(({ received }) => received).length;
test.each(MISSING.trim().split(/\s+/))('%s is the not-found page, and no service is asked', async (path) => {
  const before = asked();
  for (const headers of [{}, asOwner.headers])
    expect(await door.ask(path, { headers })).toMatchObject({ status: 404, text: '<h1>Page not found</h1>' });
  expect(asked()).toBe(before);
});

const OLD = `
  /nope /academy /about/more /about%0a /%ff /about.html /admin.html /about.html.br /?p=123 /2023/05/title/?utm_source=chat
  /services/hair/more /services/hair%0a /go/a.b /administrator /blog/post/more /blog/not%20an%20id /rss.xml%0a /sitemap-posts-2.xml
  /ml.html /mlx /xx/ /ta/a/b /health/ready /metrics /stub_status /internal/site/ /INTERNAL/site //internal/site /%69nternal/site
  /wp-content/uploads/2023/05/a-300x200.jpg /title//%e0%ae%ae?a=%0d%0a`;
test('of what may be an address of an old site blog-service tells where it leads, or that there is nothing', async () => {
  const paths = OLD.trim().split(/\s+/);
  // More than one visitor may ask in a second.
  const askAll = async () => {
    await nextSecond();
    return Promise.all(paths.map((path, n) => door.ask(path, { from: `127.4.0.${n + 1}` })));
  };
  const moved = { status: 301, headers: { location: '/blog/title-x7k2m9', 'cache-control': 'no-cache' } };
  for (const reply of await blog.answering(() => moved, askAll)) expect(reply).toMatchObject(moved);
  const urls = paths.map((path) => `/internal/old-address?of=${path}`);
  expect(blog.received.map(({ url }) => url)).toEqual(expect.arrayContaining(urls));
  const lost = { status: 404, text: expect.stringMatching(/^<h1>(Page not found|Not found, in)/) };
  for (const reply of await blog.answering(() => ({ status: 404 }), askAll))
    expect(reply).toMatchObject(lost);
  await blog.down(async () => {
    for (const reply of await askAll()) expect(reply).toMatchObject(lost);
  });
});

test('a draft that is shown to somebody comes from the renderer, and nothing keeps it', async () => {
  for (const path of ['/shared/To-ken_1/services/Menshair?x=1', '/shared/To-ken_1/about.html']) {
    const { text, headers } = await door.ask(path);
    expect(JSON.parse(text)).toEqual({ service: 'renderer', url: path });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
});

test.each([
  // No file has these addresses, and none of them leads out of the folder of files.
  ['/blog?category=Hair%20Care', 'renderer', '/blog?category=Hair%20Care'],
  ['/blog?category=../lists/Hair+Care', 'renderer', '/blog?category=../lists/Hair+Care'],
  ['/blog?cursor=../blog/there', 'renderer', '/blog?cursor=../blog/there'],
  ['/blog?q=coco&category=Nails', 'renderer', '/blog?q=coco&category=Nails'],
  ['/Blog/Monsoon-x7k2m9/?utm_source=chat', 'renderer', '/Blog/Monsoon-x7k2m9/'],
  ['/SERVICES/former/?fbclid=IwAR0', 'renderer', '/SERVICES/former/'],
  // A language in capitals or switched off, and what is not there in one.
  ['/ML/academy?a=1', 'renderer', '/ML/academy'],
  ['/TA/blog/none', 'renderer', '/TA/blog/none'],
  ['/ta/services/menshair/', 'renderer', '/ta/services/menshair/'],
  ['/ml/ml/', 'renderer', '/ml/ml/'],
  ['/ml/blog?q=coco', 'renderer', '/ml/blog?q=coco'],
  ['/Go/window/?x=1', 'renderer', '/Go/window/'],
  [`/assets/drawings/${COLOURS}/emblem-32.png?x=1`, 'renderer', `/assets/drawings/${COLOURS}/emblem-32.png`],
  ['/media/0a1b/preview-50-20.jpg?x=1', 'blog', '/media/0a1b/preview-50-20.jpg'],
])('%s → %s %s', async (path, service, url) => {
  const reply = await door.ask(path);
  expect(reply.status).toBe(200);
  expect(JSON.parse(reply.text)).toEqual({ service, url });
});

test.each([
  [renderer, '/healthz /apple-touch-icon.png /.well-known/security.txt /preview/services/Menshair?x=1'],
  [
    blog,
    '/api/counts?period=week&end=2026-11-22 /api/consents/0a1b-3x2-ffffff /api/condition /api/seen /api/pictures /api/addresses?q=a /api/export/To-ken_1 /api/imports/3/files/1/pieces/2',
  ],
  [blog, '/api/blogs/%F0%9F%92%87 /api/blogs/.env /api/categories/3 /api/site/editions?limit=5&cursor=9'],
  [blog, '/api/journal?who=Anu /api/presence/site /api/blogs?state=draft&q=a /api/site?draft'],
  [door.auth, '/api/admin/login/recovery /api/admin/people/2/invitation /api/admin/journal?q=a'],
])('$name is asked as its owner asks: %s', async (service, paths) => {
  for (const path of paths.split(' ')) await door.ask(path, asOwner);
  expect(service.received.map(({ url }) => url)).toEqual(expect.arrayContaining(paths.split(' ')));
});

describe('what only the renderer knows', () => {
  const [page, sentence] = ['<h1>Page not found</h1>', 'There is nothing at this address.\n'];
  test.each([
    ['/services/makup', 301, '/services/makeup', 'no-cache', page],
    ['/ml/nope', 301, '/ml/services', 'no-cache', '<h1>Not found, in Malayalam</h1>'],
    ['/go/window', 302, '/offers?from=window', 'no-store', page],
    ['/favicon.ico', 302, '/emblem-32.png', 'no-store', sentence],
  ])(
    '%s leads to where it says, which no browser keeps, or is missing',
    async (path, status, location, kept, text) => {
      const found = { status, headers: { location } };
      const ask = () => door.ask(path, asOwner);
      expect(await renderer.answering(() => found, ask)).toMatchObject({
        status,
        headers: { location, 'cache-control': kept },
      });
      expect(await renderer.answering(() => ({ status: 404 }), ask)).toMatchObject({ status: 404, text });
    },
  );

  test.each(['/ml/a/b', '/ml/404.html', '/ml/index.html'])('%s is missing in its language', async (path) => {
    expect(
      await blog.answering(
        () => ({ status: 404 }),
        () => door.ask(path),
      ),
    ).toMatchObject({ status: 404, text: '<h1>Not found, in Malayalam</h1>' });
  });

  test('a former address of a menu leads on with its query as it was', async () => {
    const query = '?utm_source=insta&x=%0d%0aSet-Cookie:%20a';
    const answer = () => ({ status: 301, headers: { location: '/services/makeup' } });
    const reply = await renderer.answering(answer, () => door.ask(`/services/makup${query}`, asOwner));
    expect(reply).toMatchObject({ status: 301, headers: { location: `/services/makeup${query}` } });
  });

  test('is asked for in vain while it is away: short addresses lead home', () =>
    renderer.down(async () => {
      expect(await door.ask('/services/makup')).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5' },
      });
      for (const path of ['/favicon.ico', '/preview/'])
        expect((await door.ask(path, asOwner)).text).toMatch(/^The service is not available right now/);
      const headers = { location: '/?from=door', 'cache-control': 'no-store' };
      expect(await door.ask('/go/door')).toMatchObject({ status: 302, headers });
    }));
});

test('a report of a visit reaches the service with what it must know, or is dropped without an error', async () => {
  const report = () =>
    door.ask('/api/seen', { method: 'POST', body: '{}', headers: { DNT: '1' }, from: '127.0.0.31' });
  expect(await report()).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(blog.received.at(-1)?.headers).toMatchObject({ dnt: '1', 'x-forwarded-for': '127.0.0.31' });
  await blog.down(async () => expect(await report()).toMatchObject({ status: 204, text: '' }));
});

test.each(['/blogdetail?id=some-post', '/BlogDetail/?utm=x&id=some-post', '/feed', '/feed/'])(
  'the older address %s leads to the new one',
  async (path) => {
    const location = path.startsWith('/feed') ? '/rss.xml' : '/blog/some-post';
    expect(await door.ask(path)).toMatchObject({ status: 301, headers: { location } });
  },
);

test.each(['', '?id=//evil.example', '?id=a%0d%0aSet-Cookie:x'])(
  '/blogdetail%s says that there is no such post',
  async (rest) => {
    const reply = await door.ask(`/blogdetail${rest}`);
    expect(reply).toMatchObject({ status: 404, text: '<h1>Blog post not found.</h1>' });
    expect(reply.headers).not.toHaveProperty('location');
  },
);

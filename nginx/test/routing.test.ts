import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import type { Answer } from './support/service.js';
import { until } from './support/until.js';

const door = await openDoor();

test.each([
  ['/', '<h1>Home</h1>'],
  ['/about', '<h1>About</h1>'],
  ['/about/', '<h1>About</h1>'],
  ['/ABOUT', '<h1>About</h1>'],
  ['/About/?from=chat', '<h1>About</h1>'],
  ['/services/Menshair', "<h1>Men's Hair</h1>"],
  ['/Services/Menshair/', "<h1>Men's Hair</h1>"],
  ['/SERVICES/PRICES', '<h1>Price list</h1>'],
  ['/admin', '<h1>Admin</h1>'],
  ['/admin/', '<h1>Admin</h1>'],
  ['/Admin/login', '<h1>Log in</h1>'],
  ['/admin/login/', '<h1>Log in</h1>'],
  ['/admin/login/recovery', '<h1>Admin</h1>'],
  ['/admin/blog/edit/some-post', '<h1>Admin</h1>'],
  ['/admin?from=footer', '<h1>Admin</h1>'],
])('%s is the page %s', async (path, heading) => {
  const { status, headers, text } = await door.ask(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain(heading);
});

const asked = () => [door.blog, door.auth, door.renderer].flatMap(({ received }) => received).length;
test.each([
  '/nope',
  '/academy',
  '/page-data/academy.json',
  '/page-data/services/menshair.json',
  '/services/hair/more',
  '/services/hair.html',
  '/services/hair%0a',
  '/404.html',
  '/about/more',
  '/about.html',
  '/about.html/',
  '/index.html',
  '/shell.html',
  '/admin.html',
  '/about.html.br',
  '/about.html.gz',
  '/administrator',
  '/assets',
  '/assets/',
  '/assets/gone.js',
  '/.env',
  '/folder/.git/config',
  '/.well-known/acme-challenge/unknown',
  '/.well-known/acme-challenge/',
  '/media/key',
  '/media/../etc/passwd',
  '/media/key/960.jpg%0d%0aX-Injected:1',
  '/media/key/960.jpg%0a',
  '/media/key/preview-05-5.jpg',
  '/media/key/preview-5.jpg',
  '/media/key/preview-101-5.jpg',
  '/media/key/0640.jpg',
  '/blog/post/more',
  '/blog%0a',
  '/about%0a',
  '/about.html%0a',
  '/admin%0a',
  '/rss.xml%0a',
  '/%ff',
  '/healthz/more',
  '/.error',
  '/.api-error',
  // The doors of the services and the parts among themselves.
  '/.well-known/jwks.json',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/stub_status',
  '/internal',
  '/internal/',
  '/internal/site',
  '/internal/site/',
  '/internal/cache-tags',
  '/INTERNAL/site',
  '//internal/site',
  '/%69nternal/site',
  '/media/../internal/site',
  '/api/../internal/site',
])('%s is the not-found page with its status, and no service is asked', async (path) => {
  const before = asked();
  for (const headers of [{}, { Authorization: 'Bearer token' }])
    expect(await door.ask(path, { headers })).toMatchObject({ status: 404, text: '<h1>Page not found</h1>' });
  expect(asked()).toBe(before);
});

describe('files', () => {
  test.each([
    ['/assets/app-1a2b3c.js', 'application/javascript; charset=utf-8'],
    ['/assets/hero.mp4', 'video/mp4'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap-pages.xml', 'text/xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s', async (path, type) => {
    const { status, headers } = await door.ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  test('a part of the film', async () => {
    const reply = await door.ask('/assets/hero.mp4', { headers: { Range: 'bytes=2-5' } });
    expect(reply).toMatchObject({ status: 206, text: 'film' });
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test("the proof for a certificate authority, from that authority's own folder, which is not listed", async () => {
    const folder = join(door.dir, 'acme/.well-known/acme-challenge');
    writeFileSync(join(folder, 'token'), 'proof');
    mkdirSync(join(folder, 'folder'));
    expect(await door.ask('/.well-known/acme-challenge/token')).toMatchObject({ status: 200, text: 'proof' });
    expect(await door.ask('/.well-known/acme-challenge/folder/')).toMatchObject({ status: 404 });
  });
});

describe('services', () => {
  test.each([
    ['/blog', 'renderer', '/blog'],
    ['/blog/', 'renderer', '/blog'],
    ['/BLOG', 'renderer', '/blog'],
    // Of a query only what the service knows, in one order, so that nothing else makes an entry of the cache.
    ['/blog?fbclid=IwAR0', 'renderer', '/blog'],
    ['/blog?limit=5', 'renderer', '/blog'],
    ['/blog?utm_source=chat&q=clay&utm_medium=x', 'renderer', '/blog?q=clay'],
    ['/blog?q=coco&category=Nails', 'renderer', '/blog?category=Nails&q=coco'],
    ['/blog?category=Brows&category=Nails', 'renderer', '/blog?category=Brows'],
    ['/Blog/Monsoon-x7k2m9/', 'renderer', '/blog/Monsoon-x7k2m9'],
    ['/blog/monsoon-x7k2m9?utm_source=chat', 'renderer', '/blog/monsoon-x7k2m9'],
    ['/blog/not%20an%20id', 'renderer', '/blog/-'],
    ['/blog/post.html', 'renderer', '/blog/-'],
    ['/blog/post%0a', 'renderer', '/blog/-'],
    ['/blog/%ff', 'renderer', '/blog/-'],
    ['/services/menshair?fbclid=IwAR0', 'renderer', '/services/menshair'],
    ['/SERVICES/former/', 'renderer', '/services/former'],
    ['/Go/window/?x=1', 'renderer', '/go/window'],
    ['/favicon.ico?v=2', 'renderer', '/favicon.ico'],
    ['/apple-touch-icon.png', 'renderer', '/apple-touch-icon.png'],
    ['/.well-known/security.txt', 'renderer', '/.well-known/security.txt'],
    ['/api/counts?period=week&end=2026-11-22', 'blog', '/api/counts?period=week&end=2026-11-22'],
    ['/api/consents', 'blog', '/api/consents'],
    ['/api/backups', 'blog', '/api/backups'],
    ['/api/consents/0a1b-3x2-ffffff', 'blog', '/api/consents/0a1b-3x2-ffffff'],
    ['/api/seen', 'blog', '/api/seen'],
    ['/healthz', 'renderer', '/healthz'],
    ['/api/blogs?fbclid=IwAR0', 'blog', '/api/blogs'],
    ['/api/blogs?limit=5&q=a%20b', 'blog', '/api/blogs?limit=5&q=a%20b'],
    ['/api/blogs?utm_source=chat&q=shea&limit=7&=&x', 'blog', '/api/blogs?limit=7&q=shea'],
    ['/api/blogs?limit=5&state=draft', 'blog', '/api/blogs?state=draft&limit=5'],
    [`/api/blogs?limit=1&z=${'"'.repeat(7000)}`, 'blog', '/api/blogs?limit=1'],
    ['/api/blogs/%2e', 'blog', '/api/blogs/%2e'],
    ['/api/blogs/%F0%9F%92%87', 'blog', '/api/blogs/%F0%9F%92%87'],
    ['/api/blogs/some-post?fbclid=IwAR0', 'blog', '/api/blogs/some-post'],
    ['/api/blogs/some-p%6fst', 'blog', '/api/blogs/some-post'],
    ['/api//blogs/./some-post', 'blog', '/api/blogs/some-post'],
    ['/api/blogs/.env', 'blog', '/api/blogs/.env'],
    ['/api/blogs/some.html', 'blog', '/api/blogs/some.html'],
    ['/api/blogs/some-post/related?x', 'blog', '/api/blogs/some-post/related'],
    ['/api/categories?x', 'blog', '/api/categories'],
    ['/api/categories/3', 'blog', '/api/categories/3'],
    ['/api/site?x', 'blog', '/api/site'],
    ['/api/site/draft', 'blog', '/api/site/draft'],
    ['/api/site/editions?limit=5&cursor=9', 'blog', '/api/site/editions?limit=5&cursor=9'],
    ['/api/pictures', 'blog', '/api/pictures'],
    ['/media/0a1b-960x640-aabbcc/960.jpg', 'blog', '/media/0a1b-960x640-aabbcc/960.jpg'],
    ['/media/0a1b-960x640-aabbcc/preview.jpg?x=1', 'blog', '/media/0a1b-960x640-aabbcc/preview.jpg'],
    ['/media/0a1b-960x640-aabbcc/preview-50-20.jpg', 'blog', '/media/0a1b-960x640-aabbcc/preview-50-20.jpg'],
    ['/sitemap.xml', 'blog', '/sitemap.xml'],
    ['/sitemap-posts-12.xml', 'blog', '/sitemap-posts-12.xml'],
    ['/rss.xml?x', 'blog', '/rss.xml'],
    ['/api/admin/login', 'auth', '/api/admin/login'],
    ['/api/admin/login/recovery', 'auth', '/api/admin/login/recovery'],
    ['/api/admin/logout', 'auth', '/api/admin/logout'],
    ['/api/admin/session', 'auth', '/api/admin/session'],
  ])('%.60s → %s %s', async (path, service, url) => {
    const reply = await door.ask(path);
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toEqual({ service, url });
  });

  test.each([
    ['GET', '/api/blogs?state=draft&q=a', { Authorization: 'Bearer token' }],
    ['DELETE', '/api/blogs/some-post?permanently=true', {}],
  ])('%s %s passes as it was sent', async (method, path, headers) => {
    await door.ask(path, { method, headers });
    expect(door.blog.received.at(-1)).toMatchObject({ method, url: path });
  });
});

describe('an address of a menu at which there is no file', () => {
  const asked = (answer: Answer, query = '') => {
    let reply: unknown;
    return door.renderer
      .answering(
        () => answer,
        async () => {
          reply = await door.ask(`/services/makup${query}`);
        },
      )
      .then(() => reply);
  };

  test('leads to where the renderer says, and no browser keeps that', async () => {
    const headers = { location: '/services/makeup' };
    expect(await asked({ status: 301, headers })).toMatchObject({
      status: 301,
      headers: { ...headers, 'cache-control': 'no-cache' },
    });
  });

  test.each(['?from=window', '?utm_source=insta&x=%0d%0aSet-Cookie:%20a', '?to=//other.example/?a'])(
    'leads there with its query as it was: %s',
    async (query) => {
      const location = `/services/makeup${query}`;
      const answer = { status: 301, headers: { location: '/services/makeup' } };
      expect(await asked(answer, query)).toMatchObject({ status: 301, headers: { location } });
    },
  );

  test('is not found when the renderer knows none, and not known while it is away', async () => {
    expect(await asked({ status: 404 })).toMatchObject({ status: 404, text: '<h1>Page not found</h1>' });
    await door.renderer.down(async () => {
      expect(await door.ask('/services/makup')).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5' },
      });
      expect(await door.ask('/services/Menshair')).toMatchObject({ status: 200 });
    });
  });
});

test('what is asked for without reading a page leads to an icon or to the feed, or is missed in one sentence', async () => {
  const headers = { location: '/emblem-32.png' };
  const icon = () => door.ask('/favicon.ico');
  const found = { status: 302, headers };
  await door.renderer.answering(
    () => found,
    async () => expect(await icon()).toMatchObject(found),
  );
  const missed = { status: 404, text: 'There is nothing at this address.\n' };
  await door.renderer.answering(
    () => ({ status: 404 }),
    async () => expect(await icon()).toMatchObject(missed),
  );
  for (const path of ['/feed', '/feed/'])
    expect(await door.ask(path)).toMatchObject({ status: 301, headers: { location: '/rss.xml' } });
});

describe('a short address', () => {
  const ask = async (answer: Answer) => {
    let reply: unknown;
    await door.renderer.answering(
      () => answer,
      async () => {
        reply = await door.ask('/go/window');
      },
    );
    return reply;
  };

  test('leads to where the renderer says, and no browser keeps that', async () => {
    const headers = { location: '/offers?from=window' };
    expect(await ask({ status: 302, headers })).toMatchObject({
      status: 302,
      headers: { ...headers, 'cache-control': 'no-store' },
    });
  });

  test('is not found when there is none, and leads home while the renderer is away', async () => {
    expect(await ask({ status: 404 })).toMatchObject({ status: 404, text: '<h1>Page not found</h1>' });
    for (const path of ['/go/', '/go/a.b', `/go/${'x'.repeat(31)}`])
      expect(await door.ask(path)).toMatchObject({ status: 404, text: '<h1>Page not found</h1>' });
    await door.renderer.down(async () => {
      const headers = { location: '/?from=window', 'cache-control': 'no-store' };
      expect(await door.ask('/go/window')).toMatchObject({ status: 302, headers });
    });
  });
});

describe('a report of a visit', () => {
  const report = (changes = {}) =>
    door.ask('/api/seen', { method: 'POST', body: Buffer.from('{}'), headers: { DNT: '1' }, ...changes });

  test('reaches the service with what it must know, and nothing keeps it', async () => {
    const { status, headers } = await report({ from: '127.0.0.31' });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(door.blog.received.at(-1)).toMatchObject({
      url: '/api/seen',
      headers: { dnt: '1', 'x-forwarded-for': '127.0.0.31' },
    });
  });

  test('has at most 2 KB, and is dropped without an error while the service is away', async () => {
    expect(await report({ body: Buffer.alloc(2 * 1024 + 1, 'a') })).toMatchObject({ status: 413 });
    await door.blog.down(async () => {
      expect(await report()).toMatchObject({ status: 204, text: '' });
    });
  });

  test('is in no log', async () => {
    await report({ from: '127.0.0.32' });
    await door.ask('/after-the-report');
    const log = () => readFileSync(join(door.dir, 'access.log'), 'utf8');
    await until('the log is written', async () => log().includes('after-the-report'));
    expect(log()).not.toMatch(/"uri":"\/api\/seen","status":204/);
  });
});

describe('the older address of a post', () => {
  test.each(['/blogdetail?id=some-post', '/BlogDetail/?id=some-post', '/blogdetail?utm=x&id=some-post'])(
    '%s leads to the new one',
    async (path) => {
      expect(await door.ask(path)).toMatchObject({ status: 301, headers: { location: '/blog/some-post' } });
    },
  );

  test.each([
    '/blogdetail',
    '/blogdetail/',
    '/blogdetail?id=',
    '/blogdetail?id=//evil.example',
    '/blogdetail?id=..%2Fadmin',
    '/blogdetail?id=a%0d%0aSet-Cookie:x',
    `/blogdetail?id=${'a'.repeat(151)}`,
  ])('%s says that there is no such post', async (path) => {
    const reply = await door.ask(path);
    expect(reply).toMatchObject({ status: 404, text: '<h1>Blog post not found.</h1>' });
    expect(reply.headers.location).toBeUndefined();
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FrontDoor } from './support/front-door.js';
import { untilAge } from './support/until.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await FrontDoor.open();
});
afterAll(() => door.close());

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/ABOUT', 'About'],
    ['/About/?from=chat', 'About'],
    ['/services/Menshair', "Men's Hair"],
    ['/services/menshair', "Men's Hair"],
    ['/SERVICES/MENSHAIR/', "Men's Hair"],
  ])('%s is the page %s', async (path, heading) => {
    const reply = await door.ask(path);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.text).toContain(`<h1>${heading}</h1>`);
  });

  test.each([
    '/nope',
    '/about/more',
    '/about.html',
    '/about.html/',
    '/index.html',
    '/shell.html',
    '/admin.html',
    '/about.html.br',
    '/about.html.gz',
    '/assets',
    '/assets/',
    '/assets/gone.js',
    '/.env',
    '/folder/.git/config',
    '/.well-known/security.txt',
    '/.well-known/acme-challenge/unknown',
    '/.well-known/acme-challenge/',
    '/media/key',
    '/media/../etc/passwd',
    '/media/key/960.jpg%0d%0aX-Injected:1',
    '/blog/post/more',
    '/blog%0a',
    '/about%0a',
    '/about.html%0a',
    '/admin%0a',
    '/rss.xml%0a',
    '/media/key/960.jpg%0a',
    '/%ff',
    '/healthz/more',
    '/internal/cache-tags',
    '/Internal/site',
    '/internal/',
    '/media/key/preview-05-5.jpg',
    '/media/key/preview-5.jpg',
    '/media/key/preview-101-5.jpg',
    '/media/key/0640.jpg',
    '/.error',
    '/.api-error',
  ])('%s is the not-found page with its status', async (path) => {
    const reply = await door.ask(path);
    expect(reply.status).toBe(404);
    expect(reply.text).toBe('<h1>Page not found</h1>');
  });
});

test("the not-found page's own address is none", async () => {
  expect(await door.ask('/404.html')).toMatchObject({ status: 404 });
});

describe('files', () => {
  test.each([
    ['/assets/app-1a2b3c.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/hero.mp4', 'video/mp4', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/sitemap-pages.xml', 'text/xml; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ])('%s', async (path, type, kept) => {
    const { status, headers } = await door.ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': kept });
  });

  test('a part of the film', async () => {
    const reply = await door.ask('/assets/hero.mp4', { headers: { Range: 'bytes=2-5' } });
    expect(reply.status).toBe(206);
    expect(reply.text).toBe('film');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a part of the film that does not exist', async () => {
    const reply = await door.ask('/assets/hero.mp4', { headers: { Range: 'bytes=100-' } });
    expect(reply.status).toBe(416);
    expect(reply.text).toBe('There is no such part of this file.\n');
  });

  test("the proof for a certificate authority, from that authority's own folder", async () => {
    writeFileSync(join(door.dir, 'acme/.well-known/acme-challenge/token'), 'proof');
    const reply = await door.ask('/.well-known/acme-challenge/token');
    expect(reply.status).toBe(200);
    expect(reply.text).toBe('proof');
  });

  test('a folder among the proofs is not listed', async () => {
    mkdirSync(join(door.dir, 'acme/.well-known/acme-challenge/folder'));
    expect(await door.ask('/.well-known/acme-challenge/folder/')).toMatchObject({ status: 404 });
  });
});

describe('services', () => {
  let answer: typeof door.renderer.answer;
  beforeAll(() => {
    ({ answer } = door.renderer);
  });
  afterEach(() => {
    door.renderer.answer = answer;
  });

  test.each([
    ['/blog', 'renderer', '/blog'],
    ['/blog/', 'renderer', '/blog'],
    ['/BLOG', 'renderer', '/blog'],
    ['/blog?category=Hair&q=frizz', 'renderer', '/blog?category=Hair&q=frizz'],
    ['/blog/monsoon-frizz-care-x7k2m9', 'renderer', '/blog/monsoon-frizz-care-x7k2m9'],
    ['/Blog/Monsoon-x7k2m9/', 'renderer', '/blog/Monsoon-x7k2m9'],
    ['/blog/monsoon-x7k2m9?utm_source=chat', 'renderer', '/blog/monsoon-x7k2m9'],
    ['/blog/not%20an%20id', 'renderer', '/blog/-'],
    ['/blog/post.html', 'renderer', '/blog/-'],
    ['/blog/post%0a', 'renderer', '/blog/-'],
    ['/blog/%ff', 'renderer', '/blog/-'],
    ['/healthz', 'renderer', '/healthz'],
    ['/api/blogs', 'blog', '/api/blogs'],
    ['/api/blogs?limit=5&q=a%20b', 'blog', '/api/blogs?limit=5&q=a%20b'],
    ['/api/blogs/%2e', 'blog', '/api/blogs/%2e'],
    ['/api/blogs/%F0%9F%92%87', 'blog', '/api/blogs/%F0%9F%92%87'],
    ['/api/blogs/some-post', 'blog', '/api/blogs/some-post'],
    ['/api/blogs/.env', 'blog', '/api/blogs/.env'],
    ['/api/blogs/some.html', 'blog', '/api/blogs/some.html'],
    ['/api/blogs/some-post/related', 'blog', '/api/blogs/some-post/related'],
    ['/api/blogs?limit=5&state=draft', 'blog', '/api/blogs?state=draft&limit=5'],
    ['/api/categories', 'blog', '/api/categories'],
    ['/api/categories/3', 'blog', '/api/categories/3'],
    ['/api/site', 'blog', '/api/site'],
    ['/api/site/draft', 'blog', '/api/site/draft'],
    ['/api/site/editions?limit=5&cursor=9', 'blog', '/api/site/editions?limit=5&cursor=9'],
    ['/api/pictures', 'blog', '/api/pictures'],
    ['/media/0a1b-960x640-aabbcc/960.jpg', 'blog', '/media/0a1b-960x640-aabbcc/960.jpg'],
    ['/media/0a1b-960x640-aabbcc/preview.jpg?x=1', 'blog', '/media/0a1b-960x640-aabbcc/preview.jpg'],
    ['/media/0a1b-960x640-aabbcc/preview-50-20.jpg', 'blog', '/media/0a1b-960x640-aabbcc/preview-50-20.jpg'],
    ['/sitemap.xml', 'blog', '/sitemap.xml'],
    ['/sitemap-posts-12.xml', 'blog', '/sitemap-posts-12.xml'],
    ['/rss.xml', 'blog', '/rss.xml'],
    ['/api/admin/login', 'auth', '/api/admin/login'],
    ['/api/admin/logout', 'auth', '/api/admin/logout'],
    ['/api/admin/session', 'auth', '/api/admin/session'],
  ])('%s → %s %s', async (path, service, url) => {
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

  test("the services' own doors are closed", async () => {
    for (const path of [
      '/.well-known/jwks.json',
      '/health/live',
      '/health/ready',
      '/metrics',
      '/stub_status',
    ]) {
      expect(await door.ask(path)).toMatchObject({ status: 404 });
    }
  });

  test.each([
    '/internal/site',
    '/internal/site/',
    '/INTERNAL/site',
    '//internal/site',
    '/%69nternal/site',
    '/media/../internal/site',
    '/api/../internal/site',
    '/internal',
  ])('%s is for the parts of the site among themselves: no service is asked', async (path) => {
    const asked = () => [door.blog, door.auth, door.renderer].flatMap(({ received }) => received).length;
    const before = asked();
    expect(await door.ask(path)).toMatchObject({ status: 404 });
    expect(await door.ask(path, { headers: { Authorization: 'Bearer token' } })).toMatchObject({
      status: 404,
    });
    expect(asked()).toBe(before);
  });

  test('an unknown post keeps the status and the page of the renderer', async () => {
    door.renderer.answer = () => ({
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: 'Blog post not found.',
    });
    expect(await door.ask('/blog/unknown')).toMatchObject({ status: 404, text: 'Blog post not found.' });
  });

  test('health is said as the renderer says it, and when even that is down', async () => {
    door.renderer.answer = () => ({ status: 503, body: '{"status":"error"}' });
    // An answer serves all who ask in the same second.
    await untilAge(Date.now(), 1);
    expect(await door.ask('/healthz')).toMatchObject({ status: 503, text: '{"status":"error"}' });
    await door.renderer.stop();
    await untilAge(Date.now(), 1);
    const reply = await door.ask('/healthz');
    await door.renderer.start();
    expect(reply.status).toBe(503);
    expect(JSON.parse(reply.text)).toEqual({ status: 'error', parts: { frontend: 'down' } });
    await untilAge(Date.now(), 1);
  });
});

describe('admin', () => {
  test.each(['/admin', '/admin/', '/Admin/login', '/admin/blog/edit/some-post', '/admin?from=footer'])(
    '%s is the admin area, kept from search engines',
    async (path) => {
      const reply = await door.ask(path);
      expect(reply).toMatchObject({ status: 200, text: '<h1>Admin</h1>' });
      expect(reply.headers['x-robots-tag']).toBe('noindex');
    },
  );

  test('/administrator is not the admin area', async () => {
    expect(await door.ask('/administrator')).toMatchObject({ status: 404 });
  });
});

describe('the older address of a post', () => {
  test.each(['/blogdetail?id=some-post', '/BlogDetail/?id=some-post', '/blogdetail?utm=x&id=some-post'])(
    '%s leads to the new one',
    async (path) => {
      const { status, headers } = await door.ask(path);
      expect(status).toBe(301);
      expect(headers.location).toBe('/blog/some-post');
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

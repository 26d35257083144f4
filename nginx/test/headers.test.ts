import { describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import type { Asked } from './support/http.js';
import { json } from './support/service.js';

// The headers that keep a browser safe are checked of every answer that any test here gets (support/http.ts).

const door = await openDoor({ TRUSTED_PROXIES: '127.0.0.2 127.0.1.0/24' });
door.blog.answer = ({ url }) => (url.endsWith('none') ? json({}, { status: 404 }) : json([]));

const overTls = {
  from: '127.0.0.2',
  headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' },
};
const Authorization = 'Bearer token';

describe('what a browser may keep, and what search engines may list', () => {
  const YEAR = 'public, max-age=31536000, immutable';
  test.each<[path: string, kept: string, robots?: string, headers?: Record<string, string>]>([
    ['/about', 'no-cache'],
    ['/blog', 'no-cache'],
    ['/blog/some-post', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/assets/app-1a2b3c.js', YEAR],
    ['/media/key/960.jpg', YEAR],
    ['/media/key/preview.jpg', YEAR],
    ['/blogdetail?id=x', 'public, max-age=3600'],
    ['/nope', 'no-store'],
    ['/assets/gone.js', 'no-store'],
    ['/media/key/none', 'no-store'],
    ['/page-data/index.json', 'no-cache', 'noindex'],
    ['/admin/login', 'no-cache', 'noindex'],
    ['/api/blogs', 'no-cache', 'noindex'],
    ['/api/blogs/none', 'no-store', 'noindex'],
    ['/api/site', 'no-cache', 'noindex'],
    ['/api/site/draft', 'no-store', 'noindex'],
    ['/api/pictures', 'no-store', 'noindex'],
    ['/api/admin/login', 'no-store', 'noindex'],
    ['/api/admin/session', 'no-store', 'noindex'],
    ['/api//admin/session', 'no-store', 'noindex'],
    ['/api/%61dmin/session', 'no-store', 'noindex'],
    ['/api/./admin/session', 'no-store', 'noindex'],
    ['/API/admin/session', 'no-store', 'noindex'],
    ['/healthz', 'no-store', 'noindex'],
    ['/preview/about', 'no-store', 'noindex', { Authorization }],
    ['/api/blogs?state=draft', 'no-store', 'noindex', { Authorization }],
    ['/api/blogs/a-draft', 'no-store', 'noindex', { Authorization }],
    ['/api/blogs/a-draft/revisions', 'no-store', 'noindex', { Authorization }],
  ])('%s: %s, %s', async (path, kept, robots, headers) => {
    const reply = await door.ask(path, { headers });
    expect([reply.headers['cache-control'], reply.headers['x-robots-tag']]).toEqual([kept, robots]);
    // Feed readers show pictures in pages of other sites.
    const policy = path.startsWith('/media/') ? 'cross-origin' : 'same-origin';
    expect(reply.headers['cross-origin-resource-policy']).toBe(policy);
  });
});

test("a service's own headers do not stand beside ours", () =>
  door.blog.answering(
    () =>
      json([], {
        headers: {
          'cache-control': 'max-age=1',
          'content-security-policy': "default-src 'self'",
          'strict-transport-security': 'max-age=1',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'no-referrer',
          'cross-origin-opener-policy': 'unsafe-none',
          'cross-origin-resource-policy': 'cross-origin',
          'permissions-policy': 'camera=*',
          'x-request-id': 'forged',
          'x-powered-by': 'Express',
        },
      }),
    async () => {
      const { headers } = await door.ask('/api/blogs/own-headers', overTls);
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
    },
  ));

const wide = await openDoor({ TRUSTED_PROXIES: '127.0.0.2', HSTS_INCLUDE_SUBDOMAINS: 'yes' });
test.each([
  ['over TLS, for two years', door, overTls, 'max-age=63072000'],
  ['for subdomains, when the environment says so', wide, overTls, 'max-age=63072000; includeSubDomains'],
  ['not without TLS', door, {}, undefined],
  ['not because a stranger says so', door, { headers: { 'X-Forwarded-Proto': 'https' } }, undefined],
])('HSTS is sent %s', async (_, to, asked, expected) => {
  expect((await to.ask('/', asked)).headers['strict-transport-security']).toBe(expected);
});

test.each<[status: number, path: string, asked?: Asked]>([
  [301, '/blogdetail?id=x'],
  [400, '/api/blogs/%ff'],
  [404, '/nope'],
  [404, '/api/nope'],
  [404, '/api/blogs/none'],
  [405, '/about', { method: 'POST' }],
  [412, '/about', { headers: { 'If-Match': '"other"' } }],
  [413, '/api/admin/login', { method: 'POST', body: Buffer.alloc(64 * 1024 + 1) }],
  [503, '/api/blogs/of-a-service-that-is-down'],
  [503, '/blog/of-a-service-that-is-down'],
])('HSTS is also sent with a %d, as for %s', async (status, path, asked) => {
  const sent = () =>
    door.ask(path, { ...asked, ...overTls, headers: { ...overTls.headers, ...asked?.headers } });
  const reply = await (status === 503 ? door.blog.down(() => door.renderer.down(sent)) : sent());
  expect([reply.status, reply.headers['strict-transport-security']]).toEqual([status, 'max-age=63072000']);
});

describe('what is passed on', () => {
  /** The headers that blog-service got when the request came from this address with these headers. */
  async function passedOn(from: string, headers: Record<string, string>) {
    const reply = await door.ask('/api/blogs', { from, headers });
    const received = door.blog.received.at(-1)?.headers ?? {};
    // Each request has an id of its own.
    expect(received['x-request-id']).toBe(reply.headers['x-request-id']);
    return received;
  }

  test('is nothing that a stranger says about itself', async () => {
    const headers = await passedOn('127.0.0.1', {
      'X-Forwarded-For': '203.0.113.9',
      Forwarded: 'for=203.0.113.9',
      'X-Real-IP': '203.0.113.9',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Port': '444',
      'X-Request-Id': 'forged',
      // The service may not compress, so that one entry serves every visitor.
      'Accept-Encoding': 'br, gzip',
    });
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    const names = ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-port', 'accept-encoding'];
    expect(Object.keys(headers).filter((name) => names.includes(name))).toEqual([]);
  });

  test.each([
    ['127.0.0.2', '192.0.2.1', '192.0.2.1'],
    ['127.0.1.77', '192.0.2.1', '192.0.2.1'],
    ['127.0.0.2', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['127.0.0.2', '203.0.113.9, 192.0.2.1, 127.0.1.5', '192.0.2.1'],
    ['127.0.0.2', '203.0.113.9, 127.0.1.5, 192.0.2.1, 127.0.1.5', '192.0.2.1'],
    ['127.0.0.2', 'nonsense', '127.0.0.2'],
    ['127.0.0.3', '192.0.2.1', '127.0.0.3'],
  ])(
    'from %s with %s is the visitor %s, and the scheme of a load balancer alone',
    async (from, by, visitor) => {
      expect(await passedOn(from, { 'X-Forwarded-For': by, 'X-Forwarded-Proto': 'https' })).toMatchObject({
        'x-forwarded-for': visitor,
        'x-forwarded-proto': from === '127.0.0.3' ? 'http' : 'https',
      });
    },
  );

  test('is a token', async () => {
    expect(await passedOn('127.0.0.1', { Authorization })).toMatchObject({ authorization: Authorization });
  });
});

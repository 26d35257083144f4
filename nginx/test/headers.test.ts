import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FrontDoor } from './support/front-door.js';
import { Asked, exchange, Reply } from './support/http.js';
import { json } from './support/service.js';

let door: FrontDoor;
beforeAll(async () => {
  // nginx runs behind a load balancer that speaks TLS to the visitor, so that it sends the headers of HTTPS.
  door = await FrontDoor.open({ TRUSTED_PROXIES: '127.0.0.2' });
  door.auth.answer = ({ url }) =>
    url === '/api/admin/session'
      ? json(
          { statusCode: 401, error: 'Unauthorized', message: 'Please log in again.' },
          { status: 401, headers: { 'www-authenticate': 'Bearer' } },
        )
      : json({});
  door.blog.answer = ({ url }) => {
    if (url.endsWith('none'))
      return json({ statusCode: 404, error: 'Not Found', message: 'Blog post not found.' }, { status: 404 });
    if (url.endsWith('down')) return json({ statusCode: 503, error: 'x', message: 'x' }, { status: 503 });
    return json([], { headers: { etag: '"1"', 'cache-control': 'max-age=1' } });
  };
  door.renderer.answer = ({ url }) => ({ status: url.endsWith('none') ? 404 : 200, body: '<h1>Blog</h1>' });
});
afterAll(() => door.close());

const overTls = {
  from: '127.0.0.2',
  headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' },
};
const large: Asked = { method: 'POST', body: Buffer.alloc(65 * 1024) };

// One address for each kind of location and each status that it can have.
const places: [status: number, path: string, asked?: Asked][] = [
  [200, '/'],
  [200, '/about'],
  [200, '/assets/app-1a2b3c.js'],
  [200, '/assets/hero.mp4'],
  [200, '/admin/blog'],
  [200, '/blog'],
  [200, '/blog/some-post'],
  [200, '/api/blogs'],
  [200, '/api/admin/login', { method: 'POST' }],
  [200, '/media/key/960.jpg'],
  [200, '/rss.xml'],
  [200, '/healthz'],
  [206, '/assets/hero.mp4', { headers: { Range: 'bytes=0-1' } }],
  [301, '/blogdetail?id=some-post'],
  [304, '/api/blogs', { headers: { 'If-None-Match': '"1"' } }],
  [304, '/about', { headers: { 'If-None-Match': '*' } }],
  [401, '/api/admin/session'],
  [404, '/nope'],
  [404, '/about.html'],
  [404, '/.env'],
  [404, '/api/nope'],
  [404, '/api/blogs/none'],
  [404, '/blog/none'],
  [404, '/media/key/none'],
  [404, '/blogdetail'],
  [404, '/.well-known/acme-challenge/none'],
  [405, '/about', { method: 'POST' }],
  [405, '/', { method: 'TRACE' }],
  [413, '/about', large],
  [413, '/api/admin/login', large],
  [413, '/blog', large],
  [503, '/api/blogs/down'],
];
const each = places.map(([status, path, asked]) => ({
  status,
  path,
  asked: { ...asked, ...overTls, headers: { ...asked?.headers, ...overTls.headers } },
}));

describe.each(each)('$status $path', ({ status, path, asked }) => {
  let reply: Reply;
  beforeAll(async () => {
    reply = await door.ask(path, asked);
  });

  test('has that status', () => expect(reply.status).toBe(status));
  test('has every header once', () => expectSecure(reply));
});

describe('429 and 503 by nginx itself', () => {
  test('a flood of logins', async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => door.ask('/api/admin/login', { method: 'POST', ...overTls })),
    );
    const refused = replies.find(({ status }) => status === 429);
    expect(refused).toBeDefined();
    if (refused) expectSecure(refused);
  });

  test('a service that is down', async () => {
    await door.auth.stop();
    const replies = [await door.ask('/api/admin/session', overTls)];
    await door.auth.start();
    await door.blog.stop();
    replies.push(await door.ask('/sitemap.xml', overTls));
    await door.blog.start();
    for (const reply of replies) {
      expect(reply.status).toBe(503);
      expectSecure(reply);
    }
  });

  test('a page without a renderer', async () => {
    await door.renderer.stop();
    const reply = await door.ask('/blog/without-renderer', overTls);
    await door.renderer.start();
    expect(reply).toMatchObject({ status: 503, text: '<h1>Shell</h1>' });
    expectSecure(reply);
  });
});

test('a request that cannot be read has them, too', async () => {
  const answer = await exchange(door.port, 'nonsense\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 400 .*/);
  expect(answer).toMatch(/\r\nContent-Security-Policy: default-src 'none'/);
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
});

test("a service's own headers do not stand beside ours", async () => {
  const usual = door.blog.answer;
  door.blog.answer = () =>
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
    });
  const reply = await door.ask('/api/blogs/own-headers', overTls);
  door.blog.answer = usual;
  expectSecure(reply);
});

test.each([
  '/api/admin/session',
  '/api//admin/session',
  '/api/%61dmin/session',
  '/api/./admin/session',
  '/API/admin/session',
])('%s is not to be kept', async (path) => {
  const usual = door.auth.answer;
  door.auth.answer = () => json({ expiresAt: '2030-01-01T00:00:00Z' });
  const { headers } = await door.ask(path, overTls);
  door.auth.answer = usual;
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
});

describe('what a browser may keep', () => {
  test.each([
    ['/about', 'no-cache'],
    ['/blog', 'no-cache'],
    ['/api/blogs', 'no-cache'],
    ['/assets/app-1a2b3c.js', 'public, max-age=31536000, immutable'],
    ['/media/key/960.jpg', 'public, max-age=31536000, immutable'],
    ['/api/site', 'no-cache'],
    ['/api/site/draft', 'no-store'],
    ['/api/pictures', 'no-store'],
    ['/api/admin/login', 'no-store'],
    ['/api/admin/session', 'no-store'],
    ['/healthz', 'no-store'],
    ['/nope', 'no-store'],
    ['/assets/gone.js', 'no-store'],
    ['/media/key/none', 'no-store'],
    ['/blogdetail?id=x', 'public, max-age=3600'],
  ])('%s: %s', async (path, expected) => {
    const { headers } = await door.ask(path, { ...overTls, headers: { 'X-Forwarded-For': '192.0.2.7' } });
    expect(headers['cache-control']).toBe(expected);
  });
});

test.each(['/api/blogs?state=draft', '/api/blogs/a-draft', '/api/blogs/a-draft/revisions'])(
  'what is answered to a token is kept by no browser: %s',
  async (path) => {
    const { headers } = await door.ask(path, { ...overTls, headers: { Authorization: 'Bearer token' } });
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('pictures may be shown by feed readers, the rest may not', async () => {
  expect((await door.ask('/media/key/960.jpg')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await door.ask('/about')).headers['cross-origin-resource-policy']).toBe('same-origin');
});

test.each([
  ['/admin/login', 'noindex'],
  ['/api/blogs', 'noindex'],
  ['/healthz', 'noindex'],
  ['/about', undefined],
  ['/blog/some-post', undefined],
  ['/media/key/preview.jpg', undefined],
])('%s tells search engines: %s', async (path, expected) => {
  expect((await door.ask(path)).headers['x-robots-tag']).toBe(expected);
});

describe('HSTS', () => {
  test('lasts a year or more over TLS', async () => {
    const { headers } = await door.ask('/', overTls);
    const [, seconds] = /^max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  });

  test('covers subdomains only when the environment says so', async () => {
    const other = await FrontDoor.open({ TRUSTED_PROXIES: '127.0.0.2', HSTS_INCLUDE_SUBDOMAINS: 'yes' });
    const { headers } = await other.ask('/', overTls);
    await other.close();
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  test('is not sent without', async () => {
    expect((await door.ask('/')).headers['strict-transport-security']).toBeUndefined();
  });

  test('is not sent because a stranger says so', async () => {
    const { headers } = await door.ask('/', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

/** Checks the rules of Mozilla's HTTP Observatory that lead to an A+, and that no header is sent twice. */
function expectSecure({ headers }: Reply): void {
  const policy = parse(headers['content-security-policy'] ?? '');
  expect(policy['default-src']).toEqual(["'none'"]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy[name]).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(["'self'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['frame-src']).toEqual(['https://www.youtube-nocookie.com', 'https://www.instagram.com']);
  for (const [name, sources] of Object.entries(policy)) {
    if (name !== 'style-src') expect(sources).not.toContain("'unsafe-inline'");
    expect(sources).not.toContain("'unsafe-eval'");
    expect(sources).not.toContain('*');
    expect(sources).not.toContain('http:');
    if (name !== 'img-src') expect(sources).not.toEqual(expect.arrayContaining(['data:']));
  }
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toMatch(/^(same|cross)-origin$/);
  expect(headers['cross-origin-embedder-policy']).toBeUndefined();
  expect(headers['permissions-policy']).not.toMatch(/autoplay|web-share/);
  expect(headers['permissions-policy']).toMatch(/camera=\(\)/);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(headers['cache-control']).not.toMatch(/,.*max-age.*max-age/);
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBe('nginx');
}

function parse(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

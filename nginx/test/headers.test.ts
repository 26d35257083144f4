import { expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { json } from './support/service.js';
import { PICTURE } from './support/site.js';

// The headers that keep a browser safe are checked of every answer that any test here gets (support/http.ts), and what browsers keep
// of files in files.test.ts.

const door = await openDoor({ TRUSTED_PROXIES: '127.0.0.2 127.0.1.0/24' });
const wide = await openDoor({ TRUSTED_PROXIES: '127.0.0.2', HSTS_INCLUDE_SUBDOMAINS: 'yes' });
const overTls = {
  from: '127.0.0.2',
  headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' },
};
const Authorization = 'Bearer token';

test.each<[path: string, kept: string, robots?: string, headers?: Record<string, string>]>([
  ['/blog?q=oil', 'no-cache'],
  ['/media/key/preview.jpg', 'public, max-age=31536000, immutable'],
  ['/blogdetail?id=x', 'no-cache'],
  ['/nope', 'no-store'],
  ['/admin/login', 'no-cache', 'noindex'],
  ['/api/site/draft', 'no-store', 'noindex'],
  ['/api/admin/login', 'no-store', 'noindex'],
  ['/api/%61dmin/session', 'no-store', 'noindex'],
  ['/healthz', 'no-store', 'noindex'],
  ['/preview/about', 'no-store', 'noindex', { Authorization }],
  ['/api/blogs/a-draft', 'no-store', 'noindex', { Authorization }],
])('a browser keeps of %s: %s, and search engines: %s', async (path, kept, robots, headers) => {
  const reply = await door.ask(path, { headers });
  expect([reply.headers['cache-control'], reply.headers['x-robots-tag']]).toEqual([kept, robots]);
});

test('feed readers may show pictures, and nothing else, in pages of other sites', async () => {
  const policyOf = async (path: string) => (await door.ask(path)).headers['cross-origin-resource-policy'];
  expect([await policyOf(PICTURE), await policyOf('/about')]).toEqual(['cross-origin', 'same-origin']);
});

test("a service's own headers do not stand beside ours", async () => {
  const headers = {
    'cache-control': 'max-age=1',
    'x-content-type-options': 'nosniff',
    'x-request-id': 'forged',
    'x-powered-by': 'Express',
  };
  const ask = () => door.ask('/api/blogs/own-headers', overTls);
  const reply = await door.blog.answering(() => json([], { headers }), ask);
  expect(reply.headers['strict-transport-security']).toBe('max-age=63072000');
});

test('HSTS is sent over TLS alone, also with an error, for subdomains when the environment says so', async () => {
  expect((await door.ask('/nope', overTls)).headers['strict-transport-security']).toBe('max-age=63072000');
  expect((await wide.ask('/', overTls)).headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
  for (const headers of [{}, { 'X-Forwarded-Proto': 'https' }])
    expect((await door.ask('/', { headers })).headers).not.toHaveProperty('strict-transport-security');
});

/** The headers that blog-service got when the request came from this address with these headers. */
async function passedOn(from: string, headers: Record<string, string>) {
  const reply = await door.ask('/api/consents', { from, headers });
  const received = door.blog.received.at(-1)?.headers ?? {};
  // Each request has an id of its own.
  expect(received['x-request-id']).toBe(reply.headers['x-request-id']);
  return received;
}

test('a token is passed on, and nothing that a stranger says about itself', async () => {
  const claims = {
    Forwarded: 'for=203.0.113.9',
    'X-Real-IP': '203.0.113.9',
    'X-Forwarded-Host': 'evil.example',
  };
  const more = { 'X-Forwarded-Port': '444', 'Accept-Encoding': 'br, gzip', 'X-Request-Id': 'forged' };
  const forwarded = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' };
  const headers = await passedOn('127.0.0.1', { Authorization, ...claims, ...more, ...forwarded });
  const expected = {
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    authorization: Authorization,
  };
  expect(headers).toMatchObject(expected);
  for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-port', 'accept-encoding'])
    expect(headers).not.toHaveProperty(name);
});

test.each([
  ['127.0.1.77', '192.0.2.1', '192.0.2.1'],
  ['127.0.0.2', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
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

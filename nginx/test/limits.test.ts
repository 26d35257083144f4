import { expect, test } from 'vitest';
import { openCountingDoor } from './support/front-door.js';
import type { Asked } from './support/http.js';
import { until } from './support/until.js';

// That each route has a limit, which holds for one address alone, is what every-route.test.ts says.

const LOAD_BALANCER = '127.0.0.20';
const door = await openCountingDoor({ TRUSTED_PROXIES: LOAD_BALANCER });
const many = (times: number, path: string, asked: Asked) =>
  Promise.all(Array.from({ length: times }, () => door.ask(path, asked)));

test.each([
  ['logins', '/api/admin/login', '127.0.0.2'],
  ['recovery codes', '/api/admin/login/recovery', '127.0.0.3'],
])('a flood of %s is refused, with a time to come back and the reason', async (_what, path, from) => {
  const replies = await many(60, path, { method: 'POST', from });
  const refused = replies.filter(({ status }) => status === 429);
  // Twenty at once and five a second are allowed; a slow machine may take a second or two for the sixty.
  expect(refused.length).toBeGreaterThan(30);
  expect(refused[0]?.headers['retry-after']).toBe('10');
  expect(JSON.parse(refused[0]?.text ?? '')).toEqual({
    statusCode: 429,
    error: 'Too Many Requests',
    message: 'Too many requests. Please wait a moment and try again.',
  });
});

test('the addresses of one IPv6 network share their limits', async () => {
  const logIn = (address: string) => {
    const headers = { 'X-Forwarded-For': address };
    return door.ask('/api/admin/login', { method: 'POST', from: LOAD_BALANCER, headers });
  };
  const flood = Array.from({ length: 60 }, (_, host) => logIn(`2001:db8:1:2::${host + 1}`));
  expect(await Promise.all(flood)).toContainEqual(expect.objectContaining({ status: 429 }));
  expect(await logIn('2001:db8:1:3::1')).toMatchObject({ status: 200 });
});

test('who looks for posts that are not there reads the others meanwhile', async () => {
  const from = '127.0.0.13';
  expect(await door.ask('/blog/there', { from })).toMatchObject({ status: 200 });
  let number = 0;
  await until('some are refused', async () => {
    const paths = Array.from({ length: 50 }, () => [`/blog/none-${number}`, `/api/blogs/none-${number++}`]);
    const replies = await Promise.all(paths.flat().map((path) => door.ask(path, { from })));
    return replies.some(({ status }) => status === 429);
  });
  expect(await door.ask('/blog/there', { from })).toMatchObject({ status: 200 });
});

test.each(['/', '/assets/app-1a2b3c.js', '/blog', '/api/blogs', '/api/site'])(
  'reading %s is never refused',
  async (path) => {
    const replies = await many(200, path, { from: '127.0.0.9' });
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  },
);

const MB = 1024 * 1024;
test.each([
  ['64 KB for most addresses', 'POST', '/api/admin/logout', 64 * 1024],
  ['1 MB for the draft, more than the service takes', 'PUT', '/api/site/draft', MB],
  ['a picture of 5 MB as a data URL for a post', 'POST', '/api/blogs', (5 * MB * 4) / 3 + 64 * 1024],
  ['a picture of 10 MB by itself', 'POST', '/api/pictures', 10 * MB + 64 * 1024],
])('a body may have %s', async (_, method, path, bytes) => {
  const body = Buffer.alloc(Math.ceil(bytes), 'a');
  expect(await door.ask(path, { method, from: '127.0.0.10', body })).toMatchObject({ status: 200 });
  const service = path.startsWith('/api/admin') ? door.auth : door.blog;
  expect(service.received.at(-1)?.body.length).toBe(body.length);
});

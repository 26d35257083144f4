import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FrontDoor } from './support/front-door.js';
import { Asked, Reply } from './support/http.js';
import { cacheable, json } from './support/service.js';
import { until } from './support/until.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await FrontDoor.open();
  for (const service of [door.blog, door.renderer]) {
    service.answer = () => json([], { headers: cacheable });
  }
});
afterAll(() => door.close());

function many(times: number, path: string, asked: Asked): Promise<Reply[]> {
  return Promise.all(Array.from({ length: times }, () => door.ask(path, asked)));
}
const refused = (replies: Reply[]) => replies.filter(({ status }) => status === 429);

describe('a flood from one address is refused', () => {
  test('of logins, with a time to come back and the reason', async () => {
    const replies = await many(60, '/api/admin/login', { method: 'POST', from: '127.0.0.2' });
    const [first] = refused(replies);
    // Twenty at once and five a second are allowed; a slow machine may take a second or two for the sixty.
    expect(refused(replies).length).toBeGreaterThan(30);
    expect(first?.headers['retry-after']).toBe('10');
    expect(JSON.parse(first?.text ?? '')).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message: 'Too many requests. Please wait a moment and try again.',
    });
  });

  test.each([
    ['writes', '/api/blogs', { method: 'POST', from: '127.0.0.3' }],
    ['saves of the draft', '/api/site/draft', { method: 'PUT', from: '127.0.0.16' }],
    ['uploads', '/api/pictures', { method: 'POST', from: '127.0.0.17' }],
    ['writes to the admin', '/api/admin/logout', { method: 'POST', from: '127.0.0.4' }],
    ['searches', '/api/blogs?q=frizz', { from: '127.0.0.5' }],
    ['searches of the page', '/blog?q=frizz', { from: '127.0.0.6' }],
    [
      'questions for the session',
      '/api/admin/session',
      { from: '127.0.0.15', headers: { Authorization: 'x' } },
    ],
    ['reads of the draft', '/api/site/draft', { from: '127.0.0.18', headers: { Authorization: 'x' } }],
    ['reads with a token', '/api/blogs', { from: '127.0.0.12', headers: { Authorization: 'x' } }],
  ])('of %s', async (_, path, asked) => {
    expect(refused(await many(250, path, asked)).length).toBeGreaterThan(0);
  });

  test('of posts that are not there, while the others are read', async () => {
    const from = '127.0.0.13';
    expect(await door.ask('/blog/there', { from })).toMatchObject({ status: 200 });
    let number = 0;
    await until('some are refused', async () => {
      const paths = Array.from({ length: 50 }, () => [`/blog/none-${number}`, `/api/blogs/none-${number++}`]);
      return refused(await Promise.all(paths.flat().map((path) => door.ask(path, { from })))).length > 0;
    });
    expect(await door.ask('/blog/there', { from })).toMatchObject({ status: 200 });
    expect(await door.ask('/blog/there-too', { from: '127.0.0.14' })).toMatchObject({ status: 200 });
  });

  test('of pictures, with the reason', async () => {
    const asked = { method: 'POST', from: '127.0.0.11', body: Buffer.alloc(100_000) };
    const [first] = refused(await many(100, '/api/blogs', asked));
    expect(JSON.parse(first?.text ?? '')).toMatchObject({ statusCode: 429 });
  });

  test('while another address is let in', async () => {
    await many(60, '/api/admin/login', { method: 'POST', from: '127.0.0.7' });
    expect(await door.ask('/api/admin/login', { method: 'POST', from: '127.0.0.8' })).toMatchObject({
      status: 200,
    });
  });
});

test.each(['/', '/assets/app-1a2b3c.js', '/blog', '/api/blogs', '/api/site'])(
  'reading %s is never refused',
  async (path) => {
    expect(refused(await many(200, path, { from: '127.0.0.9' }))).toEqual([]);
  },
);

describe('a body', () => {
  test('of 64 KB is the most', async () => {
    const asked = { method: 'POST', from: '127.0.0.10' };
    expect(await door.ask('/api/admin/logout', { ...asked, body: Buffer.alloc(64 * 1024) })).toMatchObject({
      status: 200,
    });
    expect(
      await door.ask('/api/admin/logout', { ...asked, body: Buffer.alloc(64 * 1024 + 1) }),
    ).toMatchObject({ status: 413 });
  });

  test.each([
    ['/api/blogs may hold a picture of 5 MB as a data URL', '/api/blogs', (5 * 4) / 3, 'application/json'],
    ['/api/pictures may be a picture of 10 MB', '/api/pictures', 10, 'image/heic'],
  ])('for %s', async (_, path, megabytes, type) => {
    const body = Buffer.alloc(Math.ceil(megabytes * 1024 * 1024) + 64 * 1024, 'a');
    const headers = { 'Content-Type': type };
    expect(await door.ask(path, { method: 'POST', from: '127.0.0.10', body, headers })).toMatchObject({
      status: 200,
    });
    expect(door.blog.received.at(-1)?.body.length).toBe(body.length);
  });

  test('of the draft may have 1 MB, more than the service takes', async () => {
    const asked = { method: 'PUT', from: '127.0.0.10' };
    const body = Buffer.alloc(1024 * 1024);
    expect(await door.ask('/api/site/draft', { ...asked, body })).toMatchObject({ status: 200 });
    const refusal = await door.ask('/api/site/draft', { ...asked, body: Buffer.alloc(body.length + 1) });
    expect(refusal.status).toBe(413);
    expect(JSON.parse(refusal.text)).toMatchObject({
      message: expect.stringMatching(/^There is too much text in all\./),
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FrontDoor } from './support/front-door.js';

const forged = {
  'X-Forwarded-For': '203.0.113.9',
  Forwarded: 'for=203.0.113.9',
  'X-Real-IP': '203.0.113.9',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Port': '444',
  'X-Request-Id': 'forged',
};

let door: FrontDoor;
beforeAll(async () => {
  door = await FrontDoor.open({ TRUSTED_PROXIES: '127.0.0.2 127.0.1.0/24' });
});
afterAll(() => door.close());

/** The headers that blog-service got when the request came from this address with these headers. */
async function passedOn(from: string, headers: Record<string, string>) {
  await door.ask('/api/blogs', { from, headers });
  return door.blog.received.at(-1)?.headers ?? {};
}

test('what a stranger says about itself is not passed on', async () => {
  const headers = await passedOn('127.0.0.1', forged);
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-forwarded-proto']).toBe('http');
  for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-port']) {
    expect(headers[name]).toBeUndefined();
  }
});

test('each request has an id of its own, for the service and in the answer', async () => {
  const reply = await door.ask('/api/blogs', { headers: forged });
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(door.blog.received.at(-1)?.headers['x-request-id']).toBe(reply.headers['x-request-id']);
});

describe('behind load balancers', () => {
  test.each([
    ['127.0.0.2', '192.0.2.1', '192.0.2.1'],
    ['127.0.1.77', '192.0.2.1', '192.0.2.1'],
    ['127.0.0.2', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['127.0.0.2', '203.0.113.9, 192.0.2.1, 127.0.1.5', '192.0.2.1'],
    ['127.0.0.2', '203.0.113.9, 127.0.1.5, 192.0.2.1, 127.0.1.5', '192.0.2.1'],
    ['127.0.0.2', 'nonsense', '127.0.0.2'],
    ['127.0.0.3', '192.0.2.1', '127.0.0.3'],
  ])('from %s with %s the visitor is %s', async (from, forwarded, visitor) => {
    expect((await passedOn(from, { 'X-Forwarded-For': forwarded }))['x-forwarded-for']).toBe(visitor);
  });

  test('the addresses of one IPv6 network share their limits', async () => {
    const logIn = async (address: string) => {
      const headers = { 'X-Forwarded-For': address };
      return (await door.ask('/api/admin/login', { method: 'POST', from: '127.0.0.2', headers })).status;
    };
    const flood = Array.from({ length: 60 }, (_, host) => logIn(`2001:db8:1:2::${host + 1}`));
    expect(await Promise.all(flood)).toContain(429);
    expect(await logIn('2001:db8:1:3::1')).not.toBe(429);
  });

  test('the scheme counts only when a named one says it', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' };
    expect((await passedOn('127.0.0.2', headers))['x-forwarded-proto']).toBe('https');
    expect((await passedOn('127.0.0.3', headers))['x-forwarded-proto']).toBe('http');
  });
});

test('the service may not compress, so that one entry serves every visitor', async () => {
  expect((await passedOn('127.0.0.1', { 'Accept-Encoding': 'br, gzip' }))['accept-encoding']).toBeUndefined();
});

test('a token reaches the service', async () => {
  expect((await passedOn('127.0.0.1', { Authorization: 'Bearer token' })).authorization).toBe('Bearer token');
});

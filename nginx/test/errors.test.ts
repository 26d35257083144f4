import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { STATUS_CODES } from 'node:http';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { type Asked, ask, exchange } from './support/http.js';
import { json } from './support/service.js';

// Listens but never accepts a connection, and has room for a single waiting one. It ends after a minute if it isn't stopped.
const program = `
  const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    require('node:fs').writeSync(1, String(server.address().port));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
    process.exit();
  });`;

/** The address of a service that can't be reached: connecting to it takes for ever. */
async function unreachable(): Promise<string> {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [port] = await once(child.stdout, 'data');
  const waiting = Array.from({ length: 4 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
  afterAll(() => {
    for (const socket of waiting) socket.destroy();
    child.kill('SIGKILL');
  });
  return `127.0.0.1:${port}`;
}

const door = await openDoor({ AUTH_UPSTREAM: await unreachable() });
const post = (bytes: number): Asked => ({ method: 'POST', body: Buffer.alloc(bytes) });

const UNKNOWN = 'There is nothing at this address.';
const UNREADABLE = 'The request could not be understood.';
const TOO_LARGE = 'The request is too large.';
const DOWN = 'The service is not available right now. Please try again in a moment.';

test.each<[status: number, path: string, message: string, asked?: Asked]>([
  [404, '/api', UNKNOWN],
  [404, '/api/', UNKNOWN],
  [404, '/api/nope', UNKNOWN],
  [404, '/API/nope', UNKNOWN],
  [404, '/api/.env', UNKNOWN],
  [404, '/api/page.html', UNKNOWN],
  [400, '/api/blogs/%ff', UNREADABLE],
  [400, '/api/blogs/post%0a', UNREADABLE],
  [400, '/api/blogs%09', UNREADABLE],
  [400, '/api/admin/login%0a', UNREADABLE],
  [400, '/api/blogs/%c3', UNREADABLE],
  [413, '/api/admin/login', TOO_LARGE, post(64 * 1024 + 1)],
  [413, '/api/blogs', 'Image size should be less than 5MB', post(8 * 1024 * 1024 + 1)],
  [413, '/api/pictures', 'Image size should be less than 5MB', post(14 * 1024 * 1024 + 1)],
  [
    413,
    '/api/site/draft',
    'There is too much text in all. Please shorten some of it, or remove what is no longer needed.',
    { ...post(1024 * 1024 + 1), method: 'PUT' },
  ],
  [504, '/api/admin/session', 'The service took too long to answer. Please try again in a moment.'],
])("nginx's own %d for %s has the services' shape", async (status, path, message, asked) => {
  const before = door.blog.received.length;
  const reply = await door.ask(path, asked);
  expect(reply.status).toBe(status);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(reply.text)).toEqual({ statusCode: status, error: STATUS_CODES[status], message });
  expect(reply.headers['retry-after']).toBe(status === 504 ? '5' : undefined);
  expect(door.blog.received.length, 'no service is asked').toBe(before);
});

test.each([`/api/blogs/${'x'.repeat(7000)}`, `/api/blogs/${'%E0%AE%AE'.repeat(700)}`])(
  'an id as long as a request line allows is for the service to refuse',
  async (path) => {
    expect((await door.ask(path)).status).not.toBe(400);
    expect(door.blog.times(path)).toBe(1);
  },
);

test('when a service is down, the API says so in JSON and the rest in a sentence, with a time to come back', () =>
  door.blog.down(async () => {
    for (const asked of [{}, post(7_000_000)]) {
      const { status, text, headers } = await door.ask('/api/blogs', asked);
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(JSON.parse(text)).toEqual({ statusCode: 503, error: 'Service Unavailable', message: DOWN });
    }
    expect(await door.ask('/rss.xml')).toMatchObject({
      status: 503,
      text: `${DOWN}\n`,
      headers: { 'retry-after': '5' },
    });
  }));

test("a service's own error passes as it is, with its own time to come back", async () => {
  const body = { statusCode: 503, error: 'Service Unavailable', message: 'Later.' };
  door.blog.answer = () => json(body, { status: 503, headers: { 'retry-after': '7' } });
  const { status, text, headers } = await door.ask('/api/blogs/own-error');
  expect([status, JSON.parse(text), headers['retry-after']]).toEqual([503, body, '7']);
});

describe('elsewhere an error is one sentence of plain text', () => {
  const METHOD = 'This address does not take that kind of request.';
  test.each<[number, string, string, Asked]>([
    [413, '/about', TOO_LARGE, post(64 * 1024 + 1)],
    [413, '/blog/post', TOO_LARGE, post(64 * 1024 + 1)],
    [405, '/about', METHOD, { method: 'POST' }],
    [405, '/', METHOD, { method: 'DELETE' }],
    [405, '/', METHOD, { method: 'TRACE' }],
    [412, '/about', 'This has changed meanwhile.', { headers: { 'If-Match': '"other"' } }],
    [414, `/${'a'.repeat(9000)}`, 'The address is too long.', {}],
    [400, '/', UNREADABLE, { headers: { 'X-Large': 'a'.repeat(9000) } }],
    [400, '/blog/%00', UNREADABLE, {}],
    [400, '/api/blogs/%00', UNREADABLE, {}],
    [400, '/api/blogs/%E0%A4%A', UNREADABLE, {}],
  ])('%d for %.20s', async (status, path, sentence, asked) => {
    const reply = await door.ask(path, asked);
    expect(reply).toMatchObject({ status, text: `${sentence}\n` });
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('416 for a part of the film that does not exist', async () => {
    // Not door.ask: nginx adds its headers to this answer twice, which does no harm.
    const reply = await ask(door.port, '/assets/hero.mp4', { headers: { Range: 'bytes=100-' } });
    expect(reply).toMatchObject({ status: 416, text: 'There is no such part of this file.\n' });
  });

  const host = 'HTTP/1.1\r\nHost: x\r\n';
  test.each([
    [501, 'a coding that is not known', `GET / ${host}Transfer-Encoding: gzip\r\n\r\n`],
    [505, 'a version that is not known', 'GET / HTTP/2.0\r\nHost: x\r\n\r\n'],
    [400, 'no HTTP', 'nonsense\r\n\r\n'],
    [400, 'two lengths', `POST / ${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    [
      400,
      'a length and chunks',
      `POST / ${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'a host that is none', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
  ])('%d for %s, with all headers', async (status, _, text) => {
    const answer = await exchange(door.port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(/<html>|nginx\//);
    expect(answer).toMatch(/\r\nContent-Security-Policy: default-src 'none'/);
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
  });
});

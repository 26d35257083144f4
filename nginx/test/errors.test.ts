import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FrontDoor } from './support/front-door.js';
import { exchange } from './support/http.js';
import { json } from './support/service.js';
import { SilentService } from './support/silent-service.js';

let silent: SilentService;
let door: FrontDoor;
beforeAll(async () => {
  silent = await SilentService.start();
  door = await FrontDoor.open({ AUTH_UPSTREAM: silent.address });
});
afterAll(async () => {
  await door.close();
  silent.stop();
});

describe("nginx's own errors under /api have the services' shape", () => {
  const large = { method: 'POST', body: Buffer.alloc(65 * 1024) };

  test.each(['/api', '/api/', '/api/nope', '/API/nope', '/api/.env', '/api/page.html'])(
    '404 for %s',
    async (path) => {
      const reply = await door.ask(path);
      expect(reply.status).toBe(404);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(reply.text)).toEqual({
        statusCode: 404,
        error: 'Not Found',
        message: 'There is nothing at this address.',
      });
    },
  );

  test.each([
    '/api/blogs/%ff',
    '/api/blogs/post%0a',
    '/api/blogs%09',
    '/api/admin/login%0a',
    '/api/blogs/%c3',
  ])('400 for %s, which no service is asked for', async (path) => {
    const reply = await door.ask(path);
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.text)).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'The request could not be understood.',
    });
    expect(door.blog.times(path)).toBe(0);
  });

  test.each([`/api/blogs/${'x'.repeat(7000)}`, `/api/blogs/${'%E0%AE%AE'.repeat(700)}`])(
    'an id as long as a request line allows is for the service to refuse',
    async (path) => {
      expect((await door.ask(path)).status).not.toBe(400);
      expect(door.blog.times(path)).toBe(1);
    },
  );

  test('413 for a large body', async () => {
    const reply = await door.ask('/api/admin/login', large);
    expect(reply.status).toBe(413);
    expect(JSON.parse(reply.text)).toEqual({
      statusCode: 413,
      error: 'Payload Too Large',
      message: 'The request is too large.',
    });
  });

  test('413 for a picture that is too large, in the words of the editor', async () => {
    const reply = await door.ask('/api/blogs', { method: 'POST', body: Buffer.alloc(8 * 1024 * 1024 + 1) });
    expect(reply.status).toBe(413);
    expect(JSON.parse(reply.text)).toEqual({
      statusCode: 413,
      error: 'Payload Too Large',
      message: 'Image size should be less than 5MB',
    });
  });

  test('503 when the service is down, with a time to come back', async () => {
    await door.blog.stop();
    const reply = await door.ask('/api/blogs/503');
    await door.blog.start();
    expect(reply.status).toBe(503);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['retry-after']).toBe('5');
    expect(JSON.parse(reply.text)).toEqual({
      statusCode: 503,
      error: 'Service Unavailable',
      message: 'The service is not available right now. Please try again in a moment.',
    });
  });

  test('503 for a post with its picture when the service is down', async () => {
    await door.blog.stop();
    const reply = await door.ask('/api/blogs', { method: 'POST', body: Buffer.alloc(7_000_000) });
    await door.blog.start();
    expect(reply.status).toBe(503);
    expect(JSON.parse(reply.text)).toMatchObject({ statusCode: 503 });
  });

  test('504 when the service does not answer, with a time to come back', async () => {
    const reply = await door.ask('/api/admin/session');
    expect(reply.status).toBe(504);
    expect(reply.headers['retry-after']).toBe('5');
    expect(JSON.parse(reply.text)).toEqual({
      statusCode: 504,
      error: 'Gateway Timeout',
      message: 'The service took too long to answer. Please try again in a moment.',
    });
  });

  test("a service's own error passes as it is, with its own time to come back", async () => {
    const body = { statusCode: 503, error: 'Service Unavailable', message: 'Later.' };
    door.blog.answer = () => json(body, { status: 503, headers: { 'retry-after': '7' } });
    const reply = await door.ask('/api/blogs/own-error');
    expect(reply.status).toBe(503);
    expect(JSON.parse(reply.text)).toEqual(body);
    expect(reply.headers['retry-after']).toBe('7');
  });
});

describe('elsewhere an error is one sentence of plain text', () => {
  test.each([
    ['413', '/about', { method: 'POST', body: Buffer.alloc(65 * 1024) }, 'The request is too large.'],
    ['413', '/blog/post', { method: 'POST', body: Buffer.alloc(65 * 1024) }, 'The request is too large.'],
    ['405', '/about', { method: 'POST' }, 'This address does not take that kind of request.'],
    ['405', '/', { method: 'DELETE' }, 'This address does not take that kind of request.'],
    ['405', '/', { method: 'TRACE' }, 'This address does not take that kind of request.'],
    ['412', '/about', { headers: { 'If-Match': '"other"' } }, 'This has changed meanwhile.'],
    ['414', `/${'a'.repeat(9000)}`, {}, 'The address is too long.'],
    ['400', '/', { headers: { 'X-Large': 'a'.repeat(9000) } }, 'The request could not be understood.'],
  ])('%s for %.20s', async (status, path, asked, sentence) => {
    const reply = await door.ask(path, asked);
    expect(String(reply.status)).toBe(status);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.text).toBe(`${sentence}\n`);
  });

  test('503 for a feed whose service is down', async () => {
    await door.blog.stop();
    const reply = await door.ask('/rss.xml');
    await door.blog.start();
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.text).toBe('The service is not available right now. Please try again in a moment.\n');
  });

  test.each([
    ['501', 'a coding that is not known', 'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n'],
    ['505', 'a version that is not known', 'GET / HTTP/2.0\r\nHost: x\r\n\r\n'],
  ])('%s for %s', async (status, _, text) => {
    const answer = await exchange(door.port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(/<html>|nginx\//);
  });

  test.each([
    ['no HTTP', 'nonsense\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
  ])('400 for %s', async (_, text) => {
    const answer = await exchange(door.port, text);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).not.toMatch(/<html>|nginx\//);
  });
});

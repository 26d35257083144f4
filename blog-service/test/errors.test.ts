import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from './app.js';

let blog: TestApp;
beforeAll(async () => {
  blog = await startApp();
});
afterAll(() => blog.stop());

describe('what no route answers', () => {
  test.each([
    ['an unknown path', 'GET', '/nothing', 404, 'There is nothing at this address.'],
    ['a wrong method', 'DELETE', '/health/live', 404, 'There is nothing at this address.'],
  ])('%s gets a JSON %s', async (_, method, path, statusCode, message) => {
    const response = await fetch(blog.url + path, { method });
    expect(response.status).toBe(statusCode);
    expect(await response.json()).toEqual({ statusCode, error: 'Not Found', message });
  });

  test('a broken percent code gets a JSON 400', async () => {
    const response = await fetch(`${blog.url}/%zz`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' });
  });
});

describe('the request id', () => {
  test('is taken from X-Request-Id and returned', async () => {
    const response = await fetch(`${blog.url}/health/live`, { headers: { 'X-Request-Id': 'abc-123' } });
    expect(response.headers.get('X-Request-Id')).toBe('abc-123');
  });

  test('is made when there is none, or an odd one', async () => {
    const none = await fetch(`${blog.url}/health/live`);
    const odd = await fetch(`${blog.url}/health/live`, { headers: { 'X-Request-Id': 'a b"c' } });
    for (const response of [none, odd]) expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  });
});

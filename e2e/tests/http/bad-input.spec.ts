import { once } from 'node:events';
import http from 'node:http';
import { expect, expectInConsole, test } from '../../support/test.js';

// What is refused, and who: the contract of each service, its access and login tests, and nginx's tests of errors.

test('no query and no path that a stranger makes up is an error of the site', async ({ request }) => {
  // The same in each run: a linear congruential generator with the constants of Numerical Recipes.
  let state = 7;
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const one = <T>(of: readonly [T, ...T[]]): T => of[below(of.length)] ?? of[0];
  const byte = () => `%${below(256).toString(16).padStart(2, '0')}`;
  const cursor = () =>
    Buffer.from(`${one(['t', 'c'])}.${below(2 ** 31)}${below(2 ** 31)}.a`).toString('base64url');
  const value = () =>
    one([
      byte,
      cursor,
      () => one(['nope', '', '[]', "'--", '0', '-1', '%00', '%zz', '%ED%A0%80', 'x'.repeat(3_000)]),
    ])() + (below(2) ? byte() : '');
  const parameter = () =>
    `${one(['category', 'q', 'cursor', 'limit', 'state', 'category[]', 'q[a]'])}=${value()}`;
  const query = () => Array.from({ length: 1 + below(3) }, parameter).join('&');
  const paths = [
    () => `/blog?${query()}`,
    () => `/api/blogs?${query()}`,
    () => `/blog/${value()}?${query()}`,
    () => `/api/blogs/${value()}/related`,
    () => `/blogdetail?id=${value()}`,
    () => `/media/${value()}/${value()}`,
    () => `/sitemap-posts-${value()}.xml?${query()}`,
  ] as const;
  const failed: string[] = [];
  for (let times = 0; times < 210; times += 1) {
    const path = paths[times % paths.length]?.() ?? '/';
    const status = (await request.get(path, { maxRedirects: 0 })).status();
    if (status >= 500) failed.push(`${status} ${path}`);
  }
  expect(failed).toEqual([]);
});

test('a stranger is turned away before the picture is sent', async ({ baseURL }) => {
  const upload = http.request(new URL('/api/blogs', baseURL), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 7_000_000 },
  });
  upload.write('{"image":"data:image/jpeg;base64,');
  const [answer] = (await once(upload, 'response')) as [http.IncomingMessage];
  expect(answer.statusCode).toBe(401);
  upload.once('error', () => {}).destroy();
});

test('a browser that sends a whole picture hears that it has no session', async ({ page }) => {
  expectInConsole(/status of 401/);
  await page.goto('/robots.txt');
  const answer = await page.evaluate(async () => {
    const body = JSON.stringify({ image: `data:image/jpeg;base64,${'A'.repeat(6_900_000)}` });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch('/api/blogs', { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  });
  expect(answer).toMatchObject({ status: 401, body: { message: 'Please log in again.' } });
});

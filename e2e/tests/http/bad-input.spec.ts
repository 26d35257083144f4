import { once } from 'node:events';
import http from 'node:http';
import type { APIResponse } from '@playwright/test';
import { createPost, newToken, ownerHeaders } from '../../support/admin.js';
import { expect, test } from '../../support/test.js';

/** A refusal as the contract defines it: a 4xx status, and JSON with one readable sentence. */
async function expectRefusal(answer: APIResponse, status: number) {
  const text = await answer.text();
  expect(answer.status(), text).toBe(status);
  expect(answer.headers()['content-type']).toMatch(/^application\/json/);
  const body = JSON.parse(text);
  expect(body).toMatchObject({ statusCode: status, error: expect.any(String), message: expect.any(String) });
  expect(body.message).not.toMatch(/[<>{}]|undefined|Exception|at .*:\d+/);
}

const good = { title: 'A good title', content: '<p>Twenty characters and a few more.</p>' };

test('broken JSON, the wrong type and unknown addresses are refused in JSON', async ({ request }) => {
  for (const path of ['/api/admin/login', '/api/blogs']) {
    const headers = await ownerHeaders(request);
    const broken = {
      headers: { ...headers, 'Content-Type': 'application/json' },
      data: Buffer.from('{"a":'),
    };
    await expectRefusal(await request.post(path, broken), 400);
    const text = { headers: { ...headers, 'Content-Type': 'text/plain' }, data: 'hello' };
    await expectRefusal(await request.post(path, text), 415);
  }
  for (const path of ['/api', '/api/', '/api/nothing', '/api/admin/nothing', '/api/blogs/a/b/c'])
    await expectRefusal(await request.get(path), 404);
});

test('an address that cannot be read is refused in plain words', async ({ request }) => {
  for (const path of ['/api/blogs/%00', '/api/blogs/%E0%A4%A', '/blog/%00']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toBe('The request could not be understood.\n');
  }
});

test('a list that there cannot be is a page that says so', async ({ request }) => {
  for (const query of ['category=nope', 'category=%00', 'q=%00', 'cursor=nonsense']) {
    const answer = await request.get(`/blog?${query}`);
    expect(answer.status(), query).toBe(404);
    expect(await answer.text()).toContain('Blog posts not found.');
    await expectRefusal(await request.get(`/api/blogs?${query}`), 400);
  }
});

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

test.describe('without a session', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test('a browser that sends a whole picture hears why it is refused', async ({ page }) => {
    await page.goto('/robots.txt');
    const answer = await page.evaluate(async () => {
      const body = JSON.stringify({ image: `data:image/jpeg;base64,${'A'.repeat(6_900_000)}` });
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch('/api/blogs', { method: 'POST', headers, body });
      return { status: response.status, body: await response.json() };
    });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please log in again.' } });
  });
});

test('what is the owner’s needs a good token', async ({ request }) => {
  const { _id } = await createPost(request);
  const owners = [
    ['POST', '/api/blogs'],
    ['PUT', `/api/blogs/${_id}`],
    ['DELETE', `/api/blogs/${_id}`],
    ['GET', '/api/admin/session'],
    ['POST', '/api/admin/logout'],
    ['GET', '/api/site/draft'],
    ['GET', '/api/site/editions'],
    ['GET', '/api/site/editions/1'],
    ['GET', '/preview/'],
  ] as const;
  for (const authorization of ['', 'Basic YWRtaW46YWRtaW4=', `Bearer ${'x'.repeat(3000)}`]) {
    const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
    for (const [method, path] of owners) {
      const data = method === 'GET' ? undefined : good;
      const answer = await request.fetch(path, { method, headers, data });
      await expectRefusal(answer, 401);
      expect(answer.headers()['www-authenticate']).toMatch(/^Bearer/);
    }
  }
});

test('after logout a token is refused everywhere', async ({ request }) => {
  const headers = { Authorization: `Bearer ${await newToken(request)}` };
  expect((await request.get('/api/admin/session', { headers })).status()).toBe(200);
  expect((await request.post('/api/admin/logout', { headers })).status()).toBe(204);
  await expectRefusal(await request.get('/api/admin/session', { headers }), 401);
  await expectRefusal(await request.post('/api/blogs', { headers, data: good }), 401);
});

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { siteContent } from './site-sample.js';

let blog: TestApp;
beforeAll(async () => {
  blog = await startApp();
});
afterAll(() => blog.stop());
beforeEach(() => blog.database.query('TRUNCATE site_edition, site_draft'));

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${blog.url}/api/site${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${blog.token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

test('what is saved as a draft and published is what visitors see', async () => {
  expect(await (await blog.get('/api/site')).json()).toEqual({
    edition: 0,
    publishedAt: null,
    content: null,
  });
  const content = siteContent();
  const saved = await call('PUT', '/draft', { basedOn: 0, content }, { 'If-None-Match': '*' });
  expect(await saved.json()).toMatchObject({ basedOn: 0, content });
  const published = await call(
    'POST',
    '/publish',
    { summary: ['First'] },
    { 'If-Match': `${saved.headers.get('ETag')}` },
  );
  expect([published.status, await published.json()]).toEqual([201, { edition: 1 }]);
  expect(await (await blog.get('/api/site')).json()).toMatchObject({ edition: 1, content });
  expect((await call('GET', '/draft')).status).toBe(404);
});

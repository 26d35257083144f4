import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { expectUnauthorized } from './unauthorized.js';

/** Everything else wants a bearer token. Opening a route to everybody means adding it here, on purpose. */
const PUBLIC_ROUTES = [
  'GET /api/blogs',
  'GET /api/blogs/:id',
  'GET /api/blogs/:id/related',
  'GET /health/live',
  'GET /health/ready',
  'GET /media/:key/:file',
  'GET /rss.xml',
  'GET /sitemap-posts-:file.xml',
  'GET /sitemap.xml',
];
const GUARDED_ROUTES = [
  'DELETE /api/blogs/:id',
  'POST /api/blogs',
  'POST /api/blogs/:id/restore',
  'PUT /api/blogs/:id',
];

let blog: TestApp;
beforeAll(async () => {
  blog = await startApp();
});
afterAll(() => blog.stop());

test('these are all routes there are', () => {
  const tree = blog.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const path: string[] = [];
  const routes = tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(\W*)(\/\S*) \((.*)\)$/.exec(line) ?? [];
    path.splice(indent.length / 4 - 1, path.length, part);
    return methods
      .split(', ')
      .filter((method) => method && method !== 'HEAD')
      .map((method) => `${method} ${path.join('')}`);
  });
  expect(routes.sort()).toEqual([...PUBLIC_ROUTES, ...GUARDED_ROUTES].sort());
});

const call = (route: string) => {
  const [method, path = ''] = route.split(' ');
  return fetch(blog.url + path.replace(':file.xml', '1.xml').replace(/:\w+/g, 'none'), { method });
};

test.each(GUARDED_ROUTES)('%s refuses a stranger', async (route) => {
  await expectUnauthorized(await call(route));
});

test.each(PUBLIC_ROUTES)('%s does not ask for a token', async (route) => {
  expect((await call(route)).status).not.toBe(401);
});

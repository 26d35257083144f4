import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from './app.js';

/** Everything else wants a bearer token. Opening a route to everybody means adding it here, on purpose. */
const PUBLIC_ROUTES = [
  'GET /.well-known/jwks.json',
  'GET /health/live',
  'GET /health/ready',
  'POST /api/admin/login',
];
const GUARDED_ROUTES = ['GET /api/admin/session', 'POST /api/admin/logout', 'POST /api/admin/password'];

let auth: TestApp;
beforeAll(async () => {
  auth = await startApp();
});
afterAll(() => auth.app.close());

test('these are all routes there are', () => {
  const tree = auth.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const routes = tree.split('\n').flatMap((line) => {
    const [, path, methods] = /([/.][\w/.-]*) \(([A-Z, ]+)\)/.exec(line) ?? [];
    return (methods ?? '')
      .split(', ')
      .filter((method) => method && method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
  expect(routes.sort()).toEqual([...PUBLIC_ROUTES, ...GUARDED_ROUTES].sort());
});

test.each(GUARDED_ROUTES)('%s refuses a stranger', async (route) => {
  const [method, path] = route.split(' ');
  const response = await fetch(auth.url + path, { method });
  expect(response.status).toBe(401);
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  expect(await response.json()).toEqual({
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Please log in again.',
  });
});

test.each(PUBLIC_ROUTES)('%s does not ask for a token', async (route) => {
  const [method, path] = route.split(' ');
  const response = await fetch(auth.url + path, { method });
  expect(response.status).not.toBe(401);
});

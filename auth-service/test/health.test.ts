import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from './app.js';

let auth: TestApp;
beforeAll(async () => {
  auth = await startApp();
});
afterAll(() => auth.app.close());

test.each(['/health/live', '/health/ready'])('%s is 200 while all is well', async (path) => {
  const response = await fetch(auth.url + path);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok' });
});

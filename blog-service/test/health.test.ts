import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from './app.js';

let blog: TestApp;
beforeAll(async () => {
  blog = await startApp();
});
afterAll(() => blog.stop());

test.each(['/health/live', '/health/ready'])('%s is 200 while all is well', async (path) => {
  const response = await fetch(blog.url + path);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok' });
});

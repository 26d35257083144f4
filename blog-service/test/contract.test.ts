import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { CONTRACT_FILE } from '@salon/service-kit/testing/answers';
import { TestService } from '@salon/service-kit/testing/app';
import { describeContract } from '@salon/service-kit/testing/contract';
import { afterAll } from 'vitest';
import { blogTests } from './app.js';
import { AuthDouble } from './auth-double.js';

const auth = new AuthDouble();
await auth.start();
afterAll(() => auth.stop());

/** No other route that openapi.json describes is open to strangers. */
const publicRoutes = [
  'GET /api/blogs',
  'GET /api/blogs/:id',
  'GET /api/categories',
  'GET /api/site',
  'GET /internal/changes',
  'GET /internal/pictures/:key',
  'GET /internal/site',
  'GET /media/:key/:file',
  'GET /rss.xml',
  'GET /sitemap-posts-1.xml',
  'GET /sitemap.xml',
  'POST /api/seen',
];
const { paths }: OpenAPIObject = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8'));
const routes = Object.entries(paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/{(\w+)}/g, ':$1')}`),
);

describeContract({
  tested: new TestService(blogTests.service, { ...blogTests.environment, AUTH_URL: auth.url }),
  publicRoutes,
  guardedRoutes: routes.filter((route) => !publicRoutes.includes(route)),
});

import { TestService } from '@salon/service-kit/testing/app';
import { describeContract } from '@salon/service-kit/testing/contract';
import { afterAll } from 'vitest';
import { blogTests, SAMPLE } from './app.js';
import { AuthDouble, sign } from './auth-double.js';

const auth = new AuthDouble();
await auth.start();
afterAll(() => auth.stop());

describeContract({
  tested: new TestService(blogTests.service, { ...blogTests.environment, AUTH_URL: auth.url }),
  publicRoutes: [
    'GET /api/blogs',
    'GET /api/blogs/:id',
    'GET /api/blogs/:id/related',
    'GET /api/categories',
    'GET /api/site',
    'GET /internal/cache-tags',
    'GET /internal/site',
    'GET /media/:key/:file',
    'GET /rss.xml',
    'GET /sitemap-posts-:file.xml',
    'GET /sitemap.xml',
  ],
  guardedRoutes: [
    'DELETE /api/blogs/:id',
    'DELETE /api/blogs/:id/changes',
    'DELETE /api/categories/:id',
    'DELETE /api/site/draft',
    'GET /api/blogs/:id/revisions',
    'GET /api/blogs/:id/revisions/:n',
    'GET /api/blogs/counts',
    'GET /api/site/draft',
    'GET /api/site/editions',
    'GET /api/site/editions/:edition',
    'GET /api/site/set-aside',
    'GET /api/site/set-aside/:n',
    'POST /api/blogs',
    'POST /api/blogs/:id/restore',
    'POST /api/blogs/:id/revisions/:n/restore',
    'POST /api/categories',
    'POST /api/pictures',
    'POST /api/site/publish',
    'POST /api/site/set-aside',
    'PUT /api/blogs/:id',
    'PUT /api/blogs/:id/changes',
    'PUT /api/categories/:id',
    'PUT /api/site/draft',
  ],
  write: {
    table: 'post',
    send: async (url) =>
      fetch(`${url}/api/blogs`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await sign(auth.key)}` },
        body: JSON.stringify(SAMPLE),
      }),
  },
});

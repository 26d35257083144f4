import { describeContract } from '@salon/service-kit/testing/contract';
import { afterAll } from 'vitest';
import { blogTests } from './app.js';
import { AuthDouble, sign } from './auth-double.js';

const auth = new AuthDouble();
await auth.start();
afterAll(() => auth.stop());
blogTests.environment.AUTH_URL = auth.url;

describeContract(
  blogTests,
  {
    'GET /api/blogs': 'nothing',
    'POST /api/blogs': 'draft posts',
    'DELETE /api/blogs/:id': 'posts',
    'GET /api/blogs/:id': 'nothing',
    'PUT /api/blogs/:id': 'draft posts',
    'DELETE /api/blogs/:id/changes': 'posts',
    'PUT /api/blogs/:id/changes': 'posts',
    'POST /api/blogs/:id/restore': 'posts',
    'GET /api/blogs/:id/revisions': 'read',
    'GET /api/blogs/:id/revisions/:n': 'read',
    'POST /api/blogs/:id/revisions/:n/restore': 'posts',
    'GET /api/blogs/counts': 'read',
    'GET /api/categories': 'nothing',
    'POST /api/categories': 'posts',
    'DELETE /api/categories/:id': 'posts',
    'PUT /api/categories/:id': 'posts',
    'GET /api/condition': 'condition',
    'GET /api/consents': 'consents',
    'DELETE /api/consents/:key': 'consents',
    'PUT /api/consents/:key': 'consents',
    'GET /api/counts': 'visitor figures',
    'POST /api/export': 'import and export',
    'GET /api/export/:token': 'nothing',
    'GET /api/journal': 'journal',
    'POST /api/pictures': 'draft posts',
    'PUT /api/presence/:document': 'read',
    'POST /api/seen': 'nothing',
    'GET /api/site': 'nothing',
    'DELETE /api/site/draft': 'front desk',
    'GET /api/site/draft': 'read',
    'PUT /api/site/draft': 'front desk',
    'GET /api/site/editions': 'read',
    'GET /api/site/editions/:edition': 'read',
    'GET /api/site/pending': 'read',
    'DELETE /api/site/plan': 'content',
    'POST /api/site/publish': 'front desk',
    'GET /api/site/set-aside': 'read',
    'POST /api/site/set-aside': 'front desk',
    'GET /api/site/set-aside/:n': 'read',
    'GET /internal/changes': 'nothing',
    'POST /internal/drawn': 'nothing',
    'GET /internal/pictures/:key': 'nothing',
    'GET /internal/site': 'nothing',
    'GET /media/:key/:file': 'nothing',
    'GET /:language/rss.xml': 'nothing',
    'GET /rss.xml': 'nothing',
    'GET /sitemap-posts-1.xml': 'nothing',
    'GET /sitemap.xml': 'nothing',
  },
  (_running, role) => sign(auth.key, { jti: `session of the ${role}` }),
);

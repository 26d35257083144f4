import { describeContract } from '@salon/service-kit/testing/contract';
import { blogTests } from './app.js';

describeContract(blogTests, [
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
  'POST /internal/drawn',
]);

import { contentSchemas } from '@salon/content/schema';
import type { ServiceDefinition } from '@salon/service-kit/service';
import { AdminAccess } from './access/admin-access.js';
import { AppModule } from './app.module.js';
import { Config } from './config.js';
import { addConditionalReads } from './http-cache.js';
import { PostsAndPictures1763600000000 } from './migrations/1763600000000-posts-and-pictures.js';
import { SearchNewestPostsFirst1764000000000 } from './migrations/1764000000000-search-newest-posts-first.js';
import { CountVisibleChanges1764100000000 } from './migrations/1764100000000-count-visible-changes.js';
import { IdempotencyKeys1764200000000 } from './migrations/1764200000000-idempotency-keys.js';
import { SiteEditions1764300000000 } from './migrations/1764300000000-site-editions.js';
import { FocusOfPictures1764350000000 } from './migrations/1764350000000-focus-of-pictures.js';
import { DraftsHistoryAndCategories1764400000000 } from './migrations/1764400000000-drafts-history-and-categories.js';
import { CacheTags1764500000000 } from './migrations/1764500000000-cache-tags.js';
import { PublicPictures1764510000000 } from './migrations/1764510000000-public-pictures.js';
import { EditionZero1764530000000 } from './migrations/1764530000000-edition-zero.js';
import { SetAsideSiteContents1764540000000 } from './migrations/1764540000000-set-aside-site-contents.js';
import { CacheTagOfSite1764550000000 } from './migrations/1764550000000-cache-tag-of-site.js';
import { RelatedFollowPictures1764560000000 } from './migrations/1764560000000-related-follow-pictures.js';
import { Picture } from './pictures/picture.entity.js';
import { TOO_LARGE } from './pictures/picture-bytes.js';
import { PictureFile } from './pictures/picture-file.entity.js';
import { Post } from './posts/post.entity.js';

export const blogService: ServiceDefinition<Config> = {
  name: 'blog-service',
  config: Config,
  module: AppModule,
  access: AdminAccess,
  database: {
    entities: [Post, Picture, PictureFile],
    migrations: [
      PostsAndPictures1763600000000,
      SearchNewestPostsFirst1764000000000,
      CountVisibleChanges1764100000000,
      IdempotencyKeys1764200000000,
      SiteEditions1764300000000,
      FocusOfPictures1764350000000,
      DraftsHistoryAndCategories1764400000000,
      CacheTags1764500000000,
      PublicPictures1764510000000,
      EditionZero1764530000000,
      SetAsideSiteContents1764540000000,
      CacheTagOfSite1764550000000,
      RelatedFollowPictures1764560000000,
    ],
    // The queries for visitors are short: starting parallel workers costs more than the queries, and takes
    // processors from other work.
    settings: '-c max_parallel_workers_per_gather=0',
  },
  docsPath: 'api/docs',
  schemas: contentSchemas(),
  bodyLimitBytes: 64 * 1024,
  headers: { 'X-Content-Type-Options': 'nosniff' },
  // Most bodies that are too large contain a picture. A route can set a message of its own.
  errorMessages: { 413: TOO_LARGE },
  fastify: {
    // Dangerous keys such as `__proto__` are dropped by the validation pipe. The parser would have to scan a whole
    // picture for them.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    // The limit is longer than any request line. So an id that is too long is an unknown post, and not an error in
    // Fastify's own words.
    routerOptions: { maxParamLength: 16 * 1024 },
  },
  configure(fastify) {
    addConditionalReads(fastify);
  },
};

import type { ServiceDefinition } from '@salon/service-kit/service';
import type { FastifyInstance } from 'fastify';
import { AdminAccess } from './access/admin-access.js';
import { AppModule } from './app.module.js';
import { Config } from './config.js';
import { addConditionalReads } from './http-cache.js';
import { PostsAndPictures1763600000000 } from './migrations/1763600000000-posts-and-pictures.js';
import { SearchNewestPostsFirst1764000000000 } from './migrations/1764000000000-search-newest-posts-first.js';
import { CountVisibleChanges1764100000000 } from './migrations/1764100000000-count-visible-changes.js';
import { IdempotencyKeys1764200000000 } from './migrations/1764200000000-idempotency-keys.js';
import { Picture } from './pictures/picture.entity.js';
import { TOO_LARGE } from './pictures/picture-bytes.js';
import { PictureFile } from './pictures/picture-file.entity.js';
import { Post } from './posts/post.entity.js';

/** Saving a post may bring a picture of 5 MB, which grows by a third as a data URL. */
const POST_BODY_LIMIT_BYTES = 8 * 1024 * 1024;

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
    ],
    // Readers' questions are short: starting helper processes costs more than their answers, and takes from others.
    settings: '-c max_parallel_workers_per_gather=0',
  },
  docsPath: 'api/docs',
  bodyLimitBytes: 64 * 1024,
  headers: { 'X-Content-Type-Options': 'nosniff' },
  // Only a post's body may be large, and only its picture makes it so.
  errorMessages: { 413: TOO_LARGE },
  fastify: {
    // The validation pipe drops such keys as well, without reading all of a picture for them.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    // An id of any length that a request line can hold is an unknown post, not a fault in Fastify's own words.
    routerOptions: { maxParamLength: 16 * 1024 },
  },
  configure(fastify) {
    allowPictures(fastify);
    addConditionalReads(fastify);
  },
};

function allowPictures(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const saves = [route.method].flat().some((method) => method === 'POST' || method === 'PUT');
    if (saves && /^\/api\/blogs(\/:id)?$/.test(route.url)) route.bodyLimit = POST_BODY_LIMIT_BYTES;
  });
}

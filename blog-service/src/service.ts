import { contentSchemas } from '@salon/content/schema';
import type { ServiceDefinition } from '@salon/service-kit/service';
import { AppModule } from './app.module.js';
import { Config } from './config.js';
import { addConditionalReads } from './http-cache.js';
import { Baseline } from './migrations/1764620000000-baseline.js';
import { Changes1764800000000 } from './migrations/1764800000000-changes.js';
import { SessionAccess } from './session-access.js';

export const blogService: ServiceDefinition<Config> = {
  name: 'blog-service',
  config: Config,
  module: AppModule,
  access: SessionAccess,
  database: {
    // Plain SQL: making entities of rows costs more than most queries.
    entities: [],
    migrations: [Baseline, Changes1764800000000],
    // The queries for visitors are short: starting parallel workers costs more than the queries, and takes
    // processors from other work.
    settings: '-c max_parallel_workers_per_gather=0',
  },
  docsPath: 'api/docs',
  // The content's schemas and this service's, in an order that does not depend on what was imported first.
  schemas: Object.fromEntries(
    Object.entries(contentSchemas()).sort(([one], [other]) => (one < other ? -1 : 1)),
  ),
  bodyLimitBytes: 64 * 1024,
  headers: { 'X-Content-Type-Options': 'nosniff' },
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

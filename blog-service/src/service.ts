import { join } from 'node:path';
import { ScheduleModule } from '@nestjs/schedule';
import { migrationsIn } from '@salon/service-kit/migrate';
import type { ServiceDefinition } from '@salon/service-kit/service';
import { AppModule } from './app.module.js';
import { Config } from './config.js';
import { addConditionalReads } from './http-cache.js';
import { SessionAccess } from './session-access.js';

export const blogService: ServiceDefinition = {
  name: 'blog-service',
  config: Config,
  module: { module: AppModule, imports: [ScheduleModule.forRoot()] },
  access: SessionAccess,
  database: {
    // Plain SQL: making entities of rows costs more than most queries.
    entities: [],
    migrations: await migrationsIn(join(import.meta.dirname, 'migrations'), (file) => import(file)),
    // The queries for visitors are short: starting parallel workers costs more than the queries, and takes
    // processors from other work.
    settings: '-c max_parallel_workers_per_gather=0',
  },
  apiPath: 'api',
  bodyLimitBytes: 64 * 1024,
  headers: { 'X-Content-Type-Options': 'nosniff' },
  configure(fastify) {
    addConditionalReads(fastify);
  },
};

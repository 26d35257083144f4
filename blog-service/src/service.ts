import type { ServiceDefinition } from '@salon/service-kit/service';
import { AppModule } from './app.module.js';
import { Config } from './config.js';
import { addConditionalReads } from './http-cache.js';
import { Baseline } from './migrations/1764400000000-baseline.js';
import { CacheTags } from './migrations/1764550000000-cache-tags.js';
import { RelatedFollowPictures1764560000000 } from './migrations/1764560000000-related-follow-pictures.js';
import { PlannedEdition1764570000000 } from './migrations/1764570000000-planned-edition.js';
import { BlogTakenBack1764575000000 } from './migrations/1764575000000-blog-taken-back.js';
import { Counts1764580000000 } from './migrations/1764580000000-counts.js';
import { Consents1764590000000 } from './migrations/1764590000000-consents.js';
import { Backups1764600000000 } from './migrations/1764600000000-backups.js';
import { FirstEdition1764610000000 } from './migrations/1764610000000-first-edition.js';
import { PlainCounts1764620000000 } from './migrations/1764620000000-plain-counts.js';
import { Changes1764800000000 } from './migrations/1764800000000-changes.js';
import { Copies1764810000000 } from './migrations/1764810000000-copies.js';
import { Condition1764820000000 } from './migrations/1764820000000-condition.js';
import { People1764830000000 } from './migrations/1764830000000-people.js';
import { PostLanguages1764840000000 } from './migrations/1764840000000-post-languages.js';
import { Imports1764850000000 } from './migrations/1764850000000-imports.js';
import { ExportTickets1764855000000 } from './migrations/1764855000000-export-tickets.js';
import { OldAddresses1764860000000 } from './migrations/1764860000000-old-addresses.js';
import { SharedDrafts1764870000000 } from './migrations/1764870000000-shared-drafts.js';
import { StoppedImports1764880000000 } from './migrations/1764880000000-stopped-imports.js';
import { SessionAccess } from './session-access.js';

export const blogService: ServiceDefinition<Config> = {
  name: 'blog-service',
  config: Config,
  module: AppModule,
  access: SessionAccess,
  database: {
    // Plain SQL: making entities of rows costs more than most queries.
    entities: [],
    migrations: [
      Baseline,
      CacheTags,
      RelatedFollowPictures1764560000000,
      PlannedEdition1764570000000,
      BlogTakenBack1764575000000,
      Counts1764580000000,
      Consents1764590000000,
      Backups1764600000000,
      FirstEdition1764610000000,
      PlainCounts1764620000000,
      Changes1764800000000,
      Copies1764810000000,
      Condition1764820000000,
      People1764830000000,
      PostLanguages1764840000000,
      Imports1764850000000,
      ExportTickets1764855000000,
      OldAddresses1764860000000,
      SharedDrafts1764870000000,
      StoppedImports1764880000000,
    ],
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

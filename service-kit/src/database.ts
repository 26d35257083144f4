import type { DataSourceOptions, EntityManager } from 'typeorm';
import type { BaseConfig } from './config.js';
import type { ServiceDefinition } from './service.js';

export function databaseOptions<C extends BaseConfig>(
  { name, database }: ServiceDefinition<C>,
  config: C,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    applicationName: name,
    poolSize: config.DATABASE_POOL_SIZE,
    connectTimeoutMS: 3_000,
    // A hanging database must not hold requests for ever.
    extra: { statement_timeout: 10_000, query_timeout: 12_000, options: database.settings },
    synchronize: false,
    migrationsRun: false,
    entities: database.entities,
    migrations: database.migrations,
  };
}

/** Waits for an advisory lock and holds it until the transaction ends. `lock` is any number, the same in all replicas. */
export async function lockTransaction(manager: EntityManager, lock: number): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [lock]);
}

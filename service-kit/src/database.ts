import type { DataSource, DataSourceOptions, EntityManager } from 'typeorm';
import type { BaseConfig } from './config.js';
import type { ServiceDefinition } from './service.js';

export function databaseOptions(
  { name, database }: ServiceDefinition,
  config: BaseConfig,
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

/**
 * Does the work in a transaction that holds an advisory lock, so that such work waits for each other, in all replicas. `lock` is any
 * number, the same in all of them.
 */
export const lockedTransaction = <T>(
  dataSource: DataSource,
  lock: number,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> =>
  dataSource.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [lock]);
    return work(manager);
  });

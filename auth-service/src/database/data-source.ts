import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config.js';
import { SigningKey } from '../keys/signing-key.entity.js';
import { AdminAccount } from '../password/admin-account.entity.js';
import { Session } from '../sessions/session.entity.js';
import { CreateSchema1763640000000 } from './migrations/1763640000000-create-schema.js';

export function databaseOptions(config: Config): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    applicationName: 'auth-service',
    poolSize: config.DATABASE_POOL_SIZE,
    connectTimeoutMS: 5_000,
    // A hanging database must not hold requests for ever.
    extra: { statement_timeout: 10_000, query_timeout: 12_000 },
    synchronize: false,
    migrationsRun: false,
    entities: [AdminAccount, Session, SigningKey],
    migrations: [CreateSchema1763640000000],
  };
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { BaseConfig } from './config.js';
import { databaseOptions } from './database.js';
import type { MigrationClass, ServiceDefinition } from './service.js';
import { StartupError } from './startup-error.js';

const WAIT_MS = 30_000;
const RETRY_MS = 500;
/** The id of an advisory lock: any number. Each database has its own locks, so services may share it. */
const MIGRATION_LOCK = 3001;

/** A change of the schema, in SQL. None is taken back: the release before works with it, and a backup has the schema of its time. */
export abstract class Migration implements MigrationInterface {
  abstract sql: string;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(this.sql);
  }

  async down(): Promise<void> {
    throw new Error('A migration is not taken back.');
  }
}

/** The migrations in a folder. Only the service itself can load them: tests have it as TypeScript. */
export async function migrationsIn(
  folder: string,
  load: (file: string) => Promise<object>,
): Promise<MigrationClass[]> {
  const files = readdirSync(folder).filter((name) => /\.[jt]s$/.test(name));
  const modules = await Promise.all(files.map((name) => load(join(folder, name))));
  return modules.flatMap(Object.values).filter(({ prototype }) => prototype instanceof Migration);
}

/**
 * Brings the schema up to date. When many replicas start at once, one migrates and the others wait for it. Throws a
 * StartupError when the database cannot be reached for `waitMs`.
 */
export async function migrate(
  service: ServiceDefinition,
  config: BaseConfig,
  waitMs = WAIT_MS,
): Promise<void> {
  // No statement timeout here: waiting for the lock, or a migration, may take longer than a request.
  const options = { ...databaseOptions(service, config), extra: {} };
  const dataSource = await connect(new DataSource(options), Date.now() + waitMs);
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.release();
    // Closing the connection also releases the lock.
    await dataSource.destroy();
  }
}

async function connect(dataSource: DataSource, deadline: number): Promise<DataSource> {
  for (;;) {
    try {
      return await dataSource.initialize();
    } catch (error) {
      if (Date.now() > deadline) {
        const reason = isNativeError(error) && error.message ? error.message : 'no answer';
        throw new StartupError(`DATABASE_URL: the database cannot be used (${reason}).`);
      }
      await delay(RETRY_MS);
    }
  }
}

/** The service with only the named migrations. Earlier ones that it doesn't have are part of one that it has. */
export function withMigrations(service: ServiceDefinition, names: string[]): ServiceDefinition {
  if (names.length === 0) return service;
  const { migrations } = service.database;
  const known = migrations.map(nameOf);
  const latest = Math.max(...known.map(timeOf));
  const later = names.find((name) => !known.includes(name) && timeOf(name) > latest);
  if (later) {
    throw new StartupError(
      `The backup was made by a later version of the site, with the migration ${later}: update the site, then restore it.`,
    );
  }
  const named = migrations.filter((migration) => names.includes(nameOf(migration)));
  return { ...service, database: { ...service.database, migrations: named } };
}

const nameOf = (Migration: MigrationClass) => new Migration().name ?? Migration.name;
/** A migration's name ends with the time that it was written at. */
const timeOf = (name: string) => Number(name.slice(-13));

import { migrate } from './migrate.js';
import type { MigrationClass, ServiceDefinition } from './service.js';
import { endWith, StartupError } from './startup-error.js';

/**
 * For restores: `migrate DATABASE [NAME…]` brings another database of the service's server up to date, or only as far as the
 * migrations that are named.
 */
export async function migrateCommand(service: ServiceDefinition): Promise<void> {
  const [database = '', ...names] = process.argv.slice(2);
  try {
    const config = new service.config(process.env);
    const url = Object.assign(new URL(config.DATABASE_URL), { pathname: database }).href;
    await migrate(withMigrations(service, names), { ...config, DATABASE_URL: url });
  } catch (error) {
    endWith(error);
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

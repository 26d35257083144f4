import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { BaseConfig } from '../src/config.js';
import { migrate } from '../src/migrate.js';
import type { ServiceDefinition } from '../src/service.js';

const TEMPLATE = 'migrated_template';
/** The id of an advisory lock, any number. The test file that takes it first makes the template; the others wait for it. */
const TEMPLATE_LOCK = 1;

/** Makes a new, empty database on the Postgres that the test run started. Returns its URL. */
export function createEmptyDatabase(): Promise<string> {
  return onServer((server) => create(server, 'template1'));
}

/** Makes a new database with the service's tables: a copy of a template that is migrated once in a run. Returns its URL. */
export function createDatabase(
  service: ServiceDefinition,
  configFor: (databaseUrl: string) => BaseConfig,
): Promise<string> {
  return onServer(async (server) => {
    await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount === 0) {
      // The database becomes the template only when it is complete, so a failed migration leaves no template.
      const url = await create(server, 'template1');
      await migrate(service, configFor(url));
      await server.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO ${TEMPLATE}`);
    }
    await server.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    return create(server, TEMPLATE);
  });
}

async function create(server: Client, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return `${serverUrl()}/${name}`;
}

async function onServer<T>(work: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: `${serverUrl()}/postgres` });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL is missing: run the tests with "npm test".');
  return url;
}

import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Runs a statement for rows 1 to `count` in steps, as `$1` to `$2`: one statement for all of them could take longer
 * than the service lets any statement run.
 */
export async function inSteps(database: DataSource, count: number, sql: string): Promise<void> {
  const step = 2_500;
  for (let first = 1; first <= count; first += step) {
    await database.query(sql, [first, Math.min(count, first + step - 1)]);
  }
}

/** An empty database of its own, on the Postgres that the run started. Returns its URL. */
export async function createDatabase(): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is missing: run the tests with "npm test".');
  const name = `blog_test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${server}/${name}`;
}

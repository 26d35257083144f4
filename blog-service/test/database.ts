import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

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

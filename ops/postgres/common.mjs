// Shared by the commands here: the databases, connections to them as Postgres's administrator, and how a command ends.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Each database belongs to the role of the same name. */
export const DATABASES = ['auth', 'blog'];

const SECRETS_DIR = process.env.SECRETS_DIR ?? '/run/secrets';
export const secretFile = (name) => join(SECRETS_DIR, name);

/** An error that the operator has to fix. Only its message is printed. */
export class Fault extends Error {}

/** Runs a command and ends the process with 1 when it fails. */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Fault ? `error: ${error.message}` : error);
    process.exit(1);
  }
}

/** Runs `work` with a connection to a database, in UTC so that times read the same everywhere. */
export async function connected(database, work, user = 'postgres') {
  const client = new pg.Client({
    user,
    database,
    password: passwordOf(user),
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c client_min_messages=warning -c search_path=public',
  });
  // When a connection breaks, the running query fails. Without this listener the error would also end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Fault(`Postgres cannot be reached (${error.message || error.code}).`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A query of blog-service's database, with the rights of the service itself. */
export const inBlog = (query, ...values) =>
  connected('blog', (client) => client.query(query, values), 'blog');

/** Whether the services have made their tables, before which a schedule may start; waits a minute for that. */
export async function hasSiteStarted() {
  const query = "SELECT to_regclass('copy_outcome') IS NOT NULL AS there";
  const isThere = async () => (await inBlog(query)).rows[0].there;
  for (let left = 60; left > 0; left--) {
    if (await isThere()) return true;
    await delay(1_000);
  }
  return false;
}

function passwordOf(user) {
  try {
    return readFileSync(secretFile(`postgres/${user}_password`), 'utf8');
  } catch {
    throw new Fault(`There is no password for Postgres in ${SECRETS_DIR}. Start the site first: make up`);
  }
}

/** How many rows some columns of a table have, and a checksum of them that does not depend on the order of rows. */
export async function contents(client, { table, columns }) {
  const { rows } = await client.query(`
    SELECT count(*) AS rows, md5(coalesce(string_agg(sum, '' ORDER BY sum), '')) AS sum
    FROM (SELECT md5(ROW(${columns})::text) COLLATE "C" AS sum FROM ${pg.escapeIdentifier(table)}) AS sums`);
  return rows[0];
}

/**
 * Each table and its columns as a list, without the generated ones, which Postgres computes again. How backups and copies went, and how
 * its parts run, is of this machine, and no part of them.
 */
export async function tables(client) {
  const { rows } = await client.query(`
    SELECT c.relname AS table, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
    FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND c.relnamespace = 'public'::regnamespace
      AND c.relname NOT IN ('backup_outcome', 'copy_outcome', 'fault', 'part_start')
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname COLLATE "C"`);
  return rows;
}

#!/usr/bin/env node
// Restores a backup into databases beside the live ones, auth_SUFFIX and blog_SUFFIX, and puts them in their place. Nothing is
// lost before the last step. Between the first two, the services run the migrations that the backup names.
//   restore.mjs make SUFFIX FILE   checks the file, and makes the databases
//   restore.mjs outline SUFFIX     makes tables with the columns of the live ones, where no service is at hand to run migrations
//   restore.mjs load SUFFIX FILE   loads them, and compares each table with the manifest
//   restore.mjs swap               replaces the live databases by those of the suffix `restored`, all or none, and keeps them with the
//                                  suffix `before`; the services are stopped during that time
//   restore.mjs drop SUFFIX
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { open } from './archive.mjs';
import { command, connected, contents, DATABASES, Fault, tables } from './common.mjs';

const OUTLINE = `
  SELECT format('CREATE SEQUENCE %I', sequencename) AS line FROM pg_sequences WHERE schemaname = 'public'
  UNION ALL
  SELECT format('CREATE TABLE %I (%s)', c.relname,
    string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' ORDER BY a.attnum))
  FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
  GROUP BY c.relname`;

const [step, suffix, file] = process.argv.slice(2);
const steps = { make, outline, load, swap, drop };
await command(() => steps[step]());

async function make() {
  await open(file);
  await drop();
  await connected('postgres', async (client) => {
    for (const database of DATABASES) {
      const name = pg.escapeIdentifier(`${database}_${suffix}`);
      await client.query(`CREATE DATABASE ${name} OWNER ${database}`);
      await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
    }
  });
}

async function outline() {
  for (const database of DATABASES) {
    const { rows } = await connected(database, (client) => client.query(OUTLINE));
    await connected(`${database}_${suffix}`, async (client) => {
      await client.query(`SET ROLE ${database}`);
      for (const { line } of rows) await client.query(line);
    });
  }
}

async function load() {
  const archive = await open(file);
  print('database', 'table', 'in backup', 'restored', 'content');
  let same = archive.tables.length > 0;
  for (const database of DATABASES) {
    const expected = archive.tables.filter((table) => table.database === database);
    await connected(`${database}_${suffix}`, async (client) => {
      await loadRows(client, archive, database, expected);
      for (const { table, columns } of await loaded(client, expected)) {
        const one = expected.find((line) => line.table === table);
        const other = await contents(client, { table, columns });
        const equal = one?.rows === other.rows && one.sum === other.sum;
        print(database, table, one?.rows ?? '-', other.rows, equal ? 'same' : 'DIFFERENT');
        same &&= equal;
      }
    });
  }
  if (!same)
    throw new Fault(
      `${file} does not restore to what was backed up: it differs from the manifest. Nothing was changed.`,
    );
}

/** In formats 1 and 2 the tables are those that the backup has made; later the manifest names them and their columns. */
function loaded(client, expected) {
  return expected[0]?.columns ? expected : tables(client);
}

async function loadRows(client, archive, database, expected) {
  await client.query('BEGIN');
  // Neither triggers nor foreign keys see how rows come in.
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(`SET LOCAL ROLE ${database}`);
  const schema = await archive.read(`${database}.before.sql`);
  if (schema) await client.query(schema);
  else await emptyAll(client);
  for (const { table, columns } of await loaded(client, expected)) {
    const rows = client.query(from(`COPY ${pg.escapeIdentifier(table)} (${columns}) FROM STDIN`));
    await pipeline(archive.stream(`${database}.${table}.copy.gz`), createGunzip(), rows);
  }
  await client.query(await archive.read(`${database}.after.sql`));
  await client.query('COMMIT');
  await client.query(await readFile(join(import.meta.dirname, 'journal.sql'), 'utf8'));
  // Without statistics Postgres would plan the first queries badly.
  await client.query('VACUUM ANALYZE');
}

/** Takes out what the migrations have put in. */
async function emptyAll(client) {
  const made = (await tables(client)).map(({ table }) => pg.escapeIdentifier(table));
  if (made.length > 0) await client.query(`TRUNCATE ${made.join(', ')}`);
}

async function swap() {
  await drop('before');
  await connected('postgres', async (client) => {
    await client.query(
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = ANY ($1)',
      [DATABASES],
    );
    await client.query('BEGIN');
    for (const database of DATABASES) {
      await client.query(`ALTER DATABASE ${database} RENAME TO ${database}_before`);
      await client.query(`ALTER DATABASE ${database}_restored RENAME TO ${database}`);
    }
    await client.query('COMMIT');
  });
}

async function drop(ending = suffix) {
  await connected('postgres', async (client) => {
    for (const database of DATABASES)
      await client.query(
        `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(`${database}_${ending}`)} WITH (FORCE)`,
      );
  });
}

function print(database, table, expected, restored, content) {
  process.stdout.write(
    `${database.padEnd(10)} ${table.padEnd(24)} ${expected.padStart(12)} ${restored.padStart(12)}  ${content}\n`,
  );
}

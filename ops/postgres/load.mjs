// Loads a backup into separate databases beside the live ones, and compares them with its manifest.
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { connected, contents, DATABASES, Fault, tables } from './common.mjs';
import { schemaOf } from './schema.mjs';

/** Restores into <database>_<suffix>, and returns the manifest's lines for the restored data. */
export async function load(archive, suffix) {
  const lines = [];
  for (const database of DATABASES) {
    const name = `${database}_${suffix}`;
    await make(name, database);
    const schema = {
      before: await archive.read(`${database}.before.sql`),
      after: await archive.read(`${database}.after.sql`),
    };
    await connected(name, async (client) => {
      await client.query('BEGIN');
      await client.query(`SET LOCAL ROLE ${pg.escapeIdentifier(database)}`);
      await client.query(schema.before);
      for (const { table, columns } of await tables(client)) {
        const rows = client.query(from(`COPY ${pg.escapeIdentifier(table)} (${columns}) FROM STDIN`));
        await pipeline(archive.stream(`${database}.${table}.copy.gz`), createGunzip(), rows);
      }
      await client.query(schema.after);
      await client.query('COMMIT');
      // Without statistics Postgres would plan the first queries badly.
      await client.query('VACUUM ANALYZE');
      compareSchemas(schema, await schemaOf(client), database);
      lines.push(...(await contents(client, database)));
    });
  }
  return lines;
}

/** Only the first line of a function is compared, because Postgres may print its body differently after a restore. */
function compareSchemas(expected, restored, database) {
  const statements = ({ before, after }) =>
    `${before}\n${after}`
      .split('\n\n')
      .map((statement) =>
        statement.startsWith('CREATE OR REPLACE FUNCTION') ? statement.split('\n')[0] : statement,
      );
  const there = new Set(statements(restored));
  const missing = statements(expected).filter((statement) => !there.has(statement));
  if (missing.length > 0)
    throw new Fault(`The schema of ${database} is not what was backed up. Missing: ${missing.join('\n')}`);
}

async function make(name, role) {
  await connected('postgres', async (client) => {
    const quoted = pg.escapeIdentifier(name);
    await client.query(`DROP DATABASE IF EXISTS ${quoted} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${quoted} OWNER ${pg.escapeIdentifier(role)}`);
    await client.query(`REVOKE ALL ON DATABASE ${quoted} FROM PUBLIC`);
  });
}

/** Drops the databases with a suffix. */
export async function drop(suffix) {
  await connected('postgres', async (client) => {
    for (const database of DATABASES)
      await client.query(
        `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(`${database}_${suffix}`)} WITH (FORCE)`,
      );
  });
}

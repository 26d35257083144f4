#!/usr/bin/env node
// Writes salon-<UTC time>.tar into the current folder while the site runs: both databases, each as of one moment, a manifest of
// their tables, and the secrets that are needed to use them. So the file must be kept as secret as they are.
import { constants, copyFileSync, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { manifestText, pack } from './archive.mjs';
import { command, connected, contents, DATABASES, Fault, secretFile, tables } from './common.mjs';
import { schemaOf } from './schema.mjs';

const UNFINISHED = '.unfinished-';

process.umask(0o077);
await command(async () => {
  await access('.', constants.W_OK).catch(() => {
    throw new Fault(
      `User ${process.getuid()} can't write the folder for backups. Give it to that user, or set BACKUP_USER to its owner's uid:gid.`,
    );
  });
  await removeLeftovers();
  const work = await mkdtemp(UNFINISHED);
  try {
    const name = await make(work);
    await tellPrometheus(work);
    const { size } = await stat(name);
    const kilobytes = Math.ceil(size / 1000);
    process.stdout.write(
      `Backup: ${name} (${kilobytes < 1000 ? `${kilobytes} kB` : `${Math.ceil(kilobytes / 1000)} MB`})\n`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});

async function make(work) {
  const name = `salon-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}.tar`;
  const files = join(work, 'files');
  await mkdir(files);
  const lines = [];
  for (const database of DATABASES) lines.push(...(await write(database, files)));
  await writeFile(join(files, 'manifest'), manifestText(lines));
  for (const secret of ['keys_secret', 'admin_password'])
    copyFileSync(secretFile(`auth/${secret}`), join(files, secret));
  await pack(files, join(work, name));
  await rename(join(work, name), name);
  return name;
}

/** Writes a database as of one moment, while the site goes on writing to it. Returns its lines of the manifest. */
function write(database, files) {
  return connected(database, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { before, after } = await schemaOf(client);
    await writeFile(join(files, `${database}.before.sql`), before);
    for (const { table, columns } of await tables(client)) {
      const rows = client.query(to(`COPY ${pg.escapeIdentifier(table)} (${columns}) TO STDOUT`));
      // Pictures are compressed already: a level above the fastest gains nothing.
      const file = createWriteStream(join(files, `${database}.${table}.copy.gz`));
      await pipeline(rows, createGzip({ level: 1 }), file);
    }
    await writeFile(join(files, `${database}.after.sql`), after);
    const lines = await contents(client, database);
    await client.query('COMMIT');
    return lines;
  });
}

/** Removes the unfinished files of runs that were killed a day ago or earlier. */
async function removeLeftovers() {
  for (const name of (await readdir('.')).filter((entry) => entry.startsWith(UNFINISHED)))
    if ((await stat(name)).mtimeMs < Date.now() - 24 * 3_600_000)
      await rm(name, { recursive: true, force: true });
}

/** Writes the time of this backup to a file that Prometheus's node exporter reads. */
async function tellPrometheus(work) {
  const file = join(work, 'last');
  await writeFile(file, `salon_last_backup_timestamp_seconds ${Math.floor(Date.now() / 1000)}\n`);
  await chmod(file, 0o644);
  await rename(file, 'last-backup.prom');
}

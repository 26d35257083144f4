#!/usr/bin/env node
// Writes salon-<UTC time>.tar into the current folder while the site runs: both databases, each as of one moment, a manifest of
// their tables, and the secrets that are needed to use them. So the file must be kept as secret as they are. The owner is told in
// her admin area how it went.
//   backup.mjs [HOURS]    a schedule gives its interval
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, copyFileSync, createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { manifestText, pack } from './archive.mjs';
import {
  command,
  connected,
  contents,
  DATABASES,
  Fault,
  hasSiteStarted,
  inBlog,
  secretFile,
  tables,
} from './common.mjs';

const UNFINISHED = '.unfinished-';

const MIGRATIONS = 'SELECT name AS line FROM migrations ORDER BY id';

const SEQUENCES = `
  SELECT format('SELECT setval(%L, %s);', quote_ident(sequencename), last_value) AS line
  FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`;

process.umask(0o077);
const [hours = null] = process.argv.slice(2);
await command(async () => {
  // If that never happens, what is there is kept.
  if (hours) await hasSiteStarted();
  try {
    await backUp();
  } catch (error) {
    await tellOwner(error instanceof Fault ? error.message : `${error.message ?? error}`);
    throw error;
  }
  await tellOwner(null);
});

async function backUp() {
  await access('.', constants.W_OK).catch(() => {
    throw new Fault(
      `User ${process.getuid()} can't write the folder for backups. Give it to that user, or set BACKUP_USER to its owner's uid:gid.`,
    );
  });
  await removeLeftovers();
  const work = await mkdtemp(UNFINISHED);
  try {
    const name = await make(work);
    const { size } = await stat(name);
    const kilobytes = Math.ceil(size / 1000);
    process.stdout.write(
      `Backup: ${name} (${kilobytes < 1000 ? `${kilobytes} kB` : `${Math.ceil(kilobytes / 1000)} MB`})\n`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Writes how the backup went, with the rights of the service that reads it. */
async function tellOwner(fault) {
  const outcome = `
    INSERT INTO backup_outcome AS before (tried, good, fault, every_hours)
    VALUES (now(), CASE WHEN $1::text IS NULL THEN now() END, $1, $2)
    ON CONFLICT (single) DO UPDATE SET tried = now(), good = coalesce(excluded.good, before.good), fault = $1,
      every_hours = coalesce($2, before.every_hours)`;
  await inBlog(outcome, fault, hours).catch((error) =>
    console.error(`The owner could not be told how the backup went (${error.message}).`),
  );
}

async function make(work) {
  const name = `salon-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}.tar`;
  const files = join(work, 'files');
  await mkdir(files);
  const written = [];
  for (const database of DATABASES) written.push(...(await write(database, files)));
  await writeFile(join(files, 'manifest'), manifestText(written));
  for (const secret of ['keys_secret', 'admin_password'])
    copyFileSync(secretFile(`auth/${secret}`), join(files, secret));
  await pack(files, join(work, name));
  await rename(join(work, name), name);
  return name;
}

/** Writes a database as of one moment, while the site goes on writing to it. Returns its part of the manifest. */
function write(database, files) {
  return connected(database, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const written = [];
    for (const { table, columns } of await tables(client)) {
      const rows = client.query(to(`COPY ${pg.escapeIdentifier(table)} (${columns}) TO STDOUT`));
      await compress(rows, join(files, `${database}.${table}.copy.gz`));
      written.push({ database, table, columns, ...(await contents(client, { table, columns })) });
    }
    const list = async (query) => (await client.query(query)).rows.map(({ line }) => `${line}\n`).join('');
    const migrations = written.some(({ table }) => table === 'migrations') ? await list(MIGRATIONS) : '';
    await writeFile(join(files, `${database}.migrations`), migrations);
    await writeFile(join(files, `${database}.after.sql`), await list(SEQUENCES));
    await client.query('COMMIT');
    return written;
  });
}

/**
 * Pictures are compressed already: a level above the fastest gains nothing. gzip begins anew at points that the rows themselves set, so
 * what has not changed is the same in the next backup, and is not sent to another place again.
 */
async function compress(rows, file) {
  const gzip = spawn('gzip', ['-1', '--rsyncable'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [[code]] = await Promise.all([
    once(gzip, 'close'),
    pipeline(rows, gzip.stdin),
    pipeline(gzip.stdout, createWriteStream(file)),
  ]);
  if (code !== 0) throw new Fault(`${file} could not be written.`);
}

/** Removes the unfinished files of runs that were killed a day ago or earlier. */
async function removeLeftovers() {
  for (const name of (await readdir('.')).filter((entry) => entry.startsWith(UNFINISHED)))
    if ((await stat(name)).mtimeMs < Date.now() - 24 * 3_600_000)
      await rm(name, { recursive: true, force: true });
}

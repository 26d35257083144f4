// The file of a backup: a tar of plain files, each with its checksum.
//   manifest                  a line for each table: database, name, rows, checksum, columns
//   DATABASE.migrations       the names of the migrations that had run; they make the tables
//   DATABASE.TABLE.copy.gz    the rows, for COPY
//   DATABASE.after.sql        sets the sequences
// Formats 1 and 2 named no columns, and made and finished the tables by DATABASE.before.sql and DATABASE.after.sql.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Fault } from './common.mjs';

/**
 * The format of the backups that this version makes, in the first line of their manifest; format 1 had no such line. It rises when
 * an earlier version could not restore a backup any more. Every lower format is restored too, and ops/native/testdata has a backup
 * of each.
 */
const FORMAT = 3;

/** The manifest of these tables. */
export const manifestText = (tables) =>
  `format: ${FORMAT}\n${tables.map((table) => `${FIELDS.map((field) => table[field]).join('\t')}\n`).join('')}`;

const FIELDS = ['database', 'table', 'rows', 'sum', 'columns'];

const FORMAT_LINE = /^format: (\d+)\n/;

/** Packs all files of a folder into `file`. */
export async function pack(folder, file) {
  const names = (await readdir(folder)).sort();
  const sums = [];
  for (const name of names) sums.push(`${await sum(createReadStream(join(folder, name)))}  ${name}\n`);
  await writeFile(join(folder, 'checksums'), sums.join(''));
  await finished(
    spawn('tar', ['-cf', file, '-C', folder, ...names, 'checksums'], { stdio: 'inherit' }),
    file,
  );
}

/**
 * Opens a backup after checking that this version can restore it and that all its files are complete.
 */
export async function open(file) {
  const stream = (name) => {
    const tar = spawn('tar', ['-xOf', file, name], { stdio: ['ignore', 'pipe', 'ignore'] });
    return { output: tar.stdout, ended: once(tar, 'close') };
  };
  const read = async (name) => {
    const { output, ended } = stream(name);
    const content = await text(output);
    const [code] = await ended;
    return code === 0 ? content : undefined;
  };
  const manifest = (await read('manifest')) ?? '';
  const format = Number(FORMAT_LINE.exec(manifest)?.[1] ?? 1);
  if (format > FORMAT)
    throw new Fault(
      `${file} has format ${format}, but this version of the site restores formats up to ${FORMAT}: update the site, then restore it.`,
    );
  const checksums = await read('checksums');
  if (!checksums) throw new Fault(`${file} is not a whole backup.`);
  const names = [];
  for (const line of checksums.trim().split('\n')) {
    const [expected, name] = line.split(/ [ *]/);
    if ((await sum(stream(name).output)) !== expected)
      throw new Fault(`${file} is damaged: ${name} differs from its checksum.`);
    names.push(name);
  }
  if (names.some((name) => name.endsWith('.dump')))
    throw new Fault(`${file} was made by pg_dump. Restore it with the version of the site that made it.`);
  const lines = manifest.replace(FORMAT_LINE, '').trim().split('\n');
  const tables = lines.map((line) => {
    const fields = line.split('\t');
    return Object.fromEntries(FIELDS.map((field, index) => [field, fields[index]]));
  });
  return { file, tables, read, stream: (name) => stream(name).output };
}

async function sum(stream) {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

async function finished(child, file) {
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Fault(`${file} could not be written.`);
}

// The file of a backup: a tar of plain files, each with its checksum. By hand, psql restores a database with its
// DATABASE.before.sql, `\copy` of each DATABASE.TABLE.copy.gz, and its DATABASE.after.sql.
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
const FORMAT = 2;

/** The manifest that these lines describe. */
export const manifestText = (lines) => `format: ${FORMAT}\n${lines.map((line) => `${line}\n`).join('')}`;

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
 * Opens a backup after checking that this version can restore it and that all its files are complete. `manifest` has a line for
 * each table.
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
  return { file, manifest: lines, read, stream: (name) => stream(name).output };
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

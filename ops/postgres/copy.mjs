#!/usr/bin/env node
// Sends the newest backup to the place in BACKUP_TO, together with what else a new machine needs. Once a week it checks that what is
// there can be restored. It does what is due and ends; the owner is told how it went.
//   copy.mjs FILE    a backup in the current folder
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { command, Fault, hasSiteStarted, inBlog } from './common.mjs';
import { open, place, restic, SETTINGS_FILE, site, stop } from './elsewhere.mjs';

const [file] = process.argv.slice(2);
const path = join(process.cwd(), file);

process.umask(0o077);
await command(async () => {
  if (!(await hasSiteStarted())) throw new Fault('The site has not started: there is nothing to copy yet.');
  const { copied, good, isUnchecked, isTime } = await outcome();
  const isNew = copied !== file;
  if (!place || !isTime || !(isNew || isUnchecked)) return;
  try {
    await open(!good);
    if (isNew) await send();
    if (isUnchecked) await check();
    await note('fault = NULL, failures = 0');
  } catch (error) {
    if (!stop.signal.aborted) await note('fault = $2, failures = failures + 1', error.message);
    throw error;
  }
});

/** How it went so far, and what is due. A failure is followed by the next try after 5 minutes, and then after twice as long each time. */
async function outcome() {
  await inBlog('DELETE FROM copy_outcome WHERE place <> $1', place);
  if (place) await inBlog('INSERT INTO copy_outcome (place) VALUES ($1) ON CONFLICT DO NOTHING', place);
  // By distances, so that a clock that was wrong stops nothing.
  const { rows } = await inBlog(`
    SELECT copied, good,
      checked IS NULL OR abs(extract(epoch FROM now() - checked)) > 7 * 86400 AS "isUnchecked",
      failures = 0 OR abs(extract(epoch FROM now() - tried)) > 60 * least(5 * 2 ^ (least(failures, 9) - 1), 360) AS "isTime"
    FROM copy_outcome`);
  return rows[0] ?? {};
}

function note(change, ...values) {
  return inBlog(`UPDATE copy_outcome SET tried = now(), ${change} WHERE place = $1`, place, ...values);
}

async function send() {
  // The copy's time is that of what it holds, as in the name: salon-20261127T020000Z.tar
  const time = file.replace(/^salon-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/, '$1-$2-$3 $4:$5:$6');
  const asOf = ['--json', '--host', site, '--time', time];
  const sent = await restic(['backup', ...asOf, path, SETTINGS_FILE, '/tls']);
  await note('good = now()');
  const added = JSON.parse(sent.trim().split('\n').at(-1)).data_added_packed;
  process.stdout.write(`Copy: ${file} is at ${place} (${Math.ceil(added / 1000)} kB were new)\n`);
  const kept = ['--keep-daily', '7', '--keep-weekly', '4', '--keep-monthly', '12'];
  await restic(['forget', '--group-by', 'host', ...kept, '--prune']);
  await note('copied = $2', file);
}

/** Restores the newest copy into scratch databases, and reads a twelfth of all that is there, another one each week. */
async function check() {
  const folder = await mkdtemp('.unfinished-');
  try {
    await restic(['restore', `latest:${process.cwd()}`, '--path', path, '--target', folder]);
    await restore('make', 'checked', join(folder, file));
    await restore('outline', 'checked');
    await restore('load', 'checked', join(folder, file));
  } finally {
    await restore('drop', 'checked');
    await rm(folder, { recursive: true });
  }
  const week = Math.floor(Date.now() / (7 * 86_400_000));
  await restic(['check', '--read-data-subset', `${(week % 12) + 1}/12`]);
  await note('checked = now()');
  process.stdout.write(`Check: the copy of ${file} at ${place} is good.\n`);
}

async function restore(...step) {
  try {
    await promisify(execFile)(join(import.meta.dirname, 'restore.mjs'), step);
  } catch ({ stderr }) {
    const [fault] = stderr.replace('error: ', '').split('\n');
    throw new Fault(`The newest copy at ${place} could not be restored: ${fault}`);
  }
}

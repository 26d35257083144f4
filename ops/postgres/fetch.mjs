#!/usr/bin/env node
// Gets a copy from the place in BACKUP_TO onto a new machine.
//   fetch.mjs find SNAPSHOT     tells which copies there are; prints the chosen one's id and the path of its backup in it
//   fetch.mjs settings ID       prints its settings
//   fetch.mjs files ID PATH OWNER   puts its backup into /backups, for OWNER, and its certificates into /tls unless there are some
import { lchownSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { command, Fault } from './common.mjs';
import { open, place, restic, SETTINGS_FILE } from './elsewhere.mjs';

const [step, id, path, owner] = process.argv.slice(2);
const steps = { find, settings, files };
await command(() => steps[step]());

async function find() {
  await open(false);
  const copies = JSON.parse(await restic(['snapshots', '--json', '--no-lock']));
  // One from the future was made by a clock that was wrong.
  const isPast = ({ time }) => new Date(time) <= new Date();
  const chosen = id === 'latest' ? copies.findLast(isPast) : copies.find((copy) => copy.id.startsWith(id));
  for (const copy of copies) console.error(`${copy === chosen ? '>' : ' '} ${inWords(copy)}`);
  if (!chosen) throw new Fault(`There is no copy ${id} at ${place}.`);
  process.stdout.write(`${chosen.id} ${chosen.paths.find((path) => path.endsWith('.tar'))}\n`);
}

function inWords({ short_id: name, time, hostname }) {
  return `${name}  ${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC  ${hostname}`;
}

async function settings() {
  process.stdout.write(await restic(['dump', '--no-lock', id, SETTINGS_FILE]));
}

async function files() {
  await restic(['restore', '--no-lock', `${id}:${dirname(path)}`, '--target', '/backups']);
  lchownSync(`/backups/${basename(path)}`, ...owner.split(':').map(Number));
  if (readdirSync('/tls').length === 0)
    await restic(['restore', '--no-lock', id, '--target', '/', '--include', '/tls']);
}

// Backups in real containers, and from each engine to another; run by test-containers: node --test ops/backups.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openSession } from './bench/stack.mjs';

const { TLS_DIR, ...others } = process.env;
const STACK = 'salon-test-swarm';
const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'salon-backups-'));
const env = { ...others, STACK, BACKUP_DIR, YES: '1', REPLICAS: '1' };
const door = `http://127.0.0.1:${env.PORT}`;
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: `${import.meta.dirname}/..`, env, encoding: 'utf8' });
const docker = (...args) => run('docker', ...args).trim();
const removeAll = (kind) => {
  const names = docker(kind, 'ls', '--quiet', '--filter', `name=${STACK}_`);
  if (names) docker(kind, 'rm', ...names.split('\n'));
};

/** Made natively, as those of the formats before. */
let file = join(import.meta.dirname, 'native/testdata/format-3.tar');
const make = (engine) => join(BACKUP_DIR, /salon-\w+\.tar/.exec(run('ops/backup', engine, 'make'))[0]);
const restore = (engine) => run('ops/backup', engine, 'restore', file);
const isGood = (engine) => assert.match(run('ops/backup', engine, 'verify', file), /is good\.\n$/);

async function expectContent(password) {
  const posts = await (await fetch(`${door}/api/blogs`)).json();
  const oil = posts.find(({ title }) => title === 'Oil an hour before the wash');
  assert.equal((await fetch(`${door}${oil.image}`)).headers.get('content-type'), 'image/jpeg');
  await openSession(door, password);
}

let madeSwarm = false;
after(() => {
  if (docker('info', '--format', '{{.Swarm.ControlAvailable}}') === 'true') {
    run('ops/swarm/down');
    for (const kind of ['secret', 'volume']) removeAll(kind);
    if (madeSwarm) docker('swarm', 'leave', '--force');
  }
  run('ops/native/down');
  rmSync(BACKUP_DIR, { recursive: true });
});

test('a file made natively is restored by compose, which makes a good one', async () => {
  restore('docker');
  await expectContent('kept for a test');
  file = make('docker');
  isGood('docker');
});

test('one made by compose is restored on a swarm, which makes a good one', async () => {
  docker('compose', 'down', '--timeout', '5');
  if (docker('info', '--format', '{{.Swarm.LocalNodeState}}') === 'inactive') {
    docker('swarm', 'init', '--advertise-addr', '127.0.0.1');
    madeSwarm = true;
  }
  run('ops/swarm/up');
  restore('swarm');
  await expectContent('kept for a test');
  file = make('swarm');
  isGood('swarm');
});

test('a swarm made anew, with new secrets, adopts the volumes that are there', async () => {
  run('ops/swarm/down');
  removeAll('secret');
  run('ops/swarm/up');
  await expectContent(env.ADMIN_PASSWORD);
});

test('one made on a swarm is restored natively', async () => {
  run('ops/swarm/down');
  restore('native');
  await expectContent('kept for a test');
});

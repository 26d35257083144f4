// Backups in real containers, and from each engine to another; run by test-containers: node --test ops/backups.test.mjs
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { openSession } from './bench/stack.mjs';

const { TLS_DIR, ...others } = process.env;
const STACK = 'salon-test-swarm';
const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'salon-backups-'));
/** That of the first file. Another one in the environment would replace it. */
const ADMIN_PASSWORD = 'kept for a test';
const env = { ...others, ADMIN_PASSWORD, STACK, BACKUP_DIR, YES: '1', REPLICAS: '1' };
const door = `http://127.0.0.1:${env.PORT}`;
async function run(program, ...args) {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: join(import.meta.dirname, '..'),
    env,
    maxBuffer: 64 << 20,
  });
  return stdout.trim();
}
const docker = (...args) => run('docker', ...args);
async function removeAll(kind) {
  const names = await docker(kind, 'ls', '--quiet', '--filter', `name=${STACK}_`);
  if (names) await docker(kind, 'rm', ...names.split('\n'));
}

/** Made natively, as those of the formats before. */
let file = join(import.meta.dirname, 'native/testdata/format-3.tar');
const restore = (engine) => run('ops/backup', engine, 'restore', file);
async function makeGood(engine) {
  const [name] = /salon-\w+\.tar/.exec(await run('ops/backup', engine, 'make'));
  file = join(BACKUP_DIR, name);
  assert.match(await run('ops/backup', engine, 'verify', file), /is good\.$/);
}

async function expectContent() {
  const posts = await (await fetch(`${door}/api/blogs`)).json();
  const oil = posts.find(({ title }) => title === 'Oil an hour before the wash');
  assert.equal((await fetch(`${door}${oil.image}`)).headers.get('content-type'), 'image/jpeg');
  await openSession(door, ADMIN_PASSWORD);
}

let madeSwarm = false;
after(async () => {
  if ((await docker('info', '--format', '{{.Swarm.ControlAvailable}}')) === 'true') {
    await run('ops/swarm/down');
    for (const kind of ['secret', 'volume']) await removeAll(kind);
    if (madeSwarm) await docker('swarm', 'leave', '--force');
  }
  await run('ops/native/down');
  rmSync(BACKUP_DIR, { recursive: true });
});

test('a file made natively is restored by compose, which makes a good one', async () => {
  await restore('docker');
  await expectContent();
  await makeGood('docker');
});

test('one made by compose is restored on a swarm, which makes a good one', async () => {
  await docker('compose', 'down', '--timeout', '5');
  if ((await docker('info', '--format', '{{.Swarm.LocalNodeState}}')) === 'inactive') {
    await docker('swarm', 'init', '--advertise-addr', '127.0.0.1');
    madeSwarm = true;
  }
  await run('ops/swarm/up');
  await restore('swarm');
  await expectContent();
  await makeGood('swarm');
});

test('a swarm made anew, with new secrets, adopts the volumes that are there', async () => {
  await run('ops/swarm/down');
  await removeAll('secret');
  await run('ops/swarm/up');
  await expectContent();
});

test('one made on a swarm is restored natively', async () => {
  await run('ops/swarm/down');
  await restore('native');
  await expectContent();
});

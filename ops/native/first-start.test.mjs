// When a first start is cut off at any moment, the next start repairs it: node --test ops/native/first-start.test.mjs
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { freePorts } from './free-ports.mjs';
import { root } from './test-site.mjs';

const state = mkdtempSync(join(tmpdir(), 'salon-first-start-'));
after(() => rmSync(state, { recursive: true }));
const making = join(state, 'postgres.making');

// `prepare_postgres` is what `make up` does before it starts Postgres.
const shell = (script, { folder = state, ...user } = {}) =>
  spawn('bash', ['-euc', `source ops/settings.sh; source ops/native/prepare.sh; choose_users; ${script}`], {
    cwd: root,
    env: { ...process.env, STATE_DIR: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    ...user,
  });

const hasDatabases = (count) =>
  existsSync(join(making, 'base')) && readdirSync(join(making, 'base')).length >= count;
for (const [moment, hasCome] of [
  ['while the cluster is made', () => hasDatabases(1)],
  ['before it has all its roles', () => hasDatabases(4)],
]) {
  test(`cut off ${moment}`, async () => {
    const start = shell('prepare_postgres');
    const ended = once(start, 'exit');
    while (!hasCome() && start.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
    process.kill(-start.pid, 'SIGKILL');
    assert.deepEqual(await ended, [null, 'SIGKILL']);
  });
}

for (const [secrets, remove] of [
  ['the next start is whole', ''],
  ['secrets that are made anew beside an older database are adopted', 'rm -r "$STATE_DIR/secrets";'],
])
  test(`${secrets}: both services get in`, async () => {
    assert.deepEqual(await once(shell(`${remove} prepare_postgres`), 'exit'), [0, null]);
    const [port] = await freePorts(1);
    const server = shell(
      `exec $run_postgres "$(node ops/native/postgres.mjs)/postgres" -D "$STATE_DIR/postgres" -p ${port} -k "" -c listen_addresses=127.0.0.1 -c log_min_messages=fatal`,
    );
    try {
      for (const part of ['auth', 'blog']) assert.equal(await whoAmI(part, port), part);
    } finally {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
  });

const nobody = { uid: 65_534, gid: 65_534 };
const others =
  process.getuid() === 0 && spawnSync('test', ['-r', join(root, 'ops/settings.sh')], nobody).status === 0;

test('root is not needed', { skip: !others && 'nobody else can read this checkout' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'salon-first-start-'));
  chownSync(folder, nobody.uid, nobody.gid);
  // Only the checkout's owner can make the links to Postgres's libraries in it.
  execFileSync(process.execPath, [join(root, 'ops/native/postgres.mjs')]);
  assert.deepEqual(await once(shell('prepare_postgres', { folder, ...nobody }), 'exit'), [0, null]);
  assert.ok(existsSync(join(folder, 'postgres/PG_VERSION')));
  rmSync(folder, { recursive: true });
});

async function whoAmI(part, port) {
  const password = readFileSync(join(state, `secrets/${part}/database_password`), 'utf8');
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: part, database: part, password });
    try {
      await client.connect();
      const { rows } = await client.query('SELECT current_user AS name');
      await client.end();
      return rows[0].name;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

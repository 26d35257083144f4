// What each process of the native site may do when root has started it: node --test ops/native/least-privilege.test.mjs
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { root } from '../bench/stack.mjs';
import { newSite } from './test-site.mjs';

const PARTS = {
  postgres: { user: 'salon-postgres', secrets: 'postgres' },
  'auth-service': { user: 'salon-auth', secrets: 'auth' },
  'blog-service': { user: 'salon-blog', secrets: 'blog' },
  frontend: { user: 'salon-renderer' },
  nginx: { user: 'salon-nginx' },
};

describe('started by root', { skip: process.getuid() !== 0 && 'only root can start it so' }, () => {
  const site = newSite({ SOMEBODY_ELSES_TOKEN: 'a-token-of-the-machine' });
  const manager = (...args) =>
    site.run('supervisorctl', ['-c', join(site.state, 'supervisord.conf'), ...args]);
  // Asked anew each time: Postgres starts and ends processes as it needs them.
  const processesOf = async (part) => withChildren((await manager('pid', part)).trim());

  before(() => site.run('ops/native/up'));
  after(() => site.remove());

  for (const [part, { user, secrets = 'none' }] of Object.entries(PARTS)) {
    test(`${part}: every process is ${user}'s, in no group besides, and can get no capability`, async () => {
      for (const pid of await processesOf(part)) {
        const ids = new Set(status(pid, 'Uid').split('\t'));
        assert.deepEqual([...ids].map(userName), [user]);
        assert.equal(status(pid, 'Groups').trim(), '');
        for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
          assert.equal(status(pid, set), '0000000000000000', `${set} of ${pid}`);
        assert.equal(status(pid, 'NoNewPrivs'), '1');
      }
    });

    test(`${part} reads its own secrets and nobody else’s, and its environment holds none`, async () => {
      const files = [
        'postgres/postgres_password',
        'auth/keys_secret',
        'auth/admin_password',
        'blog/database_password',
      ];
      for (const file of files) {
        const path = join(site.state, 'secrets', file);
        assert.equal(canRead(user, path), file.startsWith(`${secrets}/`), file);
      }
      assert.equal(canRead(user, join(site.state, 'logs', `${part}.log`)), false);
      const hidden = [site.env.SOMEBODY_ELSES_TOKEN, ...files.map(site.secret)];
      for (const pid of await processesOf(part)) {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
        for (const secret of hidden) assert.ok(!environment.includes(secret));
      }
    });
  }

  test('pages are written by the renderer alone, and nginx reads them', () => {
    const folder = join(site.state, 'pages');
    assert.equal(userName(String(statSync(folder).uid)), 'salon-renderer');
    const build = readFileSync(join(site.state, 'site/build-id'), 'utf8');
    const page = join(folder, build, 'current/index.html');
    assert.equal(canRead('salon-nginx', page), true);
    for (const part of ['nginx', 'auth', 'blog', 'postgres'])
      for (const path of [folder, join(folder, build), page])
        assert.equal(can(`salon-${part}`, 'test', '-w', path), false, `${part}: ${path}`);
  });
});

describe('in a folder that only root may enter', {
  skip: process.getuid() !== 0 && 'only root has one',
}, () => {
  mkdirSync(join(root, '.state'), { recursive: true });
  const hidden = mkdtempSync(join(root, '.state/hidden-'));
  const state = join(hidden, '.state');
  const site = newSite({ STATE_DIR: state }, hidden);
  after(async () => {
    const data = realpathSync(state);
    await site.remove();
    rmSync(data, { recursive: true });
    rmSync(hidden, { recursive: true });
    await site.run('rmdir', ['--parents', '--ignore-fail-on-non-empty', dirname(data)], { cwd: root });
  });

  test('the site starts all the same, from copies in /var/lib', async () => {
    await site.run('make', ['build'], { cwd: root });
    const parts = readdirSync(root).filter(
      (name) => !['.git', '.state', '.env', 'backups', 'e2e'].includes(name),
    );
    await site.run('cp', ['-al', '--parents', ...parts, '.state/identity', hidden], { cwd: root });
    await site.run('ops/native/up');
    assert.equal((await fetch(`${site.door}/healthz`)).status, 200);
    assert.equal(statSync(hidden).mode & 0o777, 0o700);
    assert.match(realpathSync(state), /^\/var\/lib\/salon\//);
    assert.equal(canRead('salon-nginx', join(hidden, 'Makefile')), false);
  });
});

/** The ids of a process and all its descendants. */
function withChildren(pid) {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
  return [pid, ...children.flatMap(withChildren)];
}

const status = (pid, name) =>
  new RegExp(`^${name}:\\t(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1];

const userName = (id) => execFileSync('id', ['-nu', id], { encoding: 'utf8' }).trim();

const can = (user, ...command) =>
  spawnSync('setpriv', [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', ...command]).status === 0;

const canRead = (user, file) => can(user, 'cat', file);

// What each process of the native site may do when root has started it: node --test ops/native/least-privilege.test.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
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
import { newSite, root } from './test-site.mjs';

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
  /** @type {Map<string, string[]>} */
  const processes = new Map();

  before(async () => {
    await site.run('ops/native/up');
    for (const part of Object.keys(PARTS))
      processes.set(part, withChildren((await manager('pid', part)).trim()));
  });
  after(() => site.remove());

  for (const [part, { user, secrets }] of Object.entries(PARTS)) {
    describe(part, () => {
      test(`every process belongs to ${user} and to no group besides`, () => {
        for (const pid of processes.get(part)) {
          const id = status(pid, 'Uid').split('\t')[0];
          assert.equal(userName(id), user);
          assert.deepEqual(new Set(status(pid, 'Uid').split('\t')), new Set([id]));
          assert.equal(status(pid, 'Groups').trim(), '');
        }
      });

      test('no process has a capability or can get one', () => {
        for (const pid of processes.get(part)) {
          for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
            assert.equal(status(pid, set), '0000000000000000', `${set} of ${pid}`);
          assert.equal(status(pid, 'NoNewPrivs'), '1');
        }
      });

      test('reads its own secrets and nobody else’s', () => {
        const files = [
          'postgres/postgres_password',
          'auth/keys_secret',
          'auth/admin_password',
          'blog/database_password',
        ];
        for (const file of files)
          assert.equal(
            canRead(user, join(site.state, 'secrets', file)),
            file.startsWith(`${secrets}/`),
            file,
          );
        assert.equal(canRead(user, '/etc/shadow'), false);
        assert.equal(canRead(user, join(site.state, 'logs', `${part}.log`)), false);
      });

      test('its environment holds no secret and nothing of the shell that started it', () => {
        for (const pid of processes.get(part)) {
          const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
          for (const secret of [
            site.env.ADMIN_PASSWORD,
            site.env.SOMEBODY_ELSES_TOKEN,
            site.secret('postgres/postgres_password'),
            site.secret('auth/keys_secret'),
            site.secret('auth/database_password'),
            site.secret('blog/database_password'),
          ])
            assert.ok(!environment.some((variable) => variable.includes(secret)));
          assert.ok(!environment.some((variable) => variable.startsWith('ADMIN_PASSWORD=')));
          for (const variable of environment.filter((line) => line.includes('/secrets/')))
            assert.ok(variable.includes(`=${join(site.state, 'secrets', secrets ?? '')}/`), variable);
        }
      });
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

  test('logs are for root and its group', () => {
    const logs = join(site.state, 'logs');
    assert.ok(readdirSync(logs).length >= Object.keys(PARTS).length);
    for (const name of readdirSync(logs)) assert.equal(statSync(join(logs, name)).mode & 0o777, 0o640, name);
  });

  test('a command beside the site works with the rights of its part', async () => {
    assert.match(
      await site.run('ops/native/service-command', ['auth-service', 'rotate-keys']),
      /Signing key .* was added/,
    );
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

const userName = (id) =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((fields) => fields[2] === id)[0];

const can = (user, ...command) =>
  spawnSync('setpriv', [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', ...command]).status === 0;

const canRead = (user, file) => can(user, 'cat', file);

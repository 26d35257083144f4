// Checks from outside how the running compose stack is locked down; run by test-containers: node --test ops/hardening.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const docker = (...args) => execFileSync('docker', args, { encoding: 'utf8' }).trim();
const inspect = (...ids) => JSON.parse(docker('inspect', ...ids));

const ids = docker('compose', 'ps', '--all', '--quiet').split('\n');
const containers = inspect(...ids).map((container) => ({
  ...container,
  service: container.Config.Labels['com.docker.compose.service'],
}));
// The container `secrets` writes the secrets of the others once and ends.
const running = containers.filter(({ service }) => service !== 'secrets');
const reading = 'compose run --rm --no-TTY --no-deps --entrypoint bash secrets -c'.split(' ');
const secrets = docker(...reading, 'for file in /secrets/*/*; do cat "$file"; echo; done').match(/.+/g);

test('all parts run, and are healthy', () => {
  const parts = ['acme', 'auth-service', 'blog-service', 'door', 'frontend', 'nginx', 'postgres'];
  assert.deepEqual(running.map(({ service }) => service).sort(), parts);
  for (const { State } of running) assert.equal(State.Health?.Status, 'healthy');
  assert.equal(containers.find(({ service }) => service === 'secrets').State.ExitCode, 0);
});

test('only the door publishes ports', () => {
  for (const { service, HostConfig } of containers) {
    const published = Object.values(HostConfig.PortBindings ?? {}).flat().length;
    assert.equal(published > 0, service === 'door', service);
  }
});

test('only the services reach Postgres, and only the door, acme and blog-service reach beyond the stack', () => {
  const its = ({ Networks }) =>
    inspect(...Object.keys(Networks)).map(
      ({ Name, Internal }) => `${Name.split('_').at(-1)}${Internal ? ' (internal)' : ''}`,
    );
  const networks = containers.map(({ service, NetworkSettings }) => [
    service,
    its(NetworkSettings).sort().join(),
  ]);
  assert.deepEqual(Object.fromEntries(networks), {
    secrets: 'none',
    postgres: 'data (internal)',
    'auth-service': 'data (internal),services (internal)',
    'blog-service': 'beyond,data (internal),services (internal)',
    frontend: 'services (internal)',
    nginx: 'certificates (internal),services (internal)',
    acme: 'certificates (internal),public',
    door: 'public,services (internal)',
  });
});

test('secrets are files, mounted read-only, each seen only by its part', () => {
  assert.ok(secrets.length >= 7);
  const owners = { postgres: 'postgres', 'auth-service': 'auth', 'blog-service': 'blog' };
  for (const { service, Config, Args, Mounts } of running) {
    const visible = JSON.stringify([Config.Env, Config.Cmd, Args]);
    for (const secret of secrets) assert.ok(!visible.includes(secret), service);
    const folders = Mounts.filter(({ Destination }) => Destination === '/run/secrets');
    const seen = folders.map(({ Name, RW }) => `${Name.split('_').at(-1)} ${RW}`);
    assert.deepEqual(seen, service in owners ? [`${owners[service]}-secrets false`] : [], service);
  }
});

test('pages are written by the renderer, certificates by acme, and only read by nginx', () => {
  const writers = (volume) =>
    running.flatMap(({ service, Mounts }) =>
      Mounts.filter(({ Name }) => Name?.endsWith(volume)).map(({ RW }) => [service, RW]),
    );
  assert.deepEqual(Object.fromEntries(writers('_site-pages')), { frontend: true, nginx: false });
  assert.deepEqual(Object.fromEntries(writers('_tls')), { acme: true, nginx: false });
});

for (const { service, Id, Config, HostConfig } of containers) {
  test(`${service}: no privileges`, () => {
    const { CapDrop, CapAdd, Privileged, ReadonlyRootfs, SecurityOpt } = HostConfig;
    assert.deepEqual([CapDrop, CapAdd, Privileged, ReadonlyRootfs], [['ALL'], null, false, true]);
    assert.ok(SecurityOpt.includes('no-new-privileges:true'));
  });
  if (service === 'secrets') continue;

  test(`${service}: not root, limits, health check, restart, log rotation, init`, () => {
    // Read from the kernel: the users of the main process and all its children.
    const [, ...users] = docker('top', Id, '-eo', 'pid,uid').split('\n');
    assert.ok(users.length > 0 && users.every((line) => !/ 0$/.test(line)), users.join());
    const { Memory, PidsLimit, NanoCpus, RestartPolicy, LogConfig, Init } = HostConfig;
    assert.ok(Memory > 0 && Memory <= 1024 ** 3 && PidsLimit > 0 && PidsLimit <= 500 && NanoCpus > 0);
    assert.ok(Config.Healthcheck.Test.length > 1);
    assert.deepEqual([RestartPolicy.Name, Init], ['unless-stopped', true]);
    assert.deepEqual(LogConfig.Config, { 'max-size': '10m', 'max-file': '5' });
  });
}

// Backups in real containers, and from each engine to another; run by test-containers: node --test ops/backups.test.mjs
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parseEnv } from 'node:util';
import { until } from '../nginx/test/support/until.ts';
import { openSession } from './bench/stack.mjs';
import { freePorts } from './native/free-ports.mjs';
import { runIn } from './native/test-site.mjs';

const { TLS_DIR, ...others } = process.env;
const STACK = 'salon-test-swarm';
const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'salon-backups-'));
/** That of the first file. Another one in the environment would replace it. */
const ADMIN_PASSWORD = 'kept for a test';
const env = { ...others, ADMIN_PASSWORD, STACK, BACKUP_DIR, YES: '1', REPLICAS: '1' };
const door = `http://127.0.0.1:${env.PORT}`;
const COMPOSE_DOWN = 'docker compose --profile backup down --volumes --timeout 5';
const run = (...command) => runIn({ env }, ...command);

/** Made natively, as those of the formats before. */
let file = join(import.meta.dirname, 'native/testdata/format-3.tar');
const restore = (engine) => run(`ops/backup ${engine} restore`, file);
async function makeGood(engine) {
  const [name] = /salon-\w+\.tar/.exec(await run(`ops/backup ${engine} make`));
  file = join(BACKUP_DIR, name);
  assert.match(await run(`ops/backup ${engine} verify`, file), /is good\.$/);
}

async function expectContent(origin = door) {
  const posts = await (await fetch(`${origin}/api/blogs`)).json();
  const oil = posts.find(({ title }) => title === 'Oil an hour before the wash');
  assert.equal((await fetch(`${origin}${oil.image}`)).headers.get('content-type'), 'image/jpeg');
  await openSession(origin, ADMIN_PASSWORD);
}

/** What the owner is told of copies in another place, as soon as `isSo` is true of it. */
async function copies(isSo = () => true) {
  const { headers } = await openSession(door, ADMIN_PASSWORD);
  let copy;
  const isTold = async () => {
    const answer = await fetch(`${door}/api/condition`, { headers });
    copy = answer.ok && (await answer.json()).backup.copy;
    return copy && isSo(copy);
  };
  await until('it is told', isTold, 120);
  return copy;
}

/** A machine that has nothing but the checkout. Calls `work` with what runs a command there. */
async function onNewMachine(engine, settings, work) {
  const machine = mkdtempSync(join(tmpdir(), 'salon-machine-'));
  const { PATH, HOME, VERSION = 'latest', BACKUP_TO: FROM, BACKUP_KEY } = env;
  const COMPOSE_PROJECT_NAME = 'salon-test-new';
  const its = { PATH, HOME, VERSION, COMPOSE_PROJECT_NAME, FROM, BACKUP_KEY, YES: '1', ...settings };
  const runThere = (...command) => runIn({ cwd: machine, env: its }, ...command);
  await run('bash -c', 'git ls-files -z | xargs -0 tar -c | tar -x -C "$1"', '-', machine);
  try {
    await work(runThere, () => runThere(`make ENGINE=${engine} restore`));
    const restored = parseEnv(readFileSync(join(machine, '.env'), 'utf8'));
    const kept = { BACKUP_TO: FROM, BACKUP_KEY, PUBLIC_URL: env.PUBLIC_URL, ADMIN_PASSWORD };
    assert.partialDeepStrictEqual(restored, kept);
    for (const name of ['STATE_DIR', 'PORT', 'HTTPS_PORT', 'VERSION']) assert.ok(!(name in restored), name);
  } finally {
    await runThere(engine === 'docker' ? COMPOSE_DOWN : 'ops/swarm/down');
    rmSync(machine, { recursive: true });
  }
}

after(async () => {
  await run('ops/native/down');
  rmSync(BACKUP_DIR, { recursive: true });
});

test('a file made natively is restored by compose, which makes a good one', async () => {
  await restore('docker');
  await expectContent();
  await makeGood('docker');
});

// Takes minutes, so it is left out where time is short.
const skip = process.env.IS_SHORT === 'yes';
const BACKUP_KEY = 'a key for a test';
describe('copies in another place', { skip }, () => {
  const PLACE = 'salon-test-place';

  before(async () => {
    const server = `FROM ${env.COMPOSE_PROJECT_NAME}/backup:${env.VERSION ?? 'latest'}
      RUN apt-get update && apt-get install -y --no-install-recommends openssh-server && mkdir -p /run/sshd /root/.ssh`;
    await run('bash -c', `docker build --quiet --tag ${PLACE} - <<<"$1"`, '-', server);
    const [port] = await freePorts(1);
    await run(`docker run --detach --name ${PLACE} --publish ${port}:22 ${PLACE} /usr/sbin/sshd -De`);
    const gateway = await run(`docker inspect ${PLACE} --format {{.NetworkSettings.Gateway}}`);
    Object.assign(env, { BACKUP_TO: `sftp://root@${gateway}:${port}//srv/salon`, BACKUP_KEY });
    await run('ops/docker/up');
    const made =
      'cd /var/lib/certificates; umask 077; mkdir account; echo a >fullchain.pem; echo b >account/key';
    await run('docker compose exec --no-TTY acme sh -ec', made);
  });
  after(async () => {
    await run(`docker rm --force ${PLACE}`);
    delete env.BACKUP_TO;
  });

  const inPlace = (script) => run(`docker exec ${PLACE} bash -c`, script);
  const exec = (script) => run('docker compose exec --no-TTY backup bash -c', script);
  /** What the schedule does every five minutes. */
  const copy = () => exec('/ops/postgres/copy.mjs "$(ls salon-*Z.tar | tail -n 1)"');
  /** What restic prints, as the copies call it. */
  const restic = (...calls) =>
    exec(`node --input-type=module -e '
      import { restic } from "/ops/postgres/elsewhere.mjs";
      for (const args of ${JSON.stringify(calls)}) process.stdout.write(await restic(args));'`);
  const times = async () =>
    JSON.parse(await restic(['snapshots', '--json'])).map(({ time }) => time.slice(0, 10));
  const later = (what) =>
    run('docker compose exec --no-TTY postgres psql -qU postgres blog -c', `UPDATE copy_outcome SET ${what}`);
  const letIn = async (fault) => {
    const [, line] = /authorized_keys needs this line: (ssh-ed25519 .+)/.exec(fault);
    await inPlace(`echo '${line}' >>/root/.ssh/authorized_keys`);
  };

  test('the owner reads which line the place needs; then a copy is sent, and restored beside the live data', async () => {
    await letIn((await copies(({ fault }) => fault)).fault);
    assert.equal(await copy(), '', 'before it is time for the next try');
    await later("tried = now() - interval '6 minutes'");
    assert.match(await copy(), /^Copy: salon-.* is at sftp:.*\nCheck: the copy of salon-.* is good\.$/);
    const { good, checked, ...others } = await copies();
    assert.ok(Date.parse(checked) > Date.parse(good));
    assert.deepEqual(others, { fault: null, late: false });
    assert.equal(await copy(), '', 'when there is nothing new');
  });

  test('7 daily, 4 weekly and 12 monthly copies are kept', async () => {
    const past = Array.from({ length: 11 }, (_, n) => `2025-${String(n + 1).padStart(2, '0')}-15`);
    past.push('2025-12-31', '2026-01-03', '2026-01-04', '2026-01-08');
    for (let day = 10; day <= 15; day++) past.push(`2026-01-${day}`);
    await restic(
      ...past.map((day) => ['backup', '--host', 'localhost', '--time', `${day} 02:00:00`, '/etc/hostname']),
    );
    await run('ops/backup docker make');
    const before = (await times()).at(-1);
    await copy();
    const gone = ['2025-01-15', '2025-02-15', '2026-01-03', '2026-01-08'];
    assert.deepEqual(await times(), [...past.filter((day) => !gone.includes(day)), before]);
  });

  test('while the place is away backups go on, and it catches up afterwards', async () => {
    const { good } = await copies();
    await run(`docker stop --time 0 ${PLACE}`);
    await run('ops/backup docker make');
    await assert.rejects(copy(), /does not answer/);
    assert.equal((await copies(({ fault }) => fault)).good, good);
    await run(`docker start ${PLACE}`);
    await later("tried = now() - interval '6 minutes', checked = now() - interval '8 days'");
    assert.match(await copy(), /^Copy: .*\nCheck: /);
  });

  test('another key, and a place whose copies are gone, are refused with a sentence', async () => {
    const settings = join(env.STATE_DIR, 'settings/env');
    await run('ops/backup docker make');
    const refused = async (sentence) => {
      await assert.rejects(copy(), sentence);
      await later('failures = 0');
    };
    await run('sed -i s/^BACKUP_KEY=/&not-/', settings);
    await refused(/have another key: set BACKUP_KEY to it/);
    await run('sed -i s/=not-/=/', settings);
    await inPlace('mv /srv/salon /srv/away');
    await refused(/There are no copies at /);
    await inPlace('mv /srv/away /srv/salon');
  });

  test('a new machine gets all from there: rows, pictures, secrets, settings and certificates', async () => {
    await run('ops/backup docker make');
    await copy();
    const secrets =
      'cd /tls; stat -c "%n %a %u %g" . * */*; cat fullchain.pem */key /run/secrets/auth/keys_secret';
    const kept = await exec(secrets);
    await run('ops/docker/down');
    const [PORT, HTTPS_PORT] = (await freePorts(2)).map(String);
    await onNewMachine('docker', { PORT, HTTPS_PORT }, async (runThere, restore) => {
      const withoutKey = runThere('env -u BACKUP_KEY make ENGINE=docker restore');
      await assert.rejects(withoutKey, /open only with their key: BACKUP_KEY=/);
      const refused = await restore().catch((error) => error);
      await letIn(refused.stderr);
      assert.match(await restore(), /^blog +picture_file .* same$/m);
      await expectContent(`http://127.0.0.1:${PORT}`);
      assert.equal(await runThere('docker compose exec --no-TTY backup bash -c', secrets), kept);
    });
  });
});

describe('on a swarm', { skip }, () => {
  const removeAll = (kind) =>
    run('bash -c', `docker ${kind} ls -q --filter name=${STACK}_ | xargs -r docker ${kind} rm`);
  const inCertificates = (script) =>
    run(`docker run --rm --volume ${STACK}_certificates:/tls postgres:17-trixie bash -c`, script);
  async function removeSite() {
    await run('ops/swarm/down');
    await removeAll('secret');
    await removeAll('volume');
  }

  let makesSwarm;
  before(async () => {
    await run('docker compose down --timeout 5');
    makesSwarm = (await run('docker info --format {{.Swarm.LocalNodeState}}')) === 'inactive';
    if (makesSwarm) await run('docker swarm init --advertise-addr 127.0.0.1');
    await run('ops/swarm/up');
  });
  after(async () => {
    await removeSite();
    if (makesSwarm) await run('docker swarm leave --force');
  });

  test('one made by compose is restored, and a good one made; what it has is exported', async () => {
    await restore('swarm');
    await makeGood('swarm');
    assert.match(await run('ops/swarm/service-command blog-service export'), /^PK.*posts/s);
  });

  test('a stack that is made anew adopts its volumes, and copies itself to a disk', async () => {
    await run('ops/swarm/down');
    await removeAll('secret');
    await inCertificates('echo a certificate >/tls/kept');
    Object.assign(env, { BACKUP_TO: mkdtempSync(join(BACKUP_DIR, 'disk-')), BACKUP_KEY });
    await run('ops/swarm/up');
    await expectContent();
    await copies(({ checked }) => checked);
  });

  test('it comes back from there where nothing is', async () => {
    await removeSite();
    const { PORT, HTTPS_PORT } = env;
    await onNewMachine('swarm', { PORT, HTTPS_PORT, STACK }, async (_, restore) => {
      await restore();
      await expectContent();
      assert.equal(await inCertificates('cat /tls/kept'), 'a certificate');
    });
  });
});

test('one made on a swarm is restored natively', { skip }, async () => {
  await restore('native');
  await expectContent();
});

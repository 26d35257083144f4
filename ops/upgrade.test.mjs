// An upgrade of the site in containers while it is read and written; run by test-containers: node --test ops/upgrade.test.mjs
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, afterEach, before, describe, test } from 'node:test';
import { door, openSession, root } from './bench/stack.mjs';
import { Ledger } from './chaos/ledger.mjs';
import { newRow, startLoad } from './chaos/load.mjs';
import { runIn } from './native/test-site.mjs';

const folder = mkdtempSync(join(tmpdir(), 'salon-upgrade-'));
const [repository, checkout] = [join(folder, 'repository'), join(folder, 'checkout')];
const env = {
  ...process.env,
  COMPOSE_PROJECT_NAME: 'salon-test-upgrade',
  STATE_DIR: join(folder, 'state'),
  BACKUP_DIR: join(folder, 'backups'),
};
const run = (cwd, ...command) => runIn({ cwd, env }, ...command);
const git = (cwd, ...command) =>
  run(cwd, 'git -c user.name=Salon -c user.email=salon@example.com', ...command);
const upgrade = (...version) => run(checkout, 'ops/docker/upgrade', ...version);
const head = (cwd) => git(cwd, 'rev-parse', 'HEAD');

const home = async () => (await fetch(door)).text();

/** Commits the next version to the repository: a change of one file by sed. */
async function release(subject, file, change) {
  await run(repository, 'sed -i', change, file);
  await git(repository, 'commit', '--all', '--message', subject);
}

/** Starts an upgrade and ends it, with all that it has started, as soon as it has finished a step. Returns what it had said. */
async function cutOffAfter(step, signal) {
  const options = { cwd: checkout, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] };
  const upgrading = spawn('ops/docker/upgrade', options);
  const ended = once(upgrading, 'exit');
  let said = '';
  for await (const line of createInterface({ input: upgrading.stdout })) {
    said += `${line}\n`;
    if (line.includes(step)) process.kill(-upgrading.pid, signal);
  }
  assert.deepEqual(await ended, signal === 'SIGKILL' ? [null, signal] : [130, null]);
  return said;
}

/** The versions of each container besides Postgres and the door. */
async function versions() {
  const listed = await run(checkout, 'docker compose ps --format {{.Image}}');
  return listed.match(/(?<=^.+\/.+:).+$/gm);
}

// While two versions run, each takes away the other's lists of posts with every post that is written, and renders its own on request:
// of those an address gets ten a second.
const PAGES = Object.entries({
  '</html>': ['/', '/blog', '/offers', '/admin'],
  '₹': ['/services/hair', '/services/skin', '/services/nail', '/services/makeup'],
  '"edition"': ['/api/site', '/page-data/edition.json'],
}).flatMap(([has, paths]) => paths.map((path) => ({ path, has })));

describe('make upgrade, under fifty reads and one write a second', () => {
  let ledger;
  let stopLoad;
  const row = newRow();

  before(async () => {
    await run(root, 'git clone --quiet', root, repository);
    await git(repository, 'switch', '--quiet', '--force-create', 'main');
    await run(root, 'git clone --quiet', repository, checkout);
    await run(checkout, 'ops/docker/up');
    ledger = new Ledger(await openSession());
    stopLoad = startLoad(PAGES, ledger, () => row);
  });
  afterEach(() => assert.deepEqual([row.readFaults, row.refused, [...row.complaints]], [[], 0, []]));
  after(async () => {
    await run(checkout, 'docker compose down --volumes --timeout 5 --rmi local');
    rmSync(folder, { recursive: true });
  });

  test('is cut off after each step, and ends with the new version when it is started once more', async () => {
    assert.match(await upgrade(), /^Nothing is new: the site runs the newest version, of /);
    const old = await versions();
    const change = 's|<head>|&<meta name="generator" content="the next version" />|';
    await release('Pages say who made them', 'frontend/index.html', change);
    const said = await cutOffAfter('Make a backup', 'SIGKILL');
    assert.match(said, /^New since .*:\n {2}Pages say who made them\n\[1\/6\] Make a backup +\d+ s\n$/);
    for (const step of ['Build the new version', 'Check its pages', 'Start it beside']) {
      await cutOffAfter(step, step === 'Start it beside' ? 'SIGINT' : 'SIGKILL');
      assert.doesNotMatch(await home(), /the next version/);
    }
    assert.deepEqual(await versions(), old);
    await cutOffAfter('Hand the visitors over', 'SIGKILL');
    // As when git is killed while it replaces the files.
    await run(checkout, 'mv frontend/index.html .git/index.lock');
    await upgrade();
    assert.match(await home(), /the next version/);
    assert.deepEqual(await versions(), Array(5).fill((await head(repository)).slice(0, 12)));
    assert.equal(await git(checkout, 'status', '--short', '--branch'), '## main...origin/main');
  });

  for (const [what, file, change, word] of [
    [
      'a service that does not start',
      'blog-service/Dockerfile',
      '$a CMD ["sh", "-c", "echo No such luck; false"]',
      /blog-service:\w+ does not start: No such luck/,
    ],
    [
      'pages that answer with an error',
      'nginx/conf/server/locations/blog.conf',
      '1i location = /blog { return 500; }',
      /no good answer at \/blog/,
    ],
  ])
    test(`goes back by itself from a version with ${what}`, async () => {
      const [old, oldHead] = [await versions(), await head(checkout)];
      await release(`A version with ${what}`, file, change);
      const { code, stdout, stderr } = await upgrade().catch((error) => error);
      assert.match(stderr, word);
      assert.match(stdout, /Go back to the version before .*\n.* The version before serves on\.\n$/);
      assert.deepEqual([code, await versions(), await head(checkout)], [1, old, oldHead]);
      await git(repository, 'revert', '--no-edit', 'HEAD');
    });

  test('goes to a version that is named, also back', async () => {
    const target = await head(checkout);
    await upgrade(`${target}~1`);
    assert.doesNotMatch(await home(), /the next version/);
  });

  test('refuses with a sentence what would go wrong, and changes nothing', async () => {
    const old = await versions();
    const refused = (word, ...args) => assert.rejects(upgrade(...args), ({ stderr }) => word.test(stderr));
    await assert.rejects(run(root, 'ops/docker/up'), /The site in .* has the name salon-test-upgrade/);
    await refused(/There is no version 'v99'/, 'v99');
    await git(checkout, 'switch', '--quiet', 'main');
    await run(checkout, 'sed -i 1d README.md');
    await refused(/The checkout has changes of its own.*README\.md/s);
    assert.deepEqual(await versions(), old);
  });

  test('nothing that was written is lost or there twice', async (t) => {
    await stopLoad();
    await ledger.settle();
    assert.deepEqual([row.lost, row.tooMany], [0, 0]);
    t.diagnostic(
      `${row.readTimes.length} reads, the slowest in ${Math.round(Math.max(...row.readTimes))} ms`,
    );
    assert.ok(row.readTimes.length > 5_000);
  });
});

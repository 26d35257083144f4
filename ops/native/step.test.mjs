// The steps of `make up`, and the output when one fails: node --test ops/native/step.test.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from './test-site.mjs';

const folder = mkdtempSync(join(tmpdir(), 'salon-steps-'));
after(() => rmSync(folder, { recursive: true }));
const log = join(folder, 'log');

const bash = (script, environment = {}) =>
  spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, ...environment },
  });
const step = (script) => bash(`source ${root}/ops/step.sh; ${script}`, { STEP_LOG: log, STEPS: '2' });

test('a step is one line; what it prints is in the log', () => {
  rmSync(log, { force: true });
  const { stdout, stderr } = step("step 'Build it' echo a-lot-of-text; step 'Start it' true");
  assert.match(stdout, /^\[1\/2\] Build it +\d+ s\n\[2\/2\] Start it +\d+ s\n$/);
  assert.equal(stderr, '');
  assert.equal(readFileSync(log, 'utf8'), '━━ [1/2] Build it\na-lot-of-text\n━━ [2/2] Start it\n');
});

test('of a step that fails the end is shown, without the steps before it, and nothing after it runs', () => {
  rmSync(log, { force: true });
  const { stdout, stderr, status } = step(
    "work() { echo begun; false; echo went-on; }; step 'First' echo from-the-first; step 'Second' work; echo after",
  );
  assert.match(stdout, /\[2\/2\] Second +failed\n$/);
  assert.equal(stderr, `begun\nThe whole log: ${log}\n`);
  assert.notEqual(status, 0);
});

test('a fault that was said in one sentence is shown alone', () => {
  rmSync(log, { force: true });
  const { stderr } = step("work() { seq 100; echo 'error: no such thing.'; false; }; step 'Try' work");
  assert.equal(stderr, `error: no such thing.\nThe whole log: ${log}\n`);
});

test('npm without a network is one line', () => {
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "left-pad": "1.3.0" } }');
  const { stderr } = step(
    "step 'Install' npm install --registry=http://127.0.0.1:9 --fetch-retries=0 --cache ./cache --no-audit",
  );
  assert.match(stderr, /^error: npm cannot reach its registry\..*\nThe whole log: .*\n$/);
});

test('.env: a line that is no setting is a fault, a name that nothing knows a warning', () => {
  const checkout = join(folder, 'checkout');
  mkdirSync(join(checkout, 'ops'), { recursive: true });
  cpSync(join(root, 'ops/settings.sh'), join(checkout, 'ops/settings.sh'));
  cpSync(join(root, '.env.example'), join(checkout, '.env.example'));
  const settings = (lines) => {
    writeFileSync(join(checkout, '.env'), lines.join('\n'));
    return bash(`source ${checkout}/ops/settings.sh; warn_of_unknown_settings; echo "$PORT $SALON_NAME"`);
  };
  assert.equal(settings(['# Ours', '', 'PORT=9000\r', 'SALON_NAME="Kadali"']).stdout, '9000 Kadali\n');
  assert.equal(
    settings(['SALON_NAME=Kadali', 'PROT=9000']).stdout,
    'warning: .env sets PROT, which is no setting; .env.example lists them.\n8080 Kadali\n',
  );
  cpSync(join(root, 'docker-compose.yml'), join(checkout, 'docker-compose.yml'));
  assert.equal(settings(['SALON_NAME=Kadali', 'BACKUP_USER=1000:1000']).stdout, '8080 Kadali\n');
  const { stderr, status } = settings(['SALON_NAME=Kadali', 'PORT = 9000']);
  assert.equal(stderr, 'error: Line 2 of .env is not NAME=value, without spaces around the =.\n');
  assert.equal(status, 1);
});

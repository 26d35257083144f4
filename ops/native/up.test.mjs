// The output of `make up`: node --test ops/native/up.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { newSite } from './test-site.mjs';

const WHERE = 'is at http://localhost:8080, the admin area at http://localhost:8080/admin';
const lines = (text) => text.trim().split('\n');

describe('make up', () => {
  const site = newSite();
  const up = (settings) => site.run('ops/native/up', [], settings);
  const fault = (settings) => up(settings).then(assert.fail, ({ stderr }) => stderr.trim());
  after(() => site.remove());

  test('a setting that a part refuses is said in its words, and where the log is', async () => {
    const [first, second, ...more] = lines(await fault({ ADMIN_PASSWORD: 'short' }));
    assert.match(
      first,
      /^error: auth-service does not start: ADMIN_PASSWORD .* must have 8 to 128 characters\.$/,
    );
    assert.equal(second, `The whole log: ${site.state}/logs/up.log`);
    assert.deepEqual(more, []);
    await assert.rejects(fetch(site.door), 'nothing is left running');
  });

  test('steps with their time, then where the site is and where the log is', async () => {
    const said = lines(await up());
    assert.match(said[0], /^\[1\/\d+\] .+ \d+ s$/);
    assert.ok(said.includes(`The site ${WHERE}`));
    assert.equal(said.at(-1), `The whole log:  ${site.state}/logs/up.log`);
    assert.match(readFileSync(join(site.state, 'logs/up.log'), 'utf8'), /Start the site/);
  });

  test('root’s site runs as a user without rights', { skip: process.getuid() !== 0 }, async () => {
    const manager = readFileSync(join(site.state, 'supervisord.pid'), 'utf8').trim();
    assert.match(await site.run('ps', ['--ppid', manager, '-o', 'user=']), /^(salon\n){5}$/);
  });

  test('again, when nothing has changed, is one line, and no part starts anew', async () => {
    const started = readFileSync(join(site.state, 'supervisord.pid'), 'utf8');
    assert.deepEqual(lines(await up()), [`Nothing has changed: the site ${WHERE}`]);
    assert.equal(readFileSync(join(site.state, 'supervisord.pid'), 'utf8'), started);
  });
});

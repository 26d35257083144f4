// The output of `make up`: node --test ops/native/up.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { newSite } from './test-site.mjs';

describe('make up', () => {
  const WHERE = 'is at http://localhost:8080, the admin area at http://localhost:8080/admin';
  const site = newSite();
  after(() => site.remove());
  const log = join(site.state, 'logs/up.log');
  const manager = () => readFileSync(join(site.state, 'supervisord.pid'), 'utf8').trim();

  test('a setting that a part refuses is said in its words, and where the log is', async () => {
    const { stderr } = await site.run('env ADMIN_PASSWORD=short ops/native/up').catch((error) => error);
    const [first, ...more] = stderr.trim().split('\n');
    assert.match(first, /^error: auth-service does not start: ADMIN_PASSWORD .* 8 to 128 characters\.$/);
    assert.deepEqual(more, [`The whole log: ${log}`]);
    await assert.rejects(fetch(site.door), 'nothing is left running');
  });

  test('steps with their time, then where the site is and where the log is', async () => {
    const said = (await site.run('ops/native/up')).split('\n');
    assert.match(said[0], /^\[1\/\d+\] .+ \d+ s$/);
    assert.ok(said.includes(`The site ${WHERE}`));
    assert.equal(said.at(-1), `The whole log:  ${log}`);
    assert.match(readFileSync(log, 'utf8'), /Start the site/);
  });

  test('root’s site runs as a user without rights', { skip: process.getuid() !== 0 }, async () => {
    assert.match(await site.run('ps -o user= --ppid', manager()), /^salon(\nsalon){4}$/);
  });

  test('again, when nothing has changed, is one line, and no part starts anew', async () => {
    const started = manager();
    assert.equal(await site.run('ops/native/up'), `Nothing has changed: the site ${WHERE}`);
    assert.equal(manager(), started);
  });
});

// The output of `make up`: node --test ops/native/up.test.mjs
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { newSite } from './test-site.mjs';

const lines = (text) => text.trim().split('\n');

describe('make up', () => {
  const site = newSite();
  const up = (settings) => site.run('ops/native/up', [], settings);
  const fault = (settings) => up(settings).then(assert.fail, ({ stderr }) => stderr.trim());
  after(() => site.remove());

  test('a taken port is one line', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address();
    assert.equal(
      await fault({ PORT: port }),
      `error: PORT ${port} is in use by another program. Choose another: PORT=8090 make up`,
    );
    other.close();
  });

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

  test('steps with their time, then where the site is, what is still a sample and where the log is', async () => {
    const said = lines(await up());
    const steps = said.filter((line) => line.startsWith('['));
    const [, count] = /^\[1\/(\d+)\] /.exec(steps[0]);
    for (const [index, line] of steps.entries())
      assert.match(line, new RegExp(`^\\[${index + 1}/${count}\\] .+ \\d+ s$`));
    assert.equal(steps.length, Number(count));
    assert.match(steps.at(-1), /Start the site/);
    assert.equal(
      said[steps.length],
      'The site is at http://localhost:8080, the admin area at http://localhost:8080/admin',
    );
    assert.ok(said.some((line) => /make check-content/.test(line)));
    assert.equal(said.at(-1), `The whole log:  ${site.state}/logs/up.log`);
    assert.ok(said.length <= 15, said.join('\n'));
    assert.match(readFileSync(join(site.state, 'logs/up.log'), 'utf8'), /Start the site/);
  });

  test('what the benchmark and the faults do as the owner is answered', async () => {
    Object.assign(process.env, site.env);
    const { openSession } = await import('../bench/stack.mjs');
    const { publishPrice, timeUntilPublic } = await import('../bench/publish.mjs');
    const { photograph } = await import('../bench/pictures.mjs');
    const { Owner } = await import('../chaos/writing.mjs');
    const session = await openSession();
    assert.equal(await publishPrice(session.token, 50_001), undefined);
    assert.ok((await timeUntilPublic(50_001)) < 10_000);
    const row = { complaints: new Set() };
    const owner = new Owner(session, row);
    await owner.expectWhole(await owner.upload(await photograph(1, 300_000)));
    assert.deepEqual([...row.complaints], []);
  });

  test('no page is shown before it has its prices', async () => {
    await site.run('ops/native/down');
    rmSync(join(site.state, 'pages'), { recursive: true });
    let isUp = false;
    const starting = up().then(() => {
      isUp = true;
    });
    const answers = new Set();
    while (!isUp) {
      const page = await fetch(`${site.door}/services/hair`).catch(() => undefined);
      if (page) answers.add((await page.text()).includes('₹') ? 'with prices' : 'without prices');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await starting;
    assert.deepEqual([...answers], ['with prices']);
  });

  test('again, when nothing has changed, is one line, and no part starts anew', async () => {
    const started = readFileSync(join(site.state, 'supervisord.pid'), 'utf8');
    assert.deepEqual(lines(await up()), [
      'Nothing has changed: the site is at http://localhost:8080, the admin area at http://localhost:8080/admin',
    ]);
    assert.equal(readFileSync(join(site.state, 'supervisord.pid'), 'utf8'), started);
  });
});

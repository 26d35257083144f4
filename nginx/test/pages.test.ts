import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDoor, prepare, run } from './support/front-door.js';
import { ask } from './support/http.js';
import { writePages } from './support/site.js';
import { until } from './support/until.js';

const door = await openDoor();
const SENTENCE = 'The service is not available right now. Please try again in a moment.\n';
const priceOf = (text: string) => /₹[\d,]+/.exec(text)?.[0];
const withoutPages = (dir: string) => rmSync(join(dir, 'pages'), { recursive: true });
let edition = 1;
const publish = (price: string) => writePages(door.dir, ++edition, price);

describe('what the renderer has written', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/services/Menshair/', 'text/html; charset=utf-8'],
    ['/page-data/index.json', 'application/json; charset=utf-8'],
    ['/page-data/services/Menshair.json', 'application/json; charset=utf-8'],
  ])('%s, which browsers ask for again', async (path, type) => {
    const { status, text, headers } = await door.ask(path);
    expect([status, headers['content-type'], priceOf(text)]).toEqual([200, type, '₹1,800']);
    const again = await door.ask(path, { headers: { 'If-None-Match': String(headers.etag) } });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test('is shown from the moment on that it is there, and never goes back, for many readers', async () => {
    let newest = 0;
    const faults: string[] = [];
    const reader = async (path: string, encoding: string) => {
      while (newest < 20) {
        const published = newest;
        const { status, bytes } = await door.ask(path, { headers: { 'Accept-Encoding': encoding } });
        const text = encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
        const shown = Number(priceOf(text)?.replace(/\D/g, ''));
        if (status !== 200) faults.push(`${path}: ${status}`);
        if (shown < published) faults.push(`${path} shows ${shown} when ${published} was published`);
      }
    };
    publish('₹0');
    const reading = ['/', '/services/Menshair', '/page-data/index.json'].flatMap((path) => [
      reader(path, 'identity'),
      reader(path, 'gzip'),
    ]);
    for (let price = 1; price <= 20; price++) {
      publish(`₹${price}`);
      newest = price;
      // Gives the readers time for their requests.
      await door.ask('/about');
    }
    await Promise.all(reading);
    expect(faults).toEqual([]);
  });
});

describe('without any written page', () => {
  beforeAll(() => withoutPages(door.dir));

  test.each(['/', '/services/Menshair', '/page-data/index.json'])(
    '%s is a sentence that asks to come again, which nobody may keep',
    async (path) => {
      const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
      expect(await door.ask(path)).toMatchObject({ status: 503, text: SENTENCE, headers });
    },
  );

  test('what is no page is the same as ever', async () => {
    for (const path of ['/robots.txt', '/assets/app-1a2b3c.js'])
      expect(await door.ask(path)).toMatchObject({ status: 200 });
    const text = 'There is nothing at this address.\n';
    for (const path of ['/nope', '/blogdetail', '/page-data/services/Menshair.json'])
      expect(await door.ask(path)).toMatchObject({ status: 404, text });
  });

  test('those that come are shown at once', async () => {
    await door.ask('/');
    publish('₹2,000');
    expect(priceOf((await door.ask('/')).text)).toBe('₹2,000');
  });
});

const [late, stopped] = [await prepare(), await prepare()];
const alone = await openDoor({ PAGES_WAIT: '1' }, withoutPages);
describe('a start', () => {
  test('waits for the pages of its build', async () => {
    const { dir, env, port } = late;
    withoutPages(dir);
    const nginx = run({ ...env, PAGES_WAIT: '60' });
    await until('it waits', () => nginx.output().includes('waits for the pages'));
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
    writePages(dir, 1, '₹1,800');
    let first: string | undefined;
    await until('it answers', async () => {
      first = await ask(port, '/').then(
        ({ text }) => priceOf(text),
        () => undefined,
      );
      return first !== undefined;
    });
    expect(first).toBe('₹1,800');
    nginx.child.kill();
    await nginx.ended;
  });

  test('ends at once when it is told to stop while it waits', async () => {
    withoutPages(stopped.dir);
    const nginx = run({ ...stopped.env, PAGES_WAIT: '600' });
    await until('it waits', () => nginx.output() !== '');
    nginx.child.kill('SIGQUIT');
    expect(await nginx.ended).toBe(0);
  });

  test('does not wait for ever', async () => {
    expect(await alone.ask('/')).toMatchObject({ status: 503 });
  });
});

describe('/preview/…', () => {
  const asOwner = { headers: { Authorization: 'Bearer owner' } };

  test('is asked of the renderer each time, with the token', async () => {
    const url = '/preview/services/Menshair?x=1';
    for (let time = 0; time < 2; time++)
      expect(JSON.parse((await door.ask(url, asOwner)).text)).toEqual({ service: 'renderer', url });
    const tokens = door.renderer.received.map(({ headers }) => headers.authorization);
    expect(tokens).toEqual(['Bearer owner', 'Bearer owner']);
  });

  test('is a sentence while the renderer is away', () =>
    door.renderer.down(async () => {
      expect(await door.ask('/preview/', asOwner)).toMatchObject({ status: 503, text: SENTENCE });
    }));
});

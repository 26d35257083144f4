import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FrontDoor, prepare, start } from './support/front-door.js';
import { ask } from './support/http.js';
import { writePages } from './support/site.js';
import { until } from './support/until.js';

let door: FrontDoor;
beforeEach(async () => {
  door = await FrontDoor.open();
});
afterEach(() => door.close());

const priceOf = (text: string) => /₹[\d,]+/.exec(text)?.[0];
const removePages = () => rmSync(join(door.dir, 'pages'), { recursive: true });

describe('what the renderer has written', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/SERVICES/menshair/', 'text/html; charset=utf-8'],
    ['/page-data/index.json', 'application/json; charset=utf-8'],
    ['/page-data/services/menshair.json', 'application/json; charset=utf-8'],
  ])('%s', async (path, type) => {
    const { status, text, headers } = await door.ask(path);
    expect(status).toBe(200);
    expect(priceOf(text)).toBe('₹1,800');
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
  });

  test('its data is for pages, not for search engines', async () => {
    expect((await door.ask('/page-data/index.json')).headers['x-robots-tag']).toBe('noindex');
    expect((await door.ask('/page-data/nothing.json')).status).toBe(404);
  });

  test('is revalidated by browsers', async () => {
    const { etag } = (await door.ask('/')).headers;
    const again = await door.ask('/', { headers: { 'If-None-Match': String(etag) } });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test('is shown from the moment on that it is there, in every encoding', async () => {
    for (const [edition, price] of ['₹2,000', '₹2,200', '₹2,400'].entries()) {
      await door.ask('/');
      writePages(door.dir, edition + 2, price);
      const paths = ['/', '/', '/services/Menshair', '/page-data/index.json', '/', '/'];
      const replies = await Promise.all(paths.map((path) => door.ask(path)));
      expect(replies.map(({ text }) => priceOf(text))).toEqual(paths.map(() => price));
      const packed = await door.ask('/', { headers: { 'Accept-Encoding': 'gzip' } });
      expect(priceOf(gunzipSync(packed.bytes).toString())).toBe(price);
    }
  });

  test('is never mixed with what was before, and never goes back, for many readers', async () => {
    let newest = 0;
    const faults: string[] = [];
    const reader = async (path: string, encoding: string) => {
      while (newest < 40) {
        const published = newest;
        const { status, bytes } = await door.ask(path, { headers: { 'Accept-Encoding': encoding } });
        const text = encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
        const shown = Number(priceOf(text)?.replace(/\D/g, ''));
        if (status !== 200) faults.push(`${path}: ${status}`);
        if (shown < published) faults.push(`${path} shows ${shown} when ${published} was published`);
      }
    };
    writePages(door.dir, 2, '₹0');
    const reading = ['/', '/services/Menshair', '/page-data/index.json'].flatMap((path) => [
      reader(path, 'identity'),
      reader(path, 'gzip'),
    ]);
    for (let price = 1; price <= 40; price++) {
      writePages(door.dir, price + 2, `₹${price}`);
      newest = price;
      // Gives the readers time for their requests.
      await door.ask('/about');
    }
    await Promise.all(reading);
    expect(faults).toEqual([]);
  });
});

describe('without any written page', () => {
  beforeEach(removePages);

  test.each(['/', '/services/Menshair', '/page-data/index.json'])(
    '%s is a sentence that asks to come again, which nobody may keep',
    async (path) => {
      expect(await door.ask(path)).toMatchObject({
        status: 503,
        text: 'The service is not available right now. Please try again in a moment.\n',
        headers: { 'cache-control': 'no-store', 'retry-after': '5' },
      });
    },
  );

  test('what is no page is the same as ever', async () => {
    expect((await door.ask('/robots.txt')).headers['cache-control']).toBe('no-cache');
    expect((await door.ask('/assets/app-1a2b3c.js')).headers['cache-control']).toMatch(/immutable/);
    for (const path of ['/nope', '/blogdetail'])
      expect(await door.ask(path)).toMatchObject({
        status: 404,
        text: 'There is nothing at this address.\n',
      });
  });

  test('those that come are shown at once', async () => {
    await door.ask('/');
    writePages(door.dir, 5, '₹2,000');
    const { text, headers } = await door.ask('/');
    expect(priceOf(text)).toBe('₹2,000');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('a start', () => {
  test('waits for the pages of its build', async () => {
    const { dir, env, port } = await prepare();
    rmSync(join(dir, 'pages'), { recursive: true });
    const nginx = spawn(start, {
      env: { ...env, PAGES_WAIT: '60' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const closed = once(nginx, 'close');
    expect(String(await once(nginx.stderr, 'data'))).toMatch(/waits for the pages/);
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
    writePages(dir, 1, '₹1,800');
    let first: string | undefined;
    await until('it answers', async () => {
      first = await ask(port, '/')
        .then(({ text }) => priceOf(text))
        .catch(() => undefined);
      return first !== undefined;
    });
    expect(first).toBe('₹1,800');
    nginx.kill();
    await closed;
    rmSync(dir, { recursive: true });
  });

  test('ends at once when it is told to stop while it waits', async () => {
    const { dir, env } = await prepare();
    rmSync(join(dir, 'pages'), { recursive: true });
    const nginx = spawn(start, { env: { ...env, PAGES_WAIT: '600' }, stdio: ['ignore', 'ignore', 'pipe'] });
    await once(nginx.stderr, 'data');
    const closed = once(nginx, 'close');
    nginx.kill('SIGQUIT');
    expect(await closed).toEqual([0, null]);
    rmSync(dir, { recursive: true });
  });

  test('does not wait for ever', async () => {
    const alone = await FrontDoor.open({ PAGES_WAIT: '1' }, (dir) =>
      rmSync(join(dir, 'pages'), { recursive: true }),
    );
    const { status } = await alone.ask('/');
    await alone.close();
    expect(status).toBe(503);
  });
});

describe('/preview/…', () => {
  const token = { Authorization: 'Bearer owner' };

  test('is asked of the renderer each time, with the token, and kept by nobody', async () => {
    for (let time = 0; time < 2; time++) {
      const reply = await door.ask('/preview/services/Menshair?x=1', { headers: token });
      expect(JSON.parse(reply.text)).toEqual({ service: 'renderer', url: '/preview/services/Menshair?x=1' });
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    expect(door.renderer.received.map(({ headers }) => headers.authorization)).toEqual(
      Array(2).fill('Bearer owner'),
    );
  });

  test('is a sentence while the renderer is away', async () => {
    await door.renderer.stop();
    expect(await door.ask('/preview/', { headers: token })).toMatchObject({
      status: 503,
      text: 'The service is not available right now. Please try again in a moment.\n',
    });
  });

  test('is bounded for each address', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => door.ask('/preview/', { headers: token, from: '127.0.0.9' })),
    );
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FrontDoor } from './support/front-door.js';
import { NameServer } from './support/name-server.js';
import { cacheable, json, Service } from './support/service.js';
import { until, untilAge } from './support/until.js';

let names: NameServer;
let first: Service;
let second: Service;
let door: FrontDoor;
beforeAll(async () => {
  names = await NameServer.start();
  first = await Service.start('first', { host: '127.0.0.11' });
  second = await Service.start('second', { host: '127.0.0.12', port: first.port });
  for (const replica of [first, second]) {
    replica.answer = () => json(replica.name, { headers: cacheable });
  }
  door = await openDoor('blog.test');
});
afterAll(async () => {
  await Promise.all([door.close(), first.stop(), second.stop()]);
  names.stop();
});

/** `blog` is the name of blog-service. No name has an address at first. */
const openDoor = (blog: string) =>
  FrontDoor.open({
    RESOLVER: names.address,
    BLOG_UPSTREAM: `${blog}:${first.port}`,
    RENDERER_UPSTREAM: `renderer.test:${first.port}`,
  });

const owner = { headers: { Authorization: 'Bearer token' } };
let asked = 0;
/** Each request comes from another address, because requests with a token are limited for each address. */
const whoAnswers = async (at = door) =>
  (await at.ask('/api/blogs', { ...owner, from: `127.0.1.${(asked++ % 250) + 1}` })).text;
const twenty = () => Promise.all(Array.from({ length: 20 }, () => whoAnswers()));

test('a service that starts after nginx is found', async () => {
  const door = await openDoor('late.test');
  expect(await door.ask('/api/blogs', owner)).toMatchObject({ status: 503 });
  names.addresses.set('late.test', [first.host]);
  await until('the first answers', async () => (await whoAnswers(door)) === '"first"');
  await door.close();
});

test('a replica with a new address is found without a reload', async () => {
  names.addresses.set('blog.test', [second.host]);
  await until('the second answers', async () => (await whoAnswers()) === '"second"', 4);
});

test('all replicas are asked, and one that died is passed over', async () => {
  names.addresses.set('blog.test', [first.host, second.host]);
  // Each worker of nginx looks the names up by itself, once a second.
  await untilAge(Date.now(), 2);
  await until('both answer', async () => new Set(await twenty()).size === 2);
  await first.stop();
  expect(new Set(await twenty())).toEqual(new Set(['"second"']));
  await first.start();
});

test('a service that was restarted in its place is found again', async () => {
  expect(await door.ask('/api/admin/session')).toMatchObject({ status: 200 });
  await door.auth.stop();
  expect(await door.ask('/api/admin/session')).toMatchObject({ status: 503 });
  await door.auth.start();
  expect(await door.ask('/api/admin/session')).toMatchObject({ status: 200 });
});

describe('a service whose name is gone, as that of a stopped container', () => {
  const paths = ['/api/blogs/kept', '/rss.xml', '/media/key/960.jpg', '/blog', '/blog/some-post'];

  test('leaves stale entries', async () => {
    names.addresses.set('renderer.test', [first.host]);
    names.addresses.set('blog.test', [first.host]);
    // Waits until the name is looked up again: a picture from the other replica would stay cached for an hour.
    await untilAge(Date.now(), 2);
    for (const path of paths) {
      await until(`${path} answers`, async () => (await door.ask(path)).text === '"first"');
    }
    names.addresses.clear();
    await untilAge(Date.now(), 2);
    expect(await door.ask('/api/blogs', owner)).toMatchObject({ status: 503 });
    for (const path of paths) {
      expect([path, await door.ask(path)]).toMatchObject([path, { status: 200, text: '"first"' }]);
    }
  });

  test('has the words of any other service that is down where nothing is cached', async () => {
    names.addresses.clear();
    await untilAge(Date.now(), 2);
    const answer = await door.ask('/api/blogs/not-cached');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toMatchObject({ statusCode: 503, error: 'Service Unavailable' });
    expect(await door.ask('/sitemap.xml')).toMatchObject({
      status: 503,
      text: 'The service is not available right now. Please try again in a moment.\n',
    });
    expect(await door.ask('/blog/not-cached')).toMatchObject({ status: 503, text: '<h1>Shell</h1>' });
    expect(await door.ask('/api/blogs', { method: 'POST' })).toMatchObject({ status: 503 });
  });
});

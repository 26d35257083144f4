import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';
import { afterAll, describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { cacheable, json, Service } from './support/service.js';
import { seconds, until } from './support/until.js';

/** The addresses that the name server below knows. A name without addresses doesn't exist. */
const addresses = new Map<string, string[]>();
const nameServer = createSocket('udp4').bind(0, '127.0.0.1');
nameServer.on('message', (message, asker) => {
  const { id, questions = [] } = decode(message);
  const name = questions[0]?.name ?? '';
  const found = addresses.get(name) ?? [];
  const answer = encode({
    type: 'response',
    id,
    flags: found.length > 0 ? 0 : 3, // NXDOMAIN
    questions,
    // An hour. nginx must ask again sooner all the same.
    answers: found.map((data) => ({ type: 'A', name, ttl: 3600, data })),
  });
  nameServer.send(answer, asker.port, asker.address);
});
await once(nameServer, 'listening');
afterAll(() => void nameServer.close());

const first = await new Service('first').start();
const second = await new Service('second', first.port).start();
for (const replica of [first, second]) replica.answer = () => json(replica.name, { headers: cacheable });

/** `blog` is the name of blog-service. No name has an address at first. */
const openNamed = (blog: string) =>
  openDoor({
    RESOLVER: `127.0.0.1:${nameServer.address().port}`,
    BLOG_UPSTREAM: `${blog}:${first.port}`,
    RENDERER_UPSTREAM: `renderer.test:${first.port}`,
  });
const [door, early] = [await openNamed('blog.test'), await openNamed('late.test')];

const owner = { headers: { Authorization: 'Bearer token' } };
let asked = 0;
/** Each request comes from another address, because requests with a token are limited for each address. */
const whoAnswers = async (at = door) =>
  (await at.ask('/api/blogs', { ...owner, from: `127.0.1.${(asked++ % 250) + 1}` })).text;
const twenty = () => Promise.all(Array.from({ length: 20 }, () => whoAnswers()));

test('a service that starts after nginx is found', async () => {
  expect(await early.ask('/api/blogs', owner)).toMatchObject({ status: 503 });
  addresses.set('late.test', [first.host]);
  await until('the first answers', async () => (await whoAnswers(early)) === '"first"');
});

test('a replica with a new address is found without a reload', async () => {
  addresses.set('blog.test', [second.host]);
  await until('the second answers', async () => (await whoAnswers()) === '"second"', 4);
});

test('all replicas are asked, and one that died is passed over', async () => {
  addresses.set('blog.test', [first.host, second.host]);
  // Each worker of nginx looks the names up by itself, once a second.
  await seconds(2);
  await until('both answer', async () => new Set(await twenty()).size === 2);
  await first.down(async () => expect(new Set(await twenty())).toEqual(new Set(['"second"'])));
});

test('a service that was restarted in its place is found again', async () => {
  const status = async () => (await door.ask('/api/admin/session')).status;
  expect(await status()).toBe(200);
  await door.auth.down(async () => expect(await status()).toBe(503));
  expect(await status()).toBe(200);
});

describe('a service whose name is gone, as that of a stopped container', () => {
  const paths = ['/api/blogs/kept', '/rss.xml', '/media/key/960.jpg', '/blog', '/blog/some-post'];

  test('leaves stale entries', async () => {
    addresses.set('renderer.test', [first.host]);
    addresses.set('blog.test', [first.host]);
    // Waits until the name is looked up again: a picture from the other replica would stay cached for an hour.
    await seconds(2);
    for (const path of paths)
      await until(`${path} answers`, async () => (await door.ask(path)).text === '"first"');
    addresses.clear();
    await seconds(2);
    for (const path of paths)
      expect([path, await door.ask(path)]).toMatchObject([path, { status: 200, text: '"first"' }]);
  });

  test('has the words of any other service that is down where nothing is cached', async () => {
    const unavailable = { statusCode: 503, error: 'Service Unavailable' };
    expect(JSON.parse((await door.ask('/api/blogs/not-cached')).text)).toMatchObject(unavailable);
    const text = 'The service is not available right now. Please try again in a moment.\n';
    expect(await door.ask('/sitemap.xml')).toMatchObject({ status: 503, text });
    expect(await door.ask('/blog/not-cached')).toMatchObject({ status: 503, text: '<h1>Shell</h1>' });
    for (const writing of [owner, { method: 'POST' }])
      expect(await door.ask('/api/blogs', writing)).toMatchObject({ status: 503 });
  });
});

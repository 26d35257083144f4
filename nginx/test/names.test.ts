import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';
import { afterAll, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { json, Service } from './support/service.js';
import { atOnce, until } from './support/until.js';

/** The addresses of the only name that the name server below knows. Without any the name doesn't exist. */
let addresses: string[] = [];
const nameServer = createSocket('udp4').bind(0, '127.0.0.1');
nameServer.on('message', (message, asker) => {
  const { id, questions = [] } = decode(message);
  const name = questions[0]?.name ?? '';
  const flags = addresses.length > 0 ? 0 : 3; // NXDOMAIN
  // An hour. nginx must ask again sooner all the same.
  const answers = addresses.map((data) => ({ type: 'A' as const, name, ttl: 3600, data }));
  nameServer.send(encode({ type: 'response', id, flags, questions, answers }), asker.port, asker.address);
});
await once(nameServer, 'listening');
afterAll(() => void nameServer.close());

const first = await new Service('first').start();
const second = await new Service('second', first.port).start();
for (const replica of [first, second]) replica.answer = () => json(replica.name);
const door = await openDoor({
  RESOLVER: `127.0.0.1:${nameServer.address().port}`,
  BLOG_UPSTREAM: `blog.test:${first.port}`,
});
let asked = 0;
/** Each request comes from another address, as what only the owner may read is limited for each. */
const ask = () => door.ask('/api/consents', { from: `127.0.1.${(asked++ % 250) + 1}` });
const whoAnswers = async () => JSON.parse((await ask()).text);
const twenty = async () => new Set(await atOnce(20, whoAnswers));

test('a service that starts after nginx is found, and one with a new address without a reload', async () => {
  expect(await ask()).toMatchObject({ status: 503 });
  addresses = [first.host];
  await until('the first answers', async () => (await whoAnswers()) === 'first');
  addresses = [second.host];
  await until('the second answers', async () => (await whoAnswers()) === 'second', 4);
});

test('all replicas are asked, and one that died is passed over', async () => {
  addresses = [first.host, second.host];
  await until('both answer', async () => (await twenty()).size === 2);
  await first.down(() =>
    until('only the second answers', async () => [...(await twenty())].join() === 'second', 4),
  );
});

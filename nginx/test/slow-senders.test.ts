import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { ask } from './support/http.js';
import { atOnce, until } from './support/until.js';

const door = await openDoor();

/** Whether nginx can count connections before they have sent a request; `start` checks the same. */
const countsConnections = (() => {
  const printed = execFileSync('sh', ['-c', 'PATH=$PATH:/usr/sbin nginx -v 2>&1'], { encoding: 'utf8' });
  const [, minor, patch] = /nginx\/1\.(\d+)\.(\d+)/.exec(printed) ?? [];
  const isNew = Number(minor) > 25 || (Number(minor) === 25 && Number(patch) >= 5);
  return isNew && existsSync('/usr/lib/nginx/modules/ngx_stream_module.so');
})();

/** The connections of clients that never finish the head of their request. */
const slowClients = (count: number, localAddress: string) =>
  atOnce(count, async () => {
    const socket = connect({ port: door.port, host: '127.0.0.1', localAddress }).on('error', () => {});
    socket.resume().write('GET /about HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    await once(socket, 'connect');
    return socket;
  });

test('three hundred who never finish their request keep nobody out, and are shown out after five seconds', async () => {
  const clients = await slowClients(300, '127.0.0.1');
  expect(await door.ask('/about')).toMatchObject({ status: 200 });
  await until('all are closed', () => clients.every(({ closed }) => closed), 15);
});

test.runIf(countsConnections)('one address holds a thousand connections and no more', async () => {
  const clients = await slowClients(1_200, '127.0.0.2');
  const { text } = await ask(door.statusPort, '/stub_status');
  expect(Number(/^Active connections: (\d+)/.exec(text)?.[1])).toBeLessThanOrEqual(1_010);
  await expect(door.ask('/about', { from: '127.0.0.2' })).rejects.toThrow();
  expect(await door.ask('/about', { from: '127.0.0.3' })).toMatchObject({ status: 200 });
  for (const socket of clients) socket.destroy();
  const letIn = () => door.ask('/about', { from: '127.0.0.2' }).catch(() => undefined);
  await until('the address is let in again', async () => (await letIn()) !== undefined);
});

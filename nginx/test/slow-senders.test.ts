import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FrontDoor } from './support/front-door.js';
import { ask } from './support/http.js';
import { until } from './support/until.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await FrontDoor.open();
});
afterAll(() => door.close());

/** Whether nginx can count connections before they have sent a request; `start` checks the same. */
const countsConnections = (() => {
  const printed = execFileSync('sh', ['-c', 'PATH=$PATH:/usr/sbin nginx -v 2>&1'], { encoding: 'utf8' });
  const [, minor, patch] = /nginx\/1\.(\d+)\.(\d+)/.exec(printed) ?? [];
  const isNew = Number(minor) > 25 || (Number(minor) === 25 && Number(patch) >= 5);
  return isNew && existsSync('/usr/lib/nginx/modules/ngx_stream_module.so');
})();

/** A client that never finishes the head of its request. */
class SlowClient {
  readonly socket: Socket;
  isClosed = false;

  constructor(from: string) {
    this.socket = connect({ port: door.port, host: '127.0.0.1', localAddress: from });
    this.socket.on('close', () => {
      this.isClosed = true;
    });
    this.socket.on('error', () => {});
    this.socket.resume();
    this.socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  }
}

async function slowClients(count: number, from: string) {
  const clients = Array.from({ length: count }, () => new SlowClient(from));
  await Promise.all(clients.map((client) => once(client.socket, 'connect')));
  return clients;
}

test('three hundred clients that never finish their request keep nobody out, and are shown out after five seconds', async () => {
  const clients = await slowClients(300, '127.0.0.1');
  for (let number = 0; number < 50; number += 1) {
    expect(await door.ask('/about')).toMatchObject({ status: 200 });
  }
  await until('all are closed', () => clients.every(({ isClosed }) => isClosed), 15);
});

(countsConnections ? test : test.skip)('one address holds a thousand connections and no more', async () => {
  const clients = await slowClients(1_200, '127.0.0.2');
  const active = async () =>
    Number(/^Active connections: (\d+)/.exec((await ask(door.statusPort, '/stub_status')).text)?.[1]);
  expect(await active()).toBeLessThanOrEqual(1_010);
  await expect(door.ask('/about', { from: '127.0.0.2' })).rejects.toThrow();
  expect(await door.ask('/about', { from: '127.0.0.3' })).toMatchObject({ status: 200 });
  for (const { socket } of clients) socket.destroy();
  await until('the address is let in again', async () =>
    door.ask('/about', { from: '127.0.0.2' }).then(
      () => true,
      () => false,
    ),
  );
});

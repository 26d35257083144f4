import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';
import { afterAll } from 'vitest';

/** Starts a DNS server on loopback. A name without addresses doesn't exist. */
export async function startNameServer() {
  const addresses = new Map<string, string[]>();
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  socket.on('message', (message, asker) => {
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
    socket.send(answer, asker.port, asker.address);
  });
  afterAll(() => {
    socket.close();
  });
  await once(socket, 'listening');
  return { addresses, address: `127.0.0.1:${socket.address().port}` };
}

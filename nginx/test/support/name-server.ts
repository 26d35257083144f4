import { createSocket, Socket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

/** A DNS server on loopback. A name without addresses doesn't exist. */
export class NameServer {
  readonly addresses = new Map<string, string[]>();

  private constructor(private readonly socket: Socket) {}

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4');
    const server = new NameServer(socket);
    socket.on('message', (message, asker) => {
      const { id, questions = [] } = decode(message);
      const name = questions[0]?.name ?? '';
      const found = server.addresses.get(name) ?? [];
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
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return server;
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  stop(): void {
    this.socket.close();
  }
}

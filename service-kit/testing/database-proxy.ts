import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a service and its database, which can cut the connection. */
export interface DatabaseProxy {
  /** The URL of the database, through this proxy. */
  url: string;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    async disconnect() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
    async reconnect() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Starts a proxy between a service and its database, which can cut the connection. */
export async function startDatabaseProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { port, hostname } = url;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = async () => {
    await once(server.listen(Number(url.port), url.hostname), 'listening');
  };
  url.host = '127.0.0.1:0';
  await listen();
  url.port = String((server.address() as AddressInfo).port);
  return {
    /** The URL of the database, through this proxy. */
    url: url.href,
    async disconnect() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
    reconnect: listen,
  };
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** GET /metrics on a port of its own, which the front door never publishes. */
export async function startMetricsServer(registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

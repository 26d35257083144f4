import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

/** Serves GET /metrics on a port of its own, which is never published to the outside. */
export async function startMetricsServer(registry: Registry, host: string, port: number): Promise<void> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  // This server alone must not keep the process alive once the service's own server is closed.
  server.listen(port, host).unref();
  await once(server, 'listening');
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const DAY_MS = 24 * 3_600_000;

/** What each process measures. */
export class RequestMetrics {
  protected readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request; errors are those with status 4xx and 5xx',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({
      register: this.registry,
      // A timer of each ten milliseconds measures the lag of the event loop: an idle process would never rest.
      eventLoopMonitoringPrecision: DAY_MS,
      // One that is started again and again keeps its name, unlike one of a new version.
      labels: { container: process.env.CONTAINER ?? hostname() },
    });
  }

  /** Labels a request with the route's pattern, never with its address, so that the number of time series stays small. */
  observe(request: FastifyRequest, reply: FastifyReply): void {
    this.requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  }

  /** A counter of the service's own. */
  counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [this.registry] });

  /** A gauge of the service's own, perhaps one that is read whenever somebody asks. */
  gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    collect?: (this: Gauge<Label>) => void | Promise<void>,
  ) => new Gauge({ name, help, labelNames, collect, registers: [this.registry] });

  /** Times of the service's own. */
  histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, registers: [this.registry] });

  /** Serves GET /metrics on a port of its own, which is never published to the outside. */
  async listen(host: string, port: number): Promise<void> {
    const { registry } = this;
    const server = createServer(async (request, response) => {
      if (request.url !== '/metrics') response.writeHead(404).end();
      else response.setHeader('Content-Type', registry.contentType).end(await registry.metrics());
    });
    // This server alone must not keep the process alive once the service's own server is closed.
    server.listen(port, host).unref();
    await once(server, 'listening');
  }
}

import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource, type Driver } from 'typeorm';

const DAY_MS = 24 * 3_600_000;

@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request; errors are those with status 4xx and 5xx',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  constructor(dataSource: DataSource) {
    collectDefaultMetrics({
      register: this.registry,
      // A timer of each ten milliseconds measures the lag of the event loop: an idle process would never rest.
      eventLoopMonitoringPrecision: DAY_MS,
      // One that is started again and again keeps its name, unlike one of a new version.
      labels: { container: process.env.CONTAINER ?? hostname() },
    });
    // TypeORM's Postgres driver keeps its pg pool in `master`, but its types do not declare it.
    const { master: pool } = dataSource.driver as Driver & { master: Pool };
    new Gauge({
      name: 'pg_pool_connections',
      help: 'Database connections in the pool, and requests waiting for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'total' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
    new Gauge({
      name: 'disk_used_ratio',
      help: 'Used part of the disk that the process is on, in a container that of its engine',
      registers: [this.registry],
      async collect() {
        const { blocks, bfree, bavail } = await statfs('.');
        // What only root may still use is counted as used, as by df.
        this.set(1 - bavail / (blocks - bfree + bavail));
      },
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

  /** A gauge of the service's own. */
  gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [this.registry] });

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

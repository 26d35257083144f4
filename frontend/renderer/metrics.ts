import { hostname } from 'node:os';
import Fastify from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

const DAY_MS = 24 * 3_600_000;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({
    register: registry,
    // A timer of each ten milliseconds measures the lag of the event loop: an idle process would never rest.
    eventLoopMonitoringPrecision: DAY_MS,
    // One that is started again and again keeps its name, unlike one of a new version.
    labels: { container: process.env.CONTAINER ?? hostname() },
  });
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const writing = new Histogram({
    name: 'pages_write_duration_seconds',
    help: 'Time to render and write all pages',
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });

  const server = Fastify();
  server.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  return {
    /** Answers GET /metrics; listens on a port of its own that is never published. */
    server,
    latency,
    told: gauge('site_edition_told', 'Edition that blog-service says is current'),
    toldAt: gauge(
      'site_edition_told_timestamp_seconds',
      'When blog-service last said which edition is current',
    ),
    shown: gauge('site_edition_shown', 'Edition that all pages show'),
    writing,
  };
}

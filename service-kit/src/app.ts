import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from './access.js';
import type { BaseConfig } from './config.js';
import { ApiExceptionFilter } from './exception.filter.js';
import { readBodies } from './json-body.js';
import { createLogger, Flood, logRequests, nestLogger, requestId } from './logging.js';
import { Metrics } from './metrics.js';
import { rootModule } from './root.module.js';
import type { ServiceDefinition } from './service.js';
import { schemaPipe } from './validation.js';

/** After the shutdown began. Less than the container's `stop_grace_period`, so that the database is closed in order. */
const CLOSE_WITHIN_MS = 9_000;

/** The application as it runs in production; tests boot the same one. */
export async function createApp(
  service: ServiceDefinition,
  config: BaseConfig,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    // Only nginx, the direct peer, is trusted to name the client's address.
    trustProxy: (_address, hop) => hop === 0,
    bodyLimit: service.bodyLimitBytes,
    genReqId: requestId,
    // Longer than any request line: an id that is too long is an unknown one, and not an error in Fastify's own words.
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  const logger = createLogger(config);
  const flood = new Flood(logger);
  const app = await NestFactory.create<NestFastifyApplication>(rootModule(service, config), adapter, {
    abortOnError: false,
    logger: nestLogger(logger, flood),
    // Fastify's own parser is enough; Nest's would accept forms as well.
    bodyParser: false,
  });
  app.useGlobalPipes(schemaPipe());
  app.useGlobalFilters(new ApiExceptionFilter());
  app.enableShutdownHooks();

  const fastify = adapter.getInstance();
  const metrics = app.get(Metrics);
  const headers = Object.entries(service.headers ?? {});
  fastify.removeContentTypeParser('text/plain');
  readBodies(fastify);
  logRequests(fastify, logger, flood);
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    for (const [name, value] of headers) reply.header(name, value);
  });
  requireAccess(fastify, app.get(service.access, { strict: false }));
  endKeptConnections(fastify);
  service.configure?.(fastify);
  fastify.addHook('onResponse', async (request, reply) => metrics.observe(request, reply));
  return app;
}

/** Closes keep-alive connections after their current answer during a shutdown; otherwise they would delay it. */
function endKeptConnections(fastify: FastifyInstance): void {
  let isClosing = false;
  fastify.addHook('preClose', async () => {
    isClosing = true;
    // For an answer whose headers were sent before, and whose end comes after the idle connections were closed.
    fastify.server.keepAliveTimeout = 1;
    // Node does not count a connection as idle that has not asked for anything yet.
    setTimeout(() => fastify.server.closeAllConnections(), CLOSE_WITHIN_MS).unref();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });
}

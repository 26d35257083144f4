import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { requireToken } from './access/require-token.js';
import { appModule } from './app.module.js';
import type { Config } from './config.js';
import { AllExceptionsFilter } from './errors/exception.filter.js';
import { validationPipe } from './errors/validation.js';
import { addConditionalReads } from './http-cache.js';
import { createLogger, logRequests, nestLogger } from './logging.js';
import { Metrics } from './metrics/metrics.js';

const BODY_LIMIT_BYTES = 64 * 1024;
/** Saving a post may bring a picture of 5 MB, which grows by a third as a data URL. */
const POST_BODY_LIMIT_BYTES = 8 * 1024 * 1024;
const REQUEST_ID = /^[\w-]{1,64}$/;

/** The application as it runs in production; tests boot the same one. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    // Only the direct peer, nginx, is believed about the client's address.
    trustProxy: (_address, hop) => hop === 0,
    bodyLimit: BODY_LIMIT_BYTES,
    // The validation pipe drops such keys as well, without reading all of a picture for them.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    // An id of any length that a request line can hold is an unknown post, not a fault in Fastify's own words.
    routerOptions: { maxParamLength: 16 * 1024 },
    genReqId: ({ headers }: IncomingMessage) => {
      const id = headers['x-request-id'];
      return typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID();
    },
  });
  const logger = createLogger(config);
  const app = await NestFactory.create<NestFastifyApplication>(appModule(config), adapter, {
    abortOnError: false,
    logger: nestLogger(logger),
    // Fastify's own parser is enough; Nest's would accept forms as well.
    bodyParser: false,
  });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new AllExceptionsFilter());
  app.enableShutdownHooks();

  logRequests(app, logger);
  // Nest makes its routes later, so this sees each of them.
  adapter.getInstance().addHook('onRoute', (route) => {
    const saves = [route.method].flat().some((method) => method === 'POST' || method === 'PUT');
    if (saves && /^\/api\/blogs(\/:id)?$/.test(route.url)) route.bodyLimit = POST_BODY_LIMIT_BYTES;
  });

  const metrics = app.get(Metrics);
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser('text/plain');
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    reply.header('X-Content-Type-Options', 'nosniff');
  });
  requireToken(app);
  addConditionalReads(fastify);
  fastify.addHook('onResponse', async (request, reply) => metrics.observe(request, reply));
  return app;
}

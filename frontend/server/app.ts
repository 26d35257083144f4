import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type createRenderer, RenderError } from '../src/app/entry-server';
import { blogRoutes, paths } from '../src/content/paths';
import type { Config } from './config';
import { checkHealth } from './health';
import type { Metrics } from './metrics';

interface Parts {
  config: Config;
  render: ReturnType<typeof createRenderer>;
  metrics: Metrics;
  /** Where log lines go; standard output when missing. */
  logTo?: { write(line: string): void };
}

const UNAVAILABLE = 'The blog is not available right now. Please try again in a moment.';
const BROKEN = 'This page could not be shown. Please try again in a moment.';

export function createApp({ config, render, metrics, logTo }: Parts): FastifyInstance {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      stream: logTo,
    },
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(request.url, 'http://renderer');
    const answer = await render(new Request(url, { headers: { 'X-Request-Id': request.id } }));
    if (answer instanceof Response) {
      return reply.redirect(answer.headers.get('Location') ?? paths.blog, answer.status);
    }
    return reply
      .status(answer.status)
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'max-age=1, stale-while-revalidate=1',
      })
      .send(answer.html);
  }
  for (const path of Object.values(blogRoutes)) app.get(path, page);

  // Probes come every few seconds: no log lines.
  const quiet = { logLevel: 'silent' } as const;
  app.get('/health/live', quiet, async () => ({ status: 'ok' }));
  // The renderer is ready without blog-service: it then answers 503, and nginx its last good copy.
  app.get('/health/ready', quiet, async () => ({ status: 'ok' }));
  app.get('/healthz', quiet, async (_request, reply) => {
    const health = await checkHealth(config);
    return reply
      .status(health.status === 'ok' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(health);
  });

  app.setNotFoundHandler((_request, reply) => reply.status(404).type('text/plain').send('Not found.\n'));
  // nginx then serves its last good copy, or the shell.
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'page not rendered');
    reply.header('Cache-Control', 'no-store').type('text/plain');
    if (error instanceof RenderError) return reply.status(500).send(`${BROKEN}\n`);
    return reply.status(503).header('Retry-After', '1').send(`${UNAVAILABLE}\n`);
  });
  return app;
}

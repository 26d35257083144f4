import type { SiteContent } from '@salon/content/description';
import { languageCodes } from '@salon/content/languages';
import { placeOf } from '@salon/content/reachable';
import { marked } from '@salon/content/translate';
import { Flood, logRequests, requestId } from '@salon/service-kit/logging';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { iconOf, MONOGRAM } from '../shared/content/icons';
import { blogRoutes, pageDataPath, paths } from '../shared/content/paths';
import { MENU_ROUTE } from '../site/sitePath';
import { feedNames, feedsOf } from './blog/feeds';
import type { Posts } from './blog/posts';
import { type Edition, movedTo, readDraft } from './blogService';
import type { Config } from './config';
import { UNAVAILABLE } from './document';
import { drawingRoute, placeIn } from './drawings';
import { RenderError } from './entry-server';
import type { Metrics } from './metrics';
import type { Render } from './pages/render';
import type { Publisher } from './publisher';
import { LINK_ENDED, type SharedPage, sharedPage } from './shared';
import { withMarks } from './withMarks';

interface Parts {
  config: Pick<Config, 'LOG_LEVEL' | 'BLOG_URL' | 'AUTH_URL' | 'SECURITY_CONTACT'>;
  /** The folder of the drawings as they were drawn. */
  drawings: string;
  render: Render;
  posts: Posts;
  publisher: Pick<Publisher, 'shown' | 'isReady'>;
  metrics: Metrics;
  /** Where log lines go; standard output when missing. */
  logTo?: { write(line: string): void };
}

const PREVIEW = '/preview';
const BROKEN = 'This page could not be shown. Please try again in a moment.';
/** RFC 9116 advises less than a year. */
const MOST_OF_A_YEAR_MS = 364 * 86_400_000;
const HEALTH_TIMEOUT_MS = 2_000;
const UNAUTHORIZED = { statusCode: 401, error: 'Unauthorized', message: 'Please log in again.' };

export function createApp({
  config,
  drawings,
  render,
  posts,
  publisher,
  metrics,
  logTo,
}: Parts): FastifyInstance {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, stream: logTo },
    // As the services do it.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => metrics.observe(request, reply));
  logRequests(app, app.log, new Flood(app.log));

  const renderFor = (request: FastifyRequest, address: string, content: SiteContent, known?: unknown) => {
    const headers = { 'X-Request-Id': request.id };
    return render(new Request(`http://renderer${address}`, { headers }), content, new Date(), known);
  };

  /** Sends the page at an address of the site. `place` is where the site stands: a page may lead to another of its pages. */
  async function sendPage(
    reply: FastifyReply,
    address: string,
    { content, known, finish = (html) => html }: Pick<Edition, 'content'> & Partial<SharedPage>,
    place = '',
  ) {
    const page = await renderFor(reply.request, address, content, known);
    const moved = page.status === 404 && !place && (await movedTo(config.BLOG_URL, address));
    if (moved) return reply.redirect(moved, 301);
    const location = page instanceof Response && page.headers.get('Location');
    if (location) return reply.redirect(`${place}${location}`, page.status);
    if (page instanceof Response) return reply.callNotFound();
    return reply.status(page.status).type('text/html; charset=utf-8').send(finish(page.html));
  }

  function shownNow(): Edition {
    const edition = publisher.shown();
    if (!edition) throw new Error('The edition to show is not known yet.');
    return edition;
  }

  // nginx asks only where it finds no file: for searches, at former addresses of menus, in languages that are off, and for what is
  // not there.
  const inLanguages = languageCodes.flatMap((code) => [`/${code}`, `/${code}/*`]);
  for (const path of [...Object.values(blogRoutes), MENU_ROUTE, ...inLanguages])
    app.get(path, async (request, reply) => sendPage(reply, request.url, shownNow()));

  // The data of the blog's pages; those of a page that is not there say so.
  app.get('/page-data/*', async (request, reply) => {
    const address = request.url.slice('/page-data'.length).replace(/\.json(?=\?|$)/, '');
    const page = await renderFor(request, address, shownNow().content);
    const location = page instanceof Response && page.headers.get('Location');
    if (location) {
      const { pathname, search } = new URL(location, 'http://renderer');
      return reply.redirect(pageDataPath(pathname) + search, page.status);
    }
    if (page instanceof Response) return reply.callNotFound();
    return reply.status(page.status).type('application/json; charset=utf-8').send(JSON.stringify(page.data));
  });

  // Short addresses for print and profiles. The page that one leads to, home when that is gone, tells which one it was.
  app.get<{ Params: { address: string } }>('/go/:address', async ({ params: { address } }, reply) => {
    const { content } = shownNow();
    const shortcut = content.shortcuts.find((one) => one.address === address.toLowerCase());
    if (!shortcut) return reply.callNotFound();
    return reply.redirect(`${placeOf(content, shortcut.leadsTo) ?? paths.home}?from=${shortcut.address}`);
  });

  // While they are not written. That of a language which visitors can't choose leads to the site's own.
  for (const name of feedNames)
    app.get(`/${name}`, async (request, reply) => {
      const edition = shownNow();
      if (posts.position === undefined) throw new Error('The posts are not known yet.');
      const feed = feedsOf(posts, edition).get(name);
      if (!feed) return sendPage(reply, request.url, edition);
      const type = name.endsWith('rss.xml') ? 'application/rss+xml' : 'application/xml';
      return reply.type(`${type}; charset=utf-8`).send(feed);
    });

  drawingRoute(app, drawings);

  // What browsers, phones and crawlers ask for without having read a page.
  for (const [path, side, otherwise] of [
    ['/favicon.ico', 32, `/${MONOGRAM}`],
    ['/apple-touch-icon.png', 180, undefined],
  ] as const)
    app.get(path, (_request, reply) => {
      const { salon } = shownNow().content;
      const icon = iconOf(salon, side, placeIn(salon.colours)) ?? otherwise;
      return icon ? reply.redirect(icon) : reply.callNotFound();
    });
  app.get('/.well-known/security.txt', (_request, reply) => {
    if (!config.SECURITY_CONTACT) return reply.callNotFound();
    const expires = new Date(Date.now() + MOST_OF_A_YEAR_MS).toISOString();
    return reply.type('text/plain').send(`Contact: ${config.SECURITY_CONTACT}\nExpires: ${expires}\n`);
  });

  // Renders any page as it would look if the draft were published, its texts marked for the admin area.
  async function preview(request: FastifyRequest, reply: FastifyReply) {
    reply.header('Cache-Control', 'no-store');
    const { authorization } = request.headers;
    const draft = authorization
      ? await readDraft(config.BLOG_URL, authorization, request.id)
      : Response.json(UNAUTHORIZED, { status: 401 });
    if (draft instanceof Response) {
      if (draft.status === 401) reply.header('WWW-Authenticate', 'Bearer');
      return reply
        .status(draft.status)
        .type('application/json')
        .send(await draft.text());
    }
    const content = draft ?? shownNow().content;
    const address = request.url.slice(PREVIEW.length) || paths.home;
    const other = await renderFor(request, address, marked(content));
    const finish = (html: string) => (other instanceof Response ? html : withMarks(html, other.html));
    return sendPage(reply, address, { content, finish }, PREVIEW);
  }
  for (const path of [PREVIEW, `${PREVIEW}/*`]) app.get(path, preview);

  // A draft for whoever has a link to it.
  app.get('/shared/*', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const found = await sharedPage(config.BLOG_URL, request.url, request.id, shownNow().content);
    if (typeof found === 'string') return reply.redirect(found);
    if (found) return sendPage(reply, found.address, found, found.place);
    return reply.status(404).type('text/html; charset=utf-8').send(LINK_ENDED);
  });

  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) =>
    publisher.isReady() ? { status: 'ok' } : reply.status(503).send({ status: 'error' }),
  );
  app.get('/healthz', async (_request, reply) => {
    const health = await checkHealth(config, publisher.isReady());
    return reply
      .status(health.status === 'ok' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(health);
  });

  app.setNotFoundHandler((_request, reply) => reply.status(404).type('text/plain').send('Not found.\n'));
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'page not rendered');
    reply.header('Cache-Control', 'no-store').type('text/plain');
    if (error instanceof RenderError) return reply.status(500).send(`${BROKEN}\n`);
    return reply.status(503).header('Retry-After', '1').send(`${UNAVAILABLE}\n`);
  });
  return app;
}

/** Collects the state of each part, for people and probes at /healthz. Until the first pages are written, not all is well. */
async function checkHealth({ BLOG_URL, AUTH_URL }: Parts['config'], isReady: boolean) {
  const [blog, auth] = await Promise.all([askService(BLOG_URL), askService(AUTH_URL)]);
  const ok = isReady && [blog, auth].every((part) => part.status === 'up' && part.database === 'up');
  return {
    status: ok ? 'ok' : 'error',
    parts: { frontend: { status: isReady ? 'up' : 'starting' }, 'blog-service': blog, 'auth-service': auth },
  };
}

/** A service that answers at all is up. Its readiness answer names the state of its database, even when it is not ready. */
async function askService(origin: string): Promise<{ status: string; database: string }> {
  try {
    const response = await fetch(`${origin}/health/ready`, {
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    });
    const body: { details?: { database?: { status?: string } } } = await response.json();
    const database = body.details?.database?.status;
    return { status: 'up', database: database === 'up' || database === 'down' ? database : 'unknown' };
  } catch {
    return { status: 'down', database: 'unknown' };
  }
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createBlogApi } from '../site/blog/api';
import { editionOne } from '../test/edition';
import { categories, post, summary } from '../test/posts';
import { createApp } from './app';
import { createRenderer } from './entry-server';
import { createMetrics, type Metrics } from './metrics';
import type { Edition } from './pages/render';
import { renderShell } from './shell';

const template = '<html><head><!--head--></head><body><div id="root"></div></body></html>';

/** What blog-service (and, for its health, auth-service) answers, by path. */
let answers: Record<string, { status?: number; body: unknown }>;
let asked: IncomingMessage[];
let services: Server;
let metrics: Metrics;
let app: FastifyInstance;
let shown: Edition | undefined;
let isReady: boolean;
let site: string;
let log: { level: number; msg: string; req?: object; err?: { stack: string } }[];

beforeEach(async () => {
  answers = {};
  asked = [];
  log = [];
  shown = { edition: 0, publishedAt: null, content: editionOne };
  isReady = true;
  services = createServer((request, response) => {
    asked.push(request);
    const { status = 200, body } = answers[request.url ?? ''] ?? { status: 404, body: {} };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => services.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;

  metrics = createMetrics();
  app = createApp({
    config: { host: '', port: 0, metricsPort: 0, logLevel: 'info', blogUrl: origin, authUrl: origin },
    metrics,
    publisher: { shown: () => shown, isReady: () => isReady },
    logTo: { write: (line) => void log.push(JSON.parse(line)) },
    render: createRenderer({
      template,
      scripts: { 'site/pages/blog/BlogPage.tsx': ['/assets/blog.js'] },
      api: createBlogApi({
        origin,
        options: (page) => ({ headers: { 'X-Request-Id': page?.headers.get('X-Request-Id') ?? '' } }),
      }),
    }),
  });
  site = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await app.close();
  await metrics.server.close();
  services.closeAllConnections();
  services.close();
});

/** The lines of errors. */
const faults = () => log.filter(({ level }) => level >= 50);

const stopServices = () => new Promise((stopped) => services.close(stopped).closeAllConnections());

const withPost = (over = {}) => {
  answers['/api/blogs/a'] = { body: post('a', over) };
  answers['/api/blogs/a/related'] = { body: { previous: null, next: null, related: [] } };
};

const hydration = (html: string) =>
  JSON.parse(/<script id="hydration" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('GET /blog', () => {
  beforeEach(() => {
    answers['/api/blogs?limit=24'] = { body: [summary('b'), summary('a')] };
    answers['/api/categories'] = { body: categories };
  });

  it('is complete HTML that may be kept for a second', async () => {
    const response = await fetch(`${site}/blog`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('max-age=1, stale-while-revalidate=1');
    expect(html).toContain('Title of b');
    expect(html).toMatch(
      /<head>.*<title>Blog.*<link rel="canonical" href="http:\/\/localhost:8080\/blog".*<style/s,
    );
    expect(html).toContain('<link rel="modulepreload" media="not all" href="/assets/blog.js">');
  });

  it('carries its data, so that the browser need not ask again', async () => {
    const html = await (await fetch(`${site}/blog`)).text();
    expect(JSON.stringify(hydration(html).loaderData)).toContain('Title of b');
    expect(JSON.stringify(hydration(html).loaderData)).toContain('["Hair Care","Skin Care"]');
  });

  it('lets one choose among the categories, and does without them when they can’t be had', async () => {
    expect(await (await fetch(`${site}/blog`)).text()).toContain('<option>Skin Care</option>');
    answers['/api/categories'] = { status: 500, body: {} };
    const html = await (await fetch(`${site}/blog`)).text();
    expect(html).toContain('Title of b');
    expect(html).not.toContain('<option>Skin Care</option>');
  });

  it('passes category, search and cursor on, and works in any letter case', async () => {
    answers['/api/blogs?limit=24&category=Skin+Care&q=sun&cursor=x'] = { body: [summary('tan')] };
    const response = await fetch(`${site}/BLOG/?category=Skin+Care&q=sun&cursor=x&other=1`);
    expect(await response.text()).toContain('Title of tan');
  });

  it.each(['category=nope', 'category=%00', 'q=%00', 'cursor=nonsense'])(
    'is a not-found page of its own for ?%s, and no fault in the log',
    async (query) => {
      const refusal = { statusCode: 400, error: 'Bad Request', message: 'No.' };
      answers[`/api/blogs?limit=24&${query}`] = { status: 400, body: refusal };
      const response = await fetch(`${site}/blog?${query}`);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain('Blog posts not found.');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(faults()).toEqual([]);
    },
  );

  it('says who asked, and answers with the same id', async () => {
    const response = await fetch(`${site}/blog`, { headers: { 'X-Request-Id': 'abc-123' } });
    expect(response.headers.get('X-Request-Id')).toBe('abc-123');
    expect(asked[0]?.headers['x-request-id']).toBe('abc-123');
  });

  it.each([
    ['is away', () => stopServices()],
    ['fails', () => Object.assign(answers, { '/api/blogs?limit=24': { status: 500, body: {} } })],
  ])('is 503 when blog-service %s, for the front door to serve its last good copy', async (_, fail) => {
    await fail();
    const response = await fetch(`${site}/blog`);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('1');
  });
});

describe('whatever a stranger asks', () => {
  // The same in each run: a linear congruential generator with the constants of Numerical Recipes.
  let state = 15;
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const byte = () => `%${below(256).toString(16).padStart(2, '0')}`;
  const odd = [
    '',
    '%',
    '%zz',
    '%E0%A4%A',
    '%00',
    '%0a',
    '[]=',
    '&&',
    '//',
    '%2f..',
    '<script>',
    'x'.repeat(4000),
  ];
  const value = () =>
    Array.from({ length: 1 + below(5) }, () => (below(2) ? byte() : odd[below(odd.length)])).join('');
  const name = () => ['category', 'q', 'cursor', 'category[]', 'q[a]', '__proto__', '%00', ''][below(8)];
  const query = () => Array.from({ length: 1 + below(3) }, () => `${name()}=${value()}`).join('&');

  it('is answered or refused, and never a fault', async () => {
    // blog-service refuses all of these, or knows no such post.
    services.removeAllListeners('request').on('request', ({ url = '' }: IncomingMessage, response) => {
      const status = url.startsWith('/api/blogs?') ? 400 : url === '/api/categories' ? 200 : 404;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('[]');
    });
    const failed: string[] = [];
    for (let times = 0; times < 150; times += 1) {
      const path = [`/blog?${query()}`, `/blog/${value()}?${query()}`, `/BLOG//${value()}`][times % 3];
      const { status } = await fetch(`${site}${path}`, { redirect: 'manual' });
      if (status >= 500) failed.push(`${status} ${path}`);
    }
    expect(failed).toEqual([]);
    expect(faults()).toEqual([]);
  }, 60_000);
});

describe('before anybody has said which edition is current', () => {
  it.each(['/blog', '/blog/a'])('%s is 503, for the front door to serve its last good copy', async (path) => {
    answers['/api/blogs?limit=24'] = { body: [] };
    withPost();
    shown = undefined;
    const response = await fetch(`${site}${path}`);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('1');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('GET /preview/…', () => {
  const preview = (path: string, headers: Record<string, string> = { Authorization: 'Bearer owner' }) =>
    fetch(`${site}/preview${path}`, { headers });

  beforeEach(() => {
    const reviews = [
      { id: 'new', content: 'Not public yet.', author: 'Mala', location: 'Adyar', hidden: false },
    ];
    answers['/api/site/draft'] = { body: { basedOn: 3, content: { ...editionOne, reviews } } };
  });

  it('is the page as the draft has it, which nobody may keep', async () => {
    const response = await preview('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('Not public yet.');
    expect(asked[0]?.headers.authorization).toBe('Bearer owner');
  });

  it('has every page, and its query', async () => {
    answers['/api/blogs?limit=24&category=Skin+Care'] = { body: [summary('tan')] };
    expect(await (await preview('/services/Menshair')).text()).toContain('<h1');
    expect(await (await preview('/blog?category=Skin+Care')).text()).toContain('Title of tan');
    expect((await preview('/nothing')).status).toBe(404);
  });

  it('asks for nothing without a token', async () => {
    const response = await preview('/', {});
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Please log in again.',
    });
    expect(asked).toEqual([]);
  });

  it.each([
    [401, 'Unauthorized', 'Bearer'],
    [404, 'Not Found', null],
  ])('passes a %s of blog-service on', async (status, error, challenge) => {
    const body = { statusCode: status, error, message: 'No.' };
    answers['/api/site/draft'] = { status, body };
    const response = await preview('/');
    expect(response.status).toBe(status);
    expect(response.headers.get('WWW-Authenticate')).toBe(challenge);
    expect(await response.json()).toEqual(body);
  });

  it('is 503 while blog-service is away', async () => {
    await stopServices();
    expect((await preview('/')).status).toBe(503);
  });
});

describe('GET /blog/{id}', () => {
  it('has all that a chat preview needs', async () => {
    const key = '0123456789abcdef0123-1200x800-aabbcc';
    withPost({ title: 'Rain & hair', image: `/media/${key}/960.jpg`, imageAlt: 'Rain' });
    const html = await (await fetch(`${site}/blog/a`)).text();
    expect(html).toContain('<meta property="og:title" content="Rain &amp; hair"/>');
    expect(html).toContain('<meta property="og:description" content="Excerpt of a"/>');
    expect(html).toContain('<meta property="og:url" content="http://localhost:8080/blog/a"/>');
    expect(html).toContain(
      `<meta property="og:image" content="http://localhost:8080/media/${key}/preview.jpg"/>`,
    );
    expect(html).toContain('"@type":"BlogPosting"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  it('lets no text of a post end a script', async () => {
    withPost({ title: '</script><script>alert(1)</script>', excerpt: '<!--<script>' });
    const html = await (await fetch(`${site}/blog/a`)).text();
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<!--<script>');
    expect(JSON.stringify(hydration(html))).toContain('</script><script>alert(1)</script>');
  });

  it('is a 404 page when there is no such post', async () => {
    const response = await fetch(`${site}/blog/none`);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Blog post not found.');
    expect(html).toContain('href="/blog"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('a page that fails to render', () => {
  it('is a 500 that nobody may keep, and never a page with a spinner', async () => {
    withPost({ author: {} });
    const response = await fetch(`${site}/blog/a`);
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('This page could not be shown. Please try again in a moment.\n');
  });

  it('is logged with its cause', async () => {
    withPost({ author: {} });
    await fetch(`${site}/blog/a`);
    const [line] = log.filter(({ msg }) => msg === 'page not rendered');
    expect(line?.err?.stack).toContain('caused by: Error: Objects are not valid');
  });
});

describe('the shell', () => {
  const shell = renderShell({
    template,
    scripts: { 'site/entry.tsx': ['/assets/entry.js', '/assets/libraries.js'] },
    title: 'Salon',
  });

  it('names the scripts that fill it', () => {
    expect(shell).toContain(
      '<link rel="modulepreload" media="not all" href="/assets/entry.js"><link rel="modulepreload" media="not all" href="/assets/libraries.js">',
    );
  });

  it('has words for a visitor without scripts', () => {
    expect(shell).toContain('<noscript>This page is not available right now. Please try again in a moment.');
  });
});

describe('health', () => {
  const ready = (database: string) => ({ details: { database: { status: database } } });

  it('is live and ready without the services', async () => {
    await stopServices();
    expect((await fetch(`${site}/health/live`)).status).toBe(200);
    expect((await fetch(`${site}/health/ready`)).status).toBe(200);
  });

  it('is live but not ready before its pages are written', async () => {
    isReady = false;
    expect((await fetch(`${site}/health/live`)).status).toBe(200);
    expect((await fetch(`${site}/health/ready`)).status).toBe(503);
  });

  it('names each part at /healthz', async () => {
    answers['/health/ready'] = { body: ready('up') };
    const response = await fetch(`${site}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      parts: {
        frontend: { status: 'up' },
        'blog-service': { status: 'up', database: 'up' },
        'auth-service': { status: 'up', database: 'up' },
      },
    });
  });

  it('is 503 there while a database is down', async () => {
    answers['/health/ready'] = { status: 503, body: ready('down') };
    const response = await fetch(`${site}/healthz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      parts: { 'blog-service': { status: 'up', database: 'down' } },
    });
  });

  it('is 503 there while a service is away', async () => {
    await stopServices();
    const response = await fetch(`${site}/healthz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ parts: { 'auth-service': { status: 'down' } } });
  });
});

it('logs each request with its plain path and no secret, whatever became of it', async () => {
  const secret = 'hunter2-secret';
  const headers = {
    Authorization: `Bearer ${secret}`,
    Cookie: `token=${secret}`,
    Referer: `http://localhost/?token=${secret}`,
    'X-Api-Key': secret,
    'X-Request-Id': `token=${secret}`,
  };
  answers['/api/blogs?limit=24'] = { body: [] };
  const spellings = ['?token=', '?%70assword=', '?a=1;pwd=', '?q=', '?category=', '?', ';pass=', '/token%3D'];
  const ask = async () => {
    for (const path of ['/blog', '/blog/a', '/preview/blog', '/nothing', '/healthz', '/%zz'])
      for (const spelling of spellings) await fetch(`${site}${path}${spelling}${secret}`, { headers });
  };
  await ask();
  // Errors have messages and stacks.
  answers = Object.fromEntries(
    ['/api/blogs/a', '/api/site/draft', `/api/blogs?limit=24&q=${secret}`].map((path) => [
      path,
      { status: 500, body: {} },
    ]),
  );
  await ask();
  await fetch(`${site}/nothing`);
  expect(log.map(({ req }) => req)).toContainEqual({ method: 'GET', url: '/nothing', ip: '127.0.0.1' });
  expect(log.some(({ msg }) => msg === 'page not rendered')).toBe(true);
  expect(JSON.stringify(log)).not.toContain('hunter2');
});

it('measures its answers by route and status', async () => {
  await fetch(`${site}/blog/none`);
  const address = await metrics.server.listen({ host: '127.0.0.1', port: 0 });
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/blog/:id",status="404"} 1',
  );
});

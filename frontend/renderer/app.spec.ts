import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { SiteContent } from '@salon/content/description';
import { keyIn, unmarked } from '@salon/content/translate';
import type { FastifyInstance } from 'fastify';
import { editionOne } from '../test/edition';
import { allPosts, listed, post, summary } from '../test/posts';
import { createApp } from './app';
import { createBlogLoaders } from './blog/loaders';
import { Posts } from './blog/posts';
import type { Edition } from './blogService';
import { createRenderer } from './entry-server';
import { Metrics } from './metrics';
import type { Render } from './pages/render';

const template = '<html><head><!--head--></head><body><div id="root"></div></body></html>';

/** What blog-service (and, for its health, auth-service) answers, by path. */
let answers: Record<string, { status?: number; body?: unknown; location?: string }>;
let asked: IncomingMessage[];
let services: Server;
let posts: Posts;
let metrics: Metrics;
let app: FastifyInstance;
let render: Render;
let shown: Edition | undefined;
let isReady: boolean;
let config: Parameters<typeof createApp>[0]['config'];
let site: string;
let log: { level: number; msg: string; err?: { stack: string } }[];

beforeEach(async () => {
  answers = {};
  asked = [];
  log = [];
  shown = { edition: 0, publishedAt: null, content: editionOne };
  isReady = true;
  services = createServer((request, response) => {
    asked.push(request);
    const { status = 200, body, location } = answers[request.url ?? ''] ?? { status: 404, body: {} };
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...(location && { location }) })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => services.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;

  posts = new Posts();
  posts.apply(allPosts([listed('b'), listed('a'), listed('tan', { category: 'Skin Care' })]));
  metrics = new Metrics();
  config = { LOG_LEVEL: 'info', BLOG_URL: origin, AUTH_URL: origin };
  render = createRenderer({
    template,
    scripts: { 'site/entry.tsx': ['/assets/site.js'] },
    blog: createBlogLoaders(origin, posts),
  });
  app = createApp({
    config,
    drawings: join(import.meta.dirname, '../drawings'),
    metrics,
    posts,
    publisher: { shown: () => shown, isReady: () => isReady },
    logTo: { write: (line) => void log.push(JSON.parse(line)) },
    render,
  });
  site = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await app.close();
  await stopServices();
});

const stopServices = () => new Promise((stopped) => services.close(stopped).closeAllConnections());

const withPost = (over = {}) => {
  answers['/api/blogs/a'] = { body: post('a', over) };
};

const hydration = (html: string) =>
  JSON.parse(/<script id="hydration" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const text = async (path: string) => (await fetch(`${site}${path}`)).text();

const publish = (over: Partial<SiteContent>) => {
  shown = { edition: 1, publishedAt: null, content: { ...editionOne, ...over } };
};
/** The status of an answer, and where it leads. */
const ask = async (path: string) => {
  const { status, headers } = await fetch(`${site}${path}`, { redirect: 'manual' });
  return [status, headers.get('Location')];
};

it('security.txt says whom to tell of a hole, until in a year, once that is set', async () => {
  expect(await ask('/.well-known/security.txt')).toEqual([404, null]);
  config.SECURITY_CONTACT = 'mailto:security@salon.example';
  const said = await text('/.well-known/security.txt');
  const [, contact, until = ''] = /^Contact: (.+)\nExpires: (.+)\n$/.exec(said) ?? [];
  expect(contact).toBe('mailto:security@salon.example');
  const days = (Date.parse(until) - Date.now()) / 86_400_000;
  expect([days > 360, days < 365]).toEqual([true, true]);
});

it('feeds that are not written yet are those of the posts that are known, while there is a blog', async () => {
  expect(await text('/rss.xml')).toContain('<title>Title of tan</title>');
  expect(await text('/sitemap.xml')).toContain('/sitemap-posts-1.xml</loc>');
  publish({ pages: { ...editionOne.pages, blog: false } });
  expect(await ask('/rss.xml')).toEqual([404, null]);
  posts.position = undefined;
  expect(await ask('/sitemap.xml')).toEqual([503, null]);
});

it.each([
  ['a former address', '/services/makup', 301, '/services/makeup'],
  ['a hidden menu', '/services/nail', 404, null],
  ['a page of an old site', '/services/old', 301, '/offers'],
  ['a short address', '/go/window', 302, '/offers?from=window'],
  ['a short address that there is not', '/go/door', 404, null],
  ['a short address of a menu that has moved', '/go/former', 302, '/services/makeup?from=former'],
  ['a short address of a hidden menu', '/go/nail', 302, '/?from=nail'],
])('%s, where nginx has found no file, is answered: %s', async (_, path, status, location) => {
  answers['/internal/old-address?of=/services/old'] = { status: 301, location: '/offers' };
  const leads = { window: '/offers', former: '/services/makup', nail: '/services/nail' };
  const shortcuts = Object.entries(leads).map(([id, leadsTo]) => ({ id, name: id, address: id, leadsTo }));
  const menus = editionOne.menus.map((menu) => ({ ...menu, hidden: menu.id === 'nail' }));
  publish({ shortcuts, menus });
  expect(await ask(path)).toEqual([status, location]);
});

describe('posts in two languages', () => {
  const family = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
  beforeEach(() => {
    publish({ translations: { ml: { isOn: true, texts: {} } } });
    posts.languages = ['ml'];
    const malayalam = { language: 'ml' as const, title: 'മുടി സംരക്ഷണം' };
    posts.apply(
      allPosts([
        listed('b'),
        listed('a', { family }),
        listed('a-ml', { ...malayalam, family }),
        listed('ta', { language: 'ta' }),
      ]),
    );
    answers['/api/blogs/a-ml'] = { body: post('a-ml', malayalam) };
    answers['/api/blogs/b'] = { body: post('b', { language: 'en' }) };
    answers['/api/blogs/ta'] = { body: post('ta', { language: 'ta' }) };
    withPost({ language: 'en' });
  });

  it.each([
    ['one in another language leads to where it is at home', '/blog/a-ml', 301, '/ml/blog/a-ml'],
    ['one with a version in the language leads to that', '/ml/blog/a', 301, '/ml/blog/a-ml'],
    ['so do its data', '/page-data/ml/blog/a.json', 301, '/page-data/ml/blog/a-ml.json'],
    [
      'those of a list keep what is asked',
      '/page-data/ta/blog.json?q=oil',
      301,
      '/page-data/blog.json?q=oil',
    ],
    ['one without is shown', '/ml/blog/b', 200, null],
    ['one in a language that nobody can choose stays', '/blog/ta', 200, null],
    ['addresses of that language lead to English', '/ta/blog/ta', 301, '/blog/ta'],
    ['one that is not there', '/ml/blog/none', 404, null],
    ['a feed', '/ml/rss.xml', 200, null],
    ['one of a language that nobody can choose', '/ta/rss.xml', 301, '/rss.xml'],
  ])('%s: %s', async (_, path, status, location) => {
    expect(await ask(path)).toEqual([status, location]);
  });

  it('say their language, where they are at home, and the way to their versions', async () => {
    const malayalam = await text('/ml/blog/a-ml');
    expect(malayalam).toContain('<link rel="canonical" href="http://localhost:8080/ml/blog/a-ml"');
    expect(malayalam).toContain('<h1 lang="ml">മുടി സംരക്ഷണം</h1>');
    expect(malayalam).toContain('<meta property="og:locale" content="ml_IN"');
    expect(malayalam).toContain('"inLanguage":"ml"');
    expect(malayalam).toMatch(/<a href="\/blog\/a" [^>]*lang="en"[^>]*>Read this in English<\/a>/);
    expect(Object.values(hydration(malayalam).loaderData)).toContainEqual(
      expect.objectContaining({
        page: expect.objectContaining({
          alternates: [
            { code: 'ml', path: '/ml/blog/a-ml' },
            { code: 'en', path: '/blog/a' },
          ],
        }),
      }),
    );
    const guest = await text('/ml/blog/b');
    expect(guest).toContain('<link rel="canonical" href="http://localhost:8080/blog/b"');
    expect(guest).toMatch(/<h1 lang="en">.*<div class="post-text[^>]* lang="en"/s);
    expect(guest).toContain('href="/ml/blog/a-ml"');
    expect(guest).not.toContain('alternates');
    // In no other language: the way to the list of that.
    posts.apply(allPosts([listed('a-ml', { language: 'ml' })]));
    expect(await text('/ml/blog/a-ml')).toMatch(/<a href="\/blog" [^>]*lang="en"[^>]*>English<\/a>/);
  });

  it('are listed by language, with what else there is', async () => {
    const [english, malayalam] = [await text('/blog'), await text('/ml/blog')];
    const listedIn = (html: string) =>
      [...html.matchAll(/href="(\/[a-z/]*blog\/[^"]+)"/g)].map(([, path]) => path);
    expect(listedIn(english)).toEqual(['/blog/b', '/blog/a']);
    expect(listedIn(malayalam)).toEqual(['/ml/blog/a-ml', '/ml/blog/b']);
    expect(malayalam).toMatch(
      /<h2[^>]*>[^<]*English.*<h3 lang="en"><a [^>]*>Title of b.*<a [^>]*href="\/blog"[^>]*>[^<]*English/s,
    );
    expect(malayalam).toContain('action="/ml/blog"');
    posts.apply(allPosts([], { isWhole: false, gone: ['a'] }));
    expect(listedIn(await text('/blog'))).toEqual(['/blog/b', '/ml/blog/a-ml']);
  });

  it('are those of one alone as if there were no languages', async () => {
    publish({});
    posts.languages = [];
    posts.apply(allPosts([listed('a'), listed('b')]));
    for (const path of ['/blog', '/blog/a'])
      expect(await text(path)).not.toMatch(/"language"|inLanguage|lang=|alternates|versions|others/);
  });
});

describe('a link to a draft', () => {
  const token = 't'.repeat(43);
  const picture = '/media/0123456789abcdef0123-300x200-a1b2c3/960.jpg';
  const until = '2026-12-05T06:30:00Z';
  const answer = (body: object) => {
    answers[`/internal/shared?token=${token}`] = { body: { until, ...body } };
  };
  const open = (inside = '') => text(`/shared/${token}${inside}`);

  it('of a post shows its page, says so, and leaves nothing that runs or tells of it', async () => {
    publish({ pages: { ...editionOne.pages, blog: false }, translations: { ml: { isOn: true, texts: {} } } });
    answer({ post: post('a', { language: 'ml', content: `<p><img src="${picture}" alt=""></p>` }) });
    const html = await open('?fbclid=1');
    expect(html).toMatch(/കരട്: .* ഡിസംബർ 5 .*<h1 lang="ml">Title of a</s);
    expect(html).toContain(`"${picture.slice(0, -7)}`);
    expect(html).toContain(
      '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    );
    expect(html).not.toMatch(/<script|modulepreload|canonical|og:|wa\.me\/\?text|"\/blog\/a"/);
    expect(await ask(`/shared/${token}/about`)).toEqual([404, null]);
    expect(JSON.stringify(log)).toContain('"/shared/"');
    expect(JSON.stringify(log)).not.toContain(token);
  });

  it('of the site shows any page of it, whose links stay inside', async () => {
    answer({ content: { ...editionOne, translations: { ml: { isOn: true, texts: {} } } } });
    const html = await open('/ml/about');
    expect(html).toContain(`<a href="/shared/${token}/ml/services`);
    expect(html).toMatch(/href="\/admin\/login"/);
    expect(await open()).toContain('Draft: not published yet. This link works until 5 December 2026.');
    expect(await ask(`/shared/${token}/services/makup`)).toEqual([301, `/shared/${token}/services/makeup`]);
  });

  it('leads to what was published meanwhile, on this site, and says that it has ended', async () => {
    answer({ leadsTo: '/blog/a' });
    expect(await ask(`/shared/${token}`)).toEqual([302, '/blog/a']);
    answer({ leadsTo: '' });
    expect(await ask(`/shared/${token}/about`)).toEqual([302, '/about']);
    expect(await ask(`/shared/${token}//site.example/`)).toEqual([302, '/site.example/']);
    answers = {};
    for (const path of [`/shared/${token}`, `/shared/${token}t`, '/shared/short']) {
      expect(await ask(path)).toEqual([404, null]);
      const html = await text(path);
      expect(html).toContain('This draft is no longer there, or its link has ended.');
      expect(html).toContain('<a href="/">');
    }
  });
});

describe('a page of the blog that is no file', () => {
  beforeEach(() => {
    withPost();
    answers['/api/blogs?limit=24&language=en&q=sun'] = { body: [summary('tan')] };
    answers['/api/blogs?limit=24&language=en&category=nope'] = { status: 400, body: {} };
  });

  /** The address of a page's data. */
  const dataOf = (path: string) => `/page-data${path.replace(/\?|$/, '.json$&')}`;

  it('is complete HTML with its data', async () => {
    const response = await fetch(`${site}/blog`, { headers: { 'X-Request-Id': 'abc-123' } });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('X-Request-Id')).toBe('abc-123');
    expect(html).toMatch(
      /<head>.*<title>Blog.*<link rel="canonical" href="http:\/\/localhost:8080\/blog".*<style/s,
    );
    expect(html).toContain('<link rel="modulepreload" media="not all" href="/assets/site.js">');
    expect(JSON.stringify(hydration(html).loaderData)).toContain('Title of b');
    expect(JSON.stringify(hydration(html).loaderData)).toContain('["Hair Care","Skin Care"]');
  });

  it.each([
    ['a search', '/blog?q=sun', 'tan'],
    ['a post', '/blog/a', 'a'],
  ])(
    'of %s is asked for under the request’s own id, and so are its data, which name each post',
    async (_, path, id) => {
      const headers = { 'X-Request-Id': 'abc-123' };
      const html = await (await fetch(`${site}${path}`, { headers })).text();
      const response = await fetch(`${site}${dataOf(path)}`, { headers });
      expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      const data = await response.text();
      expect(data).toContain(`"_id":"${id}"`);
      expect(Object.values(hydration(html).loaderData)).toContainEqual(JSON.parse(data));
      expect(asked.map((request) => request.headers['x-request-id'])).toEqual(['abc-123', 'abc-123']);
    },
  );

  it.each([
    ['a list that there cannot be', '/blog?category=nope', 'Blog posts not found.'],
    ['an unknown post', '/blog/none', 'Blog post not found.'],
  ])('of %s is a 404 page for no search engine, and no fault in the log', async (_, path, words) => {
    const html = await text(path);
    expect([await ask(path), await ask(dataOf(path))]).toEqual(Array(2).fill([404, null]));
    expect(html).toContain(words);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(log.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it.each<[when: string, path: string, fail: () => unknown]>([
    ['blog-service is away', '/blog/a', () => stopServices()],
    ['nobody has said which edition is current', '/page-data/blog.json', () => (shown = undefined)],
  ])('is 503 when %s: %s', async (_, path, fail) => {
    await fail();
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
    const text = await response.text();
    const [marked = ''] = /Not public yet\.[^<]*/.exec(text) ?? [];
    expect([unmarked(marked), keyIn(marked)]).toEqual(['Not public yet.', 'reviews/new/content']);
    expect(asked[0]?.headers.authorization).toBe('Bearer owner');
  });

  it('is the page that visitors see while there is no draft', async () => {
    answers['/api/site/draft'] = { status: 204 };
    const response = await preview('/');
    expect([response.status, unmarked(await response.text())]).toEqual([
      200,
      expect.stringContaining(editionOne.words.home.hero.title),
    ]);
  });

  // Pages whose texts are grouped, measured and compared.
  const draft = structuredClone(editionOne);
  draft.translations = { ta: { isOn: true, texts: {} } };
  for (const offer of [0, 2]) Object.assign(draft.offers.packages[offer] ?? {}, { category: 'Festive' });
  for (const { id } of draft.menus.slice(0, 2))
    for (const service of draft.services[id]?.slice(0, 2) ?? []) service.group = 'For women';
  const previewOf = async (path: string) => {
    answers['/api/site/draft'] = { body: { basedOn: 3, content: draft } };
    return (await preview(path)).text();
  };

  it.each(['/', '/services/prices', '/services/nail', '/offers', '/bridal', '/ta/Academy', '/ta/offers'])(
    'is what visitors will see but for its marks: %s',
    async (path) => {
      const page = await render(new Request(`http://renderer${path}`), draft, new Date());
      if (page instanceof Response) throw new Error(`${path} leads elsewhere.`);
      // Diffs of whole pages take long.
      expect(unmarked(await previewOf(path)) === page.html).toBe(true);
    },
  );

  it('marks a heading as that of the first entry which it is for, and what has moved below one', async () => {
    const keysAt = async (path: string, part: string) =>
      Array.from((await previewOf(path)).matchAll(/<h3>([^<]+)/g), ([, text = '']) => keyIn(text)).filter(
        (key) => key.startsWith(part),
      );
    const headings = draft.menus
      .slice(0, 2)
      .map(({ id }) => `services/${id}/${draft.services[id]?.[0]?.id}/group`);
    expect((await keysAt('/services/prices', 'services/')).slice(0, 2)).toEqual(headings);
    const titles = draft.offers.packages.map(({ id }) => `offers/packages/${id}/title`);
    const [festive, other, festiveToo, ...others] = titles;
    expect(await keysAt('/offers', 'offers/')).toEqual([other, ...others, festive, festiveToo]);
  });

  it('is refused without a token, as blog-service refuses it', async () => {
    const response = await preview('/', {});
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    const body = { statusCode: 401, error: 'Unauthorized', message: 'Please log in again.' };
    expect(await response.json()).toEqual(body);
    expect(asked).toEqual([]);
    answers['/api/site/draft'] = { status: 401, body: { ...body, message: 'No.' } };
    const refused = await preview('/');
    expect([refused.status, await refused.json()]).toEqual([401, { ...body, message: 'No.' }]);
  });
});

it('no text of a post ends a script', async () => {
  withPost({ title: '</script><script>alert(1)</script>', excerpt: '<!--<script>' });
  const html = await text('/blog/a');
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toContain('<!--<script>');
  expect(JSON.stringify(hydration(html))).toContain('</script><script>alert(1)</script>');
});

it('a page that fails to render is a 500 that nobody may keep, never one with a spinner, and logged', async () => {
  withPost({ title: {} });
  const response = await fetch(`${site}/blog/a`);
  expect(response.status).toBe(500);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe('This page could not be shown. Please try again in a moment.\n');
  const [line] = log.filter(({ msg }) => msg === 'page not rendered');
  expect(line?.err?.stack).toContain('caused by: Error: Objects are not valid');
});

describe('health', () => {
  it('is live and ready without the services, but not ready before its pages are written', async () => {
    await stopServices();
    expect([await ask('/health/live'), await ask('/health/ready')]).toEqual(Array(2).fill([200, null]));
    isReady = false;
    expect((await ask('/health/live'))[0]).toBe(200);
    expect((await ask('/health/ready'))[0]).toBe(503);
  });

  const WELL = { status: 'up', database: 'up' };
  it.each([
    ['all is well', 'ok', 'up', WELL],
    ['the services are away', 'error', 'up', { status: 'down', database: 'unknown' }],
    ['the first pages are not written', 'error', 'starting', WELL],
  ])('names each part at /healthz when %s', async (_, status, frontend, part) => {
    answers['/health/ready'] = { body: { details: { database: { status: 'up' } } } };
    if (part !== WELL) await stopServices();
    isReady = frontend === 'up';
    const response = await fetch(`${site}/healthz`);
    expect(response.status).toBe(status === 'ok' ? 200 : 503);
    const parts = { frontend: { status: frontend }, 'blog-service': part, 'auth-service': part };
    expect(await response.json()).toEqual({ status, parts });
  });
});

it('logs each request with its plain path, and no secret of its address or headers, also with an error', async () => {
  const secret = 'hunter2-secret';
  const headers = {
    Authorization: `Bearer ${secret}`,
    Cookie: `token=${secret}`,
    'X-Request-Id': `token=${secret}`,
  };
  for (const path of ['/api/blogs/a', '/api/site/draft', `/api/blogs?limit=24&language=en&q=${secret}`])
    answers[path] = { status: 500, body: {} };
  for (const path of ['/blog', '/blog/a', '/preview/blog', '/nothing', '/%zz'])
    for (const spelling of ['?token=', '?%70assword=', '?q=', ';pass=', '/token%3D'])
      await fetch(`${site}${path}${spelling}${secret}`, { headers });
  expect(log).toContainEqual(expect.objectContaining({ method: 'GET', url: '/nothing', status: 404 }));
  expect(log.some(({ msg }) => msg === 'page not rendered')).toBe(true);
  expect(JSON.stringify(log)).not.toContain('hunter2');
});

it('logs the first requests of a minute for what is not there, and how many more there were', async () => {
  for (let some = 0; some < 30; some++) await fetch(`${site}/nothing`);
  await app.close();
  expect(log.filter(({ msg }) => msg === 'request')).toHaveLength(10);
  expect(log.at(-1)).toMatchObject({ more: 20 });
});

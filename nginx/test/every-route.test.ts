import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { cacheable, json, type Received } from './support/service.js';

// Every route has a limit: whatever reaches a service is refused by rate; what nginx answers itself, from a file or a cache, is
// limited by connections. Only the fixed answers below have none. The routes are read from nginx's own configuration and from what
// the services say of themselves.

const root = join(import.meta.dirname, '../..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** A request of a route: `number` is another one each time, for the parameters that anybody can make up. */
type Path = (number: number) => string;
interface Route {
  method: string;
  path: Path;
}

/** Requests for each location. */
const paths: Record<string, Path[]> = {
  '^~ /.well-known/acme-challenge/': [(number) => `/.well-known/acme-challenge/${number}`],
  '= /.error': [() => '/.error'],
  '= /.api-error': [() => '/.api-error'],
  '~ /\\.': [(number) => `/.env-${number}`],
  '~ \\.(html|br|gz)\\z': [() => '/about.html'],
  '= /404.html': [() => '/404.html'],
  '= /blogdetail.html': [() => '/blogdetail.html'],
  '~* ^/admin/login/?\\z': [() => '/admin/login'],
  '~* ^/admin(/|\\z)': [(number) => `/admin/blog/edit/${number}`],
  '/assets/': [() => '/assets/app-1a2b3c.js', (number) => `/assets/${number}.js`],
  '/': [() => '/', () => '/about', () => '/page-data/index.json', (number) => `/nothing-${number}`],
  '~* "^/services/(?<menu>[a-z0-9-]{1,60})/?\\z"': [
    () => '/services/Menshair',
    (number) => `/services/none-${number}`,
  ],
  '~ "^/page-data/services/[A-Za-z0-9-]{1,60}\\.json\\z"': [
    () => '/page-data/services/Menshair.json',
    (number) => `/page-data/services/none-${number}.json`,
  ],
  '^~ /preview/': [() => '/preview/about', (number) => `/preview/${number}`],
  '~ ^/api/(site|categories)\\z': [() => '/api/site', () => '/api/categories'],
  '~ ^/api/((site|categories|consents)/|(counts|consents|backups)\\z)': [
    () => '/api/site/draft',
    (number) => `/api/categories/${number}`,
    () => '/api/counts?period=week',
    () => '/api/consents',
    () => '/api/backups',
    (number) => `/api/consents/${number}`,
  ],
  '= /api/seen': [() => '/api/seen'],
  '~* "^/go/(?<shortcut>[a-z0-9-]{1,30})/?\\z"': [(number) => `/go/none-${number}`],
  '~ "^/(favicon\\.ico|apple-touch-icon\\.png|\\.well-known/security\\.txt)\\z"': [
    () => '/favicon.ico',
    () => '/.well-known/security.txt',
  ],
  '~ ^/feed/?\\z': [() => '/feed'],
  '~* ^/api(/|\\z)': [() => '/api', (number) => `/API/${number}`],
  '^~ /api/admin/': [() => '/api/admin/session', (number) => `/api/admin/${number}`],
  '^~ /api/admin/login': [() => '/api/admin/login', () => '/api/admin/login/recovery'],
  '^~ /api/blogs': [
    () => '/api/blogs',
    (number) => `/api/blogs?q=${number}`,
    (number) => `/api/blogs?cursor=${number}`,
    (number) => `/api/blogs?category=${number}`,
    (number) => `/api/blogs/none-${number}`,
    (number) => `/api/blogs/${number}/nothing`,
  ],
  '= /api/pictures': [() => '/api/pictures'],
  '= /healthz': [() => '/healthz', (number) => `/healthz?${number}`],
  '~* ^/blog/?\\z': [() => '/blog', (number) => `/blog?q=${number}`, (number) => `/blog?fbclid=${number}`],
  '~* ^/blog/(?<post>[^/]+)/?\\z': [() => '/blog/there', (number) => `/blog/none-${number}`],
  '~* ^/blogdetail/?\\z': [() => '/blogdetail', (number) => `/blogdetail?id=${number}`],
  '~ ^/(sitemap|sitemap-posts-\\d+|rss)\\.xml\\z': [
    () => '/rss.xml',
    () => '/sitemap.xml',
    (number) => `/sitemap-posts-${number}.xml`,
  ],
  '~ "^/media/[A-Za-z0-9-]+/([1-9]\\d*\\.[a-z0-9]+|preview(-(0|[1-9]\\d?|100)){2}\\.jpg|preview\\.jpg)\\z"': [
    (number) => `/media/${number}/640.webp`,
    (number) => `/media/${number}/preview-5-5.jpg`,
  ],
};

/** nginx gives these answers before it looks at any limit. They cost it no more than a refusal. */
const FIXED = /^(\/api$|\/feed$|\/API\/|\/blogdetail\?id=)/;

/** The locations that strangers can name. */
function locations(): string[] {
  const folder = 'nginx/conf/server';
  const files = readdirSync(join(root, folder, 'locations')).map((name) => `locations/${name}`);
  return ['site.conf', 'acme.conf', 'error-sentence.conf', ...files]
    .flatMap((file) => [...read(folder, file).matchAll(/^\s*location (.+) \{/gm)])
    .map(([, location = '']) => location)
    .filter((location) => !location.startsWith('@'));
}

/** The operations that a service has. */
function operations(service: string): (Route & { isPublic: boolean; pattern: RegExp })[] {
  const document: {
    paths: Record<string, Record<string, { security?: object[] }>>;
  } = JSON.parse(read(service, 'openapi.json'));
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [] }]) => ({
      method: method.toUpperCase(),
      path: (number: number) => path.replace(/\{\w+\}/g, `${number}`),
      isPublic: security.length === 0,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
    })),
  );
}

const described = ['auth-service', 'blog-service'].flatMap(operations);
const routes: Route[] = [
  ...described,
  ...['GET', 'POST'].flatMap((method) =>
    Object.values(paths).flatMap((some) => some.map((path) => ({ method, path }))),
  ),
];

const door = await openDoor();
/** How many requests of each address have reached a service. */
const reached = new Map<string, number>();
/** As the services do, only public reads say that they may be cached. */
const answer = ({ method, url, headers }: Received) => {
  const from = String(headers['x-forwarded-for']);
  reached.set(from, (reached.get(from) ?? 0) + 1);
  const operation = described.find((one) => one.method === method && one.pattern.test(url));
  if (operation && !operation.isPublic && !headers.authorization) return json({}, { status: 401 });
  return json({}, { headers: method === 'GET' ? cacheable : {} });
};
for (const service of [door.auth, door.blog, door.renderer]) service.answer = answer;

let addresses = 0;
/** An address of this machine that no test has used before. */
const newAddress = () => `127.1.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

/**
 * Sends each text on a connection of its own, and does `then` as soon as one of them was `refused`, while all are still open.
 * Without a refusal it waits until all have been closed, and says how they were answered.
 */
async function answerTo(texts: string[], from: string, then: () => Promise<void>): Promise<string> {
  const sockets = texts.map((text) => {
    const socket = connect({ port: door.port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => {}).write(text);
    return socket;
  });
  const refusals = sockets.map(async (socket) => {
    let received = '';
    for await (const chunk of socket) {
      received += chunk;
      if (/^HTTP\/1\.1 429/m.test(received)) return;
    }
    throw new Error(received.split('\r\n')[0] || 'closed without an answer');
  });
  const answer = await Promise.any(refusals).then(
    () => 'refused',
    ({ errors }: AggregateError) => [...new Set(errors.map(String))].join(', '),
  );
  if (answer === 'refused') await then();
  for (const socket of sockets) socket.destroy();
  return answer;
}

const AT_ONCE = 100;
const ON_EACH = 3;
/** More than any limit lets through at once. */
const MANY = AT_ONCE * ON_EACH;
const TOO_MANY = 20 * MANY;

/** Sends requests until one is refused, or until so many have cost the services next to nothing. */
async function flood(route: Route, headers: Record<string, string>) {
  const from = newAddress();
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  let sent = 0;
  const costs = () => reached.get(from) ?? 0;
  const request = (last: boolean) =>
    `${route.method} ${route.path(sent++)} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n${head.join('')}` +
    `${last ? 'Connection: close\r\n' : ''}\r\n`;
  while (sent < TOO_MANY) {
    const texts = Array.from({ length: AT_ONCE }, () =>
      Array.from({ length: ON_EACH }, (_, number) => request(number === ON_EACH - 1)).join(''),
    );
    if ((await answerTo(texts, from, () => expectServed(route))) === 'refused') return 'refused';
    if (costs() < sent / 10) return costs() > 0 ? 'cheap' : 'free';
  }
  throw new Error(`${costs()} of ${sent} requests reached a service`);
}

/**
 * Holds more requests open than one address may have: those whose body doesn't arrive last as long as they are held. A cache may
 * answer them without it: then they hold nothing, and whether so many are open at one moment is chance.
 */
async function holdTooMany(route: Route, isFromCache: boolean): Promise<void> {
  const texts = Array.from(
    { length: 300 },
    (_, number) =>
      `${route.method} ${route.path(number)} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n`,
  );
  const answer = await answerTo(texts, newAddress(), () => expectServed(route));
  expect(['refused', ...(isFromCache ? ['Error: HTTP/1.1 200 OK'] : [])]).toContain(answer);
}

async function expectServed({ method, path }: Route): Promise<void> {
  const { status } = await door.ask(path(0), { method, from: newAddress() });
  expect(status, 'another address is served').not.toBe(429);
}

test('each location of nginx has its requests here', () => {
  expect(Object.keys(paths).sort()).toEqual([...new Set(locations())].sort());
});

// With the cookie of the owner's browser pictures come from no cache.
const pictures = routes.filter(({ path }) => path(1).startsWith('/media/'));
describe.each<[string, Route[], Record<string, string>]>([
  ['without a token', routes, {}],
  ['with a token', routes, { Authorization: 'Bearer made-up' }],
  ['with a cookie', pictures, { Cookie: 'media=made-up' }],
])('%s', (_, asked, headers) => {
  const named = new Map(asked.map((route) => [`${route.method} ${route.path(1)}`, route]));
  test.each([...named])(
    '%s has a limit',
    async (_, route) => {
      const answered = await flood(route, headers);
      if (answered === 'refused') return;
      if (FIXED.test(route.path(1))) return expect(answered).toBe('free');
      return holdTooMany(route, answered === 'cheap');
    },
    60_000,
  );
});

import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { json } from './support/service.js';
import { PICTURE } from './support/site.js';
import { atOnce, until } from './support/until.js';

// Whatever reaches a service is refused by rate; what nginx answers itself is limited by connections. The routes are read from nginx's
// own configuration and from what the services say of themselves.

const root = join(import.meta.dirname, '../..');

/** Each # is another number each time, for what anybody can make up. */
const addresses = `
  /.well-known/acme-challenge/# /.error /.api-error /.env-# /404.html /blogdetail.html /about.html
  /admin/login /admin/blog/edit/# /assets/app-1a2b3c.js /assets/#.js /assets/drawings/6a1b9a-fdd835-0a1b2c3d/emblem-#.png / /page-data/index.json /nothing-#
  /services/Menshair /services/none-# /ml/services/Menshair /ta/none-# /page-data/services/Menshair.json /page-data/services/none-#.json
  /preview/# /shared/# /?p=# /api/site /api/categories /api/categories/# /api/counts?period=# /api/seen /go/none-#
  /favicon.ico /.well-known/security.txt /feed /api/nothing-# /API/# /api/admin/# /api/admin/login /api/admin/invitation
  /api/blogs /api/blogs?q=# /api/blogs?cursor=# /api/blogs?category=# /api/blogs/none-# /api/blogs/#/nothing /api/pictures
  /healthz?# /blog /blog?fbclid=# /blog?q=# /blog?category=# /blog/there /blog/none-#
  /page-data/blog.json /page-data/blog.json?cursor=# /page-data/blog/there.json /page-data/blog/none-#.json
  /ml/blog?q=# /ml/blog/none-# /ml/rss.xml /blogdetail /blogdetail?id=# /rss.xml /sitemap.xml ${PICTURE} /media/#/640.webp`
  .trim()
  .split(/\s+/);

const folder = join(root, 'nginx/conf/server');
const locations = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.conf') && !/redirect|unknown/.test(file))
  .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^ *location ([^@].*?) \{/gm)])
  .map(([, location = '']) => location);
test.each(locations)('the location %s of nginx has an address here', (location) => {
  const [, kind, text = ''] = /^(~\*?|=|\^~)? ?"?(.*?)"?$/.exec(location) ?? [];
  const pattern = new RegExp(text.replaceAll('\\z', '$'), 'i');
  const isOf = (path = '') => (kind?.startsWith('~') ? pattern.test(path) : path.startsWith(text));
  expect(addresses.filter((path) => isOf(path.replaceAll('#', '1').split('?')[0]))).not.toEqual([]);
});

const operations = ['auth-service', 'blog-service'].flatMap((service) => {
  const { paths } = JSON.parse(readFileSync(join(root, service, 'openapi.json'), 'utf8'));
  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '#')}`),
  );
});
const own = addresses.flatMap((path) => [`GET ${path}`, `POST ${path}`]);
const routes = [...new Set([...operations, ...own])];

const door = await openDoor();
const behind = await openDoor({ TRUSTED_PROXIES: '127.0.0.20' });
/** The addresses whose requests have reached a service. */
const reached = new Set<string>();
for (const service of [door.auth, door.blog, door.renderer])
  service.answer = ({ headers }) => {
    reached.add(String(headers['x-forwarded-for']));
    return json({});
  };

let visitors = 0;
/** An address of this machine that no test has used before. */
const newAddress = () => `127.1.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`;

/** Sends each text on a connection of its own; true as soon as one request is refused, while all connections are still open. */
async function isRefused(texts: string[], from: string, meanwhile = async () => {}): Promise<boolean> {
  const sockets = texts.map((text) => {
    const socket = connect({ port: door.port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => {}).write(text);
    return socket;
  });
  const refusals = sockets.map(async (socket) => {
    let received = '';
    for await (const chunk of socket) {
      received += chunk;
      if (/^HTTP\/1\.1 429/m.test(received)) return true;
    }
    throw new Error('not refused');
  });
  const refused = await Promise.any(refusals).catch(() => false);
  if (refused) await meanwhile();
  for (const socket of sockets) socket.destroy();
  return refused;
}

const AT_ONCE = 100;
describe.each([
  ['without a token', routes, ''],
  ['with a token', routes, 'Authorization: Bearer made-up\r\n'],
  ['with a cookie', routes.filter((route) => route.includes('/media/')), 'Cookie: media=made-up\r\n'],
])('%s', (_, asked, header) => {
  test.each(asked)('a flood of %s is refused or reaches no service', async (route) => {
    const from = newAddress();
    let number = 0;
    const request = (last: string) =>
      `${route.replace('#', `${number++}`)} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n${header}${last}\r\n`;
    const three = () => [request(''), request(''), request('Connection: close\r\n')].join('');
    await isRefused([three()], from);
    if (!reached.has(from)) return;
    const [method, path = ''] = route.replace('#', '0').split(' ');
    const isServed = async () => {
      const { status } = await door.ask(path, { method, from: newAddress() });
      expect(status, 'another address is served').not.toBe(429);
    };
    expect(await isRefused(Array.from({ length: AT_ONCE }, three), from, isServed)).toBe(true);
  });
});

test('one address holds at most 256 requests open', async () => {
  const unfinished = 'POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n';
  expect(await isRefused(Array(300).fill(unfinished), newAddress())).toBe(true);
});

test('three hundred who never finish their request keep nobody out, and are shown out after five seconds', async () => {
  const clients = await atOnce(300, async () => {
    const socket = connect({ port: door.port, host: '127.0.0.1' }).on('error', () => {});
    socket.resume().write('GET /about HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    await once(socket, 'connect');
    return socket;
  });
  expect(await door.ask('/about')).toMatchObject({ status: 200 });
  await until('all are closed', () => clients.every(({ closed }) => closed), 15);
});

test('a flood of logins and guessed invitations is refused with a time to come back and the reason, for a whole network of IPv6', async () => {
  const logIn = (address: string) => {
    const headers = { 'X-Forwarded-For': address };
    const path = `/api/admin/${/[02468]$/.test(address) ? 'login/recovery' : 'invitation/password'}`;
    return behind.ask(path, { method: 'POST', from: '127.0.0.20', headers });
  };
  const flood = await atOnce(60, (host) => logIn(`2001:db8:1:2::${host + 1}`));
  const refused = flood.filter(({ status }) => status === 429);
  // Twenty at once and five a second are allowed; a slow machine may take a second or two for the sixty.
  expect(refused.length).toBeGreaterThan(30);
  expect(refused[0]?.headers['retry-after']).toBe('10');
  expect(JSON.parse(refused[0]?.text ?? '')).toEqual({
    statusCode: 429,
    error: 'Too Many Requests',
    message: 'Too many requests. Please wait a moment and try again.',
  });
  expect(await logIn('2001:db8:1:3::1')).toMatchObject({ status: 200 });
});

test.each(['/', '/assets/app-1a2b3c.js', '/blog', '/blog/there', '/api/site', PICTURE])(
  'reading %s is never refused',
  async (path) => {
    const replies = await atOnce(200, () => door.ask(path, { from: '127.0.0.9' }));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  },
);

import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { ask, exchange } from './support/http.js';
import { headersWith, spellingsOf } from './support/secret.js';
import { json } from './support/service.js';
import { until } from './support/until.js';

const door = await openDoor({
  STATUS_HOST: '127.0.0.1',
  PUBLIC_URL: 'http://salon.example',
  LOG_ADDRESSES: 'whole',
});
const usual = await openDoor({ TRUSTED_PROXIES: '127.0.0.1' });

const accessLog = () => readFileSync(join(door.dir, 'access.log'), 'utf8');
/** The last one may not be written to its end yet. */
const lines = () =>
  accessLog()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

test('each request is a line of JSON with the plain path alone', async () => {
  await door.ask('/api/blogs?q=monkey', {
    headers: { Authorization: 'Bearer x', 'User-Agent': 'Mozilla/5.0 (X11; Linux) Gecko/20100101 "x"' },
  });
  await door.ask('/about');
  await door.ask('/blog/a-post%20and');
  await until('all are logged', () => lines().length === 3);
  expect(lines().sort((one, other) => (one.uri < other.uri ? -1 : 1))).toMatchObject([
    { uri: '/about', userAgent: '' },
    {
      method: 'GET',
      uri: '/api/blogs(redacted)',
      status: 200,
      client: '127.0.0.1',
      upstream: door.blog.address,
      userAgent: 'Mozilla/5.0 (X11; Linux) Gecko/20100101 ',
    },
    { uri: '/blog/a-post(redacted)' },
  ]);
});

test('of a visitor’s program only a robot’s or a tool’s name is logged', async () => {
  const agents = {
    ...{ 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0': 'browser', 'curl/8.1': 'curl' },
    ...{
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)': 'Googlebot',
      '"odd': '(redacted)',
    },
  };
  for (const [number, agent] of Object.keys(agents).entries())
    await usual.ask(`/offers/${number}`, { headers: { 'User-Agent': agent } });
  const log = () =>
    readFileSync(join(usual.dir, 'access.log'), 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
      .filter(({ uri }) => uri.startsWith('/offers/'));
  await until('all are logged', () => log().length === 4);
  expect(
    log()
      .map(({ uri, userAgent }) => [uri, userAgent])
      .sort(),
  ).toEqual(Object.values(agents).map((name, number) => [`/offers/${number}`, name]));
});

test('of an address only the network is logged, unless the setting keeps it whole', async () => {
  const log = () => readFileSync(join(usual.dir, 'access.log'), 'utf8');
  const addresses = ['203.0.113.77', '2001:db8:7:8:9:a:b:c', '2001:db8::77', '2001::77:8', '::77'];
  for (const [number, address] of addresses.entries())
    await usual.ask(`/about/${number}`, { headers: { 'X-Forwarded-For': address } });
  await usual.ask('/api/admin/session', { headers: { 'X-Forwarded-For': '203.0.113.77' } });
  expect(usual.auth.received.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.77');
  await usual.auth.down(() =>
    usual.ask('/api/admin/session', { headers: { 'X-Forwarded-For': '203.0.113.77' } }),
  );
  await until('all are logged', () => log().split('\n').length > addresses.length + 2);
  const clients = log()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  const of = (number: number) => clients.find(({ uri }) => uri === `/about/${number}`)?.client;
  expect(addresses.map((_, number) => of(number))).toEqual([
    ...['203.0.113.0', '2001:db8:7::', '2001:db8::', '2001::', '::'],
  ]);
  expect(usual.output()).toContain('client: 203.0.113.0,');
  expect(usual.output() + log()).not.toMatch(/113\.77|:77\b|:8:9:a/);
});

// e2e/tests/http/logs.spec.ts looks at requests that are answered, and at the logs of all parts.
test('no secret is in a log when a service is away, or when a request is too large or broken', async () => {
  const SECRET = 'hunter2-secret';
  const spellings = spellingsOf(SECRET);
  const headers = { ...headersWith(SECRET), 'Content-Type': 'application/json' };
  // One has a word that tells of a secret, the other only characters that no browser or robot sends.
  const [telling, odd] = ['x token hunter2', 'curl/8 "hunter2"'];
  const body = JSON.stringify({ password: SECRET });
  const blog = [
    '/blog',
    '/blog/post',
    '/rss.xml',
    '/media/a/1.jpg',
    '/api/blogs',
    '/api/site',
    '/api/site/draft',
  ];
  const others = ['/about', '/healthz', '/preview/about', '/api/admin/login', '/api/admin/session'];
  // The error messages contain the whole request.
  for (const service of [door.auth, door.blog, door.renderer]) await service.stop();
  for (const [number, place] of [...blog, ...others].entries())
    for (const spelling of spellings) {
      const from = `127.3.0.${number + 1}`;
      await door.ask(place + spelling, { headers: { ...headers, 'User-Agent': telling }, from });
      await door.ask(place + spelling, {
        headers: { ...headers, 'User-Agent': odd },
        from,
        method: 'POST',
        body,
      });
    }
  const large = { headers, method: 'POST', body: Buffer.alloc(65 * 1024, SECRET), from: '127.3.1.1' };
  for (const spelling of spellings) await door.ask(`/about${spelling}`, large);
  for (const rest of [
    `${'x'.repeat(9_000)} HTTP/1.1\r\nHost: localhost`,
    '',
    ` HTTP/9.9\r\nX: ${SECRET}`,
    ' HTTP/1.1\r\nHost: elsewhere.example',
  ])
    await exchange(door.port, `GET /about?token=${SECRET}${rest}\r\n\r\n`);
  for (const service of [door.auth, door.blog, door.renderer]) await service.start();
  // Each worker writes its lines on its own, in order.
  const tooLarge = () => lines().filter(({ status }) => status === 413);
  await until('all are logged', () => tooLarge().length === spellings.length);
  const errors = door.output();
  expect(errors).toMatch(
    /connect\(\) failed .*, request: "POST \/api\/admin\/login", upstream: "http:\/\/127/,
  );
  expect(errors).not.toContain('too large body');
  for (const line of `${errors}${accessLog()}`.split('\n')) expect(line).not.toContain('hunter2');
}, 120_000);

describe('a flood that is refused', () => {
  const REFUSALS = 2_000;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  afterAll(() => agent.destroy());

  test.each([
    ['at once', '/api/admin/login', 'POST'],
    ['behind the caches', '/api/blogs?q=flood', 'GET'],
  ])(
    '%s leaves some samples, and every other line is there',
    async (_, path, method) => {
      const mark = path.length;
      // A wrong password, and a wait after several of them.
      door.auth.answer = ({ body }) =>
        json({}, { status: body.startsWith('wait') ? 429 : 401, headers: { 'retry-after': '30' } });
      const errorsBefore = door.output().length;

      const flooder = '127.4.0.1';
      let refused = 0;
      const client = async () => {
        while (refused < REFUSALS) {
          const { status, headers } = await door.ask(path, { method, from: flooder, agent });
          if (status === 429 && headers['retry-after'] === '10') refused++;
        }
      };
      const flooding = Promise.all(Array.from({ length: 20 }, client));
      for (let number = 0; number < 20; number++) {
        await door.ask(`/about/${mark}/visitor-${number}`, { from: '127.4.0.2' });
        const body = number % 2 ? 'wait' : 'wrong';
        await door.ask('/api/admin/login', { method: 'POST', body, from: `127.4.${mark}.${number + 1}` });
      }
      await flooding;
      const visits = () => lines().filter(({ uri }) => uri.startsWith(`/about/${mark}/visitor-`));
      const logins = () => lines().filter(({ client }) => client.startsWith(`127.4.${mark}.`));
      await until('all others are logged', () => visits().length === 20 && logins().length === 20);
      const statuses = logins().map(({ status }) => status);
      expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);

      const samples = lines().filter(({ client, status }) => client === flooder && status === 429);
      expect(samples.length).toBeLessThan(REFUSALS / 50);
      const errors = door.output().slice(errorsBefore);
      expect(errors).not.toContain('limiting');
      // On a busy machine a service may answer too late, which is an error.
      expect(errors.length).toBeLessThan(5_000);
    },
    120_000,
  );

  test('for unknown host names leaves some samples', async () => {
    const headers = { Host: 'elsewhere.example' };
    const client = async () => {
      for (let number = 0; number < 100; number++)
        await door.ask('/about', { headers, from: '127.4.0.3' }).catch(() => {});
    };
    await Promise.all(Array.from({ length: 20 }, client));
    // Both workers write their lines within a second.
    const later = () => lines().filter(({ uri }) => uri === '/about/later').length;
    const isLogged = () => door.ask('/about/later').then(() => later() > 50);
    await until('all are logged', isLogged, 15);
    expect(lines().filter(({ status }) => status === 444).length).toBeLessThan(2_000 / 50);
  });
});

test('metrics are only where STATUS_HOST says', async () => {
  expect((await ask(door.statusPort, '/stub_status')).text).toMatch(/^Active connections: /);
  await expect(ask(door.statusPort, '/stub_status', { host: '127.0.0.2' })).rejects.toThrow('ECONNREFUSED');
});

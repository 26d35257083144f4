import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FrontDoor } from './support/front-door.js';
import { ask, exchange } from './support/http.js';
import { json } from './support/service.js';
import { until } from './support/until.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await FrontDoor.open({ STATUS_HOST: '127.0.0.1', PUBLIC_URL: 'http://salon.example' });
});
afterAll(() => door.close());

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
    { uri: '/about' },
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

describe('no secret is in any log', () => {
  const SECRET = 'hunter2-secret';
  /** Ways in which a secret can be part of an address. */
  const spellings = [
    `?token=${SECRET}`,
    `?a=1&Password=${SECRET}`,
    `?pwd=${SECRET}`,
    `?%70assword=${SECRET}`,
    `?pass%77ord%3D${SECRET}`,
    `?x=1;pass=${SECRET}`,
    `?q=${SECRET}`,
    `?category=${SECRET}`,
    `?${SECRET}`,
    `?"${SECRET}"`,
    `;jsessionid=${SECRET}`,
    `/password=${SECRET}`,
    `/token%3D${SECRET}`,
    `/token%253D${SECRET}`,
    `%3Ftoken%3D${SECRET}`,
    `&pwd=${SECRET}`,
  ];
  const headers = {
    Authorization: `Bearer ${SECRET}`,
    Cookie: `token=${SECRET}`,
    Referer: `http://salon.example/?token=${SECRET}`,
    'User-Agent': `curl/8 password=${SECRET}`,
    'X-Api-Key': SECRET,
    'Content-Type': 'application/json',
  };
  const body = JSON.stringify({ password: SECRET });

  test('wherever it was in a request, and whatever became of that', async () => {
    const places = [
      '/',
      '/about',
      '/assets/app-1a2b3c.js',
      '/admin',
      '/blog',
      '/blog/post',
      '/rss.xml',
      '/media/a/1.jpg',
    ];
    const apis = [
      '/api/blogs',
      '/api/site',
      '/api/site/draft',
      '/api/pictures',
      '/api/nothing',
      '/healthz',
      '/preview/about',
    ];
    const logins = ['/api/admin/login', '/api/admin/session'];
    let from = 0;
    const sendAll = async () => {
      for (const place of [...places, ...apis, ...logins]) {
        const more = { headers, from: `127.3.0.${(from++ % 250) + 1}` };
        for (const spelling of spellings) {
          await door.ask(place + spelling, more);
          await door.ask(place + spelling, { ...more, method: 'POST', body });
        }
      }
    };
    await sendAll();
    // Messages about services that can't be reached, and about bodies that are too large, contain the whole request.
    for (const service of [door.auth, door.blog, door.renderer]) await service.stop();
    await sendAll();
    const large = { headers, method: 'POST', body: Buffer.alloc(65 * 1024, SECRET), from: '127.3.1.1' };
    for (const spelling of spellings) await door.ask(`/about${spelling}`, large);
    const tooLong = `GET /about${spellings[0]}${'x'.repeat(9_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    await exchange(door.port, tooLong);
    await exchange(door.port, `GET /about?token=${SECRET}\r\n\r\n`);
    await exchange(door.port, `GET /about?token=${SECRET} HTTP/9.9\r\nX: ${SECRET}\r\n\r\n`);
    await exchange(door.port, `GET /about?token=${SECRET} HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n`);
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
});

describe('a flood that is refused', () => {
  const REFUSALS = 5_000;
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  afterAll(() => agent.destroy());

  /** Sends requests until so many have been refused by a limit of nginx. */
  async function flood(path: string, method: string, from: string) {
    let refused = 0;
    const client = async () => {
      while (refused < REFUSALS) {
        const { status, headers } = await door.ask(path, { method, from, agent });
        if (status === 429 && headers['retry-after'] === '10') refused++;
      }
    };
    await Promise.all(Array.from({ length: 50 }, client));
  }

  test.each([
    ['at once', '/api/admin/login', 'POST'],
    ['behind the caches', '/api/blogs?q=flood', 'GET'],
  ])(
    '%s leaves some samples, and every other line is there',
    async (_, path, method) => {
      const visitor = '127.4.0.2';
      const mark = path.length;
      door.auth.answer = ({ body }) =>
        json({}, { status: body.startsWith('wait') ? 429 : 401, headers: { 'retry-after': '30' } });
      const errorsBefore = door.output().length;

      const flooding = flood(path, method, '127.4.0.1');
      for (let number = 0; number < 20; number++) {
        await door.ask(`/about/${mark}/visitor-${number}`, { from: visitor });
        await door.ask('/api/admin/login', {
          method: 'POST',
          body: number % 2 ? 'wait' : 'wrong',
          from: `127.4.${mark}.${number + 1}`,
        });
      }
      await flooding;
      const visits = () => lines().filter(({ uri }) => uri.startsWith(`/about/${mark}/visitor-`));
      const logins = () => lines().filter(({ client }) => client.startsWith(`127.4.${mark}.`));
      await until('all others are logged', () => visits().length === 20 && logins().length === 20);
      const statuses = logins().map(({ status }) => status);
      expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);

      const samples = lines().filter(({ client, status }) => client === '127.4.0.1' && status === 429);
      expect(samples.length).toBeLessThan(REFUSALS / 50);
      const errors = door.output().slice(errorsBefore);
      expect(errors).not.toContain('limiting');
      // On a busy machine a service may answer too late, which is an error.
      expect(errors.length).toBeLessThan(REFUSALS);
    },
    120_000,
  );

  test('for unknown host names leaves some samples', async () => {
    const headers = { Host: 'elsewhere.example' };
    const strangers = () => lines().filter(({ status }) => status === 444);
    const client = async () => {
      for (let number = 0; number < 100; number++)
        await door.ask('/about', { headers, from: '127.4.0.3' }).catch(() => {});
    };
    await Promise.all(Array.from({ length: 20 }, client));
    // Both workers write their lines within a second.
    const later = () => lines().filter(({ uri }) => uri === '/about/later').length;
    await until(
      'all are logged',
      async () => {
        await door.ask('/about/later');
        return later() > 50;
      },
      15,
    );
    expect(strangers().length).toBeLessThan(2_000 / 50);
  });
});

test('metrics are only where STATUS_HOST says', async () => {
  expect((await ask(door.statusPort, '/stub_status')).text).toMatch(/^Active connections: /);
  await expect(ask(door.statusPort, '/stub_status', { host: '127.0.0.2' })).rejects.toThrow('ECONNREFUSED');
});

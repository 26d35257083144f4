import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { exchange } from './support/http.js';
import { headersWith, spellingsOf } from './support/secret.js';
import { until } from './support/until.js';

const door = await openDoor({
  PUBLIC_URL: 'http://salon.example',
  LOG_ADDRESSES: 'whole',
});
const usual = await openDoor({ TRUSTED_PROXIES: '127.0.0.1' });

const logOf = ({ dir }: { dir: string }) => readFileSync(join(dir, 'access.log'), 'utf8');
/** The last one may not be written to its end yet. */
const lines = (at = door) =>
  logOf(at)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
const lineOf = (uri: string, at = door) => lines(at).find((line) => line.uri === uri);

test('each request is a line of JSON with the plain path alone', async () => {
  const agent = 'Mozilla/5.0 (X11; Linux) Gecko/20100101 "x"';
  await door.ask('/api/blogs?q=monkey', { headers: { Authorization: 'Bearer x', 'User-Agent': agent } });
  await door.ask('/preview/there%20and');
  await until('all are logged', () => lines().length === 2);
  expect(lineOf('/preview/there(redacted)')).toMatchObject({ userAgent: '' });
  expect(lineOf('/api/blogs(redacted)')).toMatchObject({
    ...{ method: 'GET', status: 200, client: '127.0.0.1', upstream: door.blog.address },
    userAgent: 'Mozilla/5.0 (X11; Linux) Gecko/20100101 ',
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0', 'browser'],
  ['2001:db8:7:8:9:a:b:c', '2001:db8:7::', 'curl/8.1', 'curl'],
  ['2001:db8::77', '2001:db8::', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://g.com)', 'Googlebot'],
  ['203.0.113.78', '203.0.113.0', 'Mozilla/5.0 (compatible; MJ12BOT/v1.4.8)', 'MJ12BOT'],
  ['::77', '::', '"odd', '(redacted)'],
])(
  'of %s and its program only the network and a name are logged',
  async (address, client, agent, userAgent) => {
    const path = `/preview/${address.replaceAll(':', '.')}`;
    const headers = { 'X-Forwarded-For': address, 'User-Agent': agent };
    await usual.auth.down(() => usual.ask('/api/admin/session', { headers }));
    await usual.ask(path, { headers });
    await until('it is logged', () => lineOf(path, usual) !== undefined);
    expect(lineOf(path, usual)).toMatchObject({ client, userAgent });
    expect(usual.output()).toContain(`client: ${client},`);
    expect(usual.output()).not.toContain(`client: ${address}`);
  },
);

test('of a flood of requests for what is not there a sample is logged', async () => {
  for (let some = 0; some < 10; some++)
    await Promise.all(Array.from({ length: 100 }, () => usual.ask('/assets/none.js')));
  await usual.ask('/preview/last');
  await until('all are logged', () => lineOf('/preview/last', usual) !== undefined);
  expect(lines(usual).filter(({ status }) => status === 404).length).toBeLessThan(15);
});

// e2e/tests/http/logs.spec.ts looks at requests that are answered, and at the logs of all parts.
test('no secret is in a log when a service is away, or when a request is too large or broken', async () => {
  const SECRET = 'hunter2-secret';
  const spellings = spellingsOf(SECRET);
  const headers = { ...headersWith(SECRET), 'Content-Type': 'application/json' };
  const body = JSON.stringify({ password: SECRET });
  const places =
    `/blog /blog/post /rss.xml /media/a/1.jpg /api/blogs /api/site /api/site/draft /about /healthz /preview/about
    /shared/${SECRET}/about /x//shared/${SECRET} /api/export/${SECRET} /api/admin/login /api/admin/session`.split(
      /\s+/,
    );
  // The error messages contain the whole request.
  await door.allDown(async () => {
    for (const [number, place] of places.entries())
      for (const spelling of spellings) {
        const from = `127.3.0.${number + 1}`;
        // One has a word that tells of a secret, the other only characters that no browser or robot sends.
        const [telling, odd] = ['x token hunter2', 'curl/8 "hunter2"'];
        await door.ask(place + spelling, { headers: { ...headers, 'User-Agent': telling }, from });
        const written = { headers: { ...headers, 'User-Agent': odd }, from, method: 'POST', body };
        await door.ask(place + spelling, written);
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
  });
  // Each worker writes its lines on its own, in order.
  const tooLarge = () => lines().filter(({ status }) => status === 413);
  await until('all are logged', () => tooLarge().length === spellings.length);
  const errors = door.output();
  expect(errors).toMatch(
    /connect\(\) failed .*, request: "POST \/api\/admin\/login", upstream: "http:\/\/127/,
  );
  expect(errors).not.toContain('too large body');
  for (const line of `${errors}${logOf(door)}`.split('\n')) expect(line).not.toContain('hunter2');
}, 120_000);

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { headersWith, spellingsOf } from '../../../nginx/test/support/secret.js';
import { canStopParts, partUrls, state } from '../../support/parts.js';
import { expect, test } from '../../support/test.js';

/** One for each run, so that a line of an earlier one counts for nothing. */
const SECRET = `hunter2-${randomUUID()}`;

const spellings = spellingsOf(SECRET);
const paths = [
  '/',
  '/about',
  '/assets/none.js',
  '/blog',
  '/rss.xml',
  '/preview/about',
  '/api/blogs',
  '/api/site/draft',
  '/api/pictures',
  '/api/admin/session',
];
const headers = headersWith(SECRET);
const body = JSON.stringify({ password: SECRET, title: SECRET, [SECRET]: SECRET });

/** Sends a request from an address of its own, so that no limit keeps it or another test's requests out. */
async function send(url: string, from: string, options: http.RequestOptions = {}, data = '') {
  const request = http.request(url.replace('localhost', '127.0.0.1'), {
    localAddress: from,
    agent: false,
    headers,
    ...options,
  });
  request.end(data);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  await once(response.resume(), 'close');
}

let addresses = 0;
async function sendEverywhere(origin: string) {
  const post = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } };
  for (const path of paths) {
    const from = `127.5.0.${(addresses++ % 250) + 1}`;
    for (const spelling of spellings) {
      await send(origin + path + spelling, from);
      await send(origin + path + spelling, from, post, body);
    }
  }
  for (const path of ['login', 'login/recovery', 'password', 'recovery-code'])
    await send(`${origin}/api/admin/${path}`, '127.5.1.1', post, body);
}

/** All logs of the site, by name. */
function logs(): Record<string, string> {
  const files = readdirSync(join(state, 'logs')).map((name) => join(state, 'logs', name));
  return Object.fromEntries(
    [...files, join(state, 'nginx/access.log')].map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

test('no log of any part contains a token or a password, wherever it was sent', async ({
  request,
  baseURL,
}) => {
  test.skip(!canStopParts, 'the logs of containers are read otherwise');
  for (const origin of [String(baseURL), ...Object.values(partUrls())]) await sendEverywhere(origin);

  // What comes last says that all before it is written. It is there: of many refusals only the first are logged.
  const last = `last-${randomUUID()}`;
  const requestId = { headers: { 'X-Request-Id': last } };
  const there = {
    'auth-service': '.well-known/jwks.json',
    'blog-service': 'api/categories',
    frontend: 'blog',
  };
  await request.get(`/admin/${last}`);
  for (const [part, path] of Object.entries(there))
    await request.get(`${partUrls()[part]}/${path}`, requestId);
  const parts = [...Object.keys(partUrls()).map((part) => `logs/${part}.log`), 'nginx/access.log'];
  for (const part of parts) {
    await expect.poll(() => logs()[join(state, part)]?.includes(last), part).toBe(true);
  }
  for (const [file, text] of Object.entries(logs())) {
    const found = text.split('\n').filter((line) => line.includes('hunter2'));
    expect(found, file).toEqual([]);
  }
});

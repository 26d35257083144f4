import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FrontDoor } from './support/front-door.js';
import { ask } from './support/http.js';
import { until } from './support/until.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await FrontDoor.open({ STATUS_HOST: '127.0.0.1' });
});
afterAll(() => door.close());

const lines = () =>
  readFileSync(join(door.dir, 'access.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test('each request is a line of JSON, and what could be a token or a password is left out', async () => {
  const headers = { Authorization: 'Bearer secret-1' };
  await door.ask('/api/blogs?q=monkey', { headers });
  await door.ask('/about?token=secret-2&x=1');
  await door.ask('/api/admin/login?user=a&Password=secret-3', { method: 'POST', body: 'secret-4' });
  // Each worker writes its lines about a second later.
  await until('all are logged', () => lines().length === 3);
  expect(lines().sort((one, other) => (one.uri < other.uri ? -1 : 1))).toMatchObject([
    { uri: '/about?(redacted)' },
    { method: 'POST', uri: '/api/admin/login?(redacted)' },
    { method: 'GET', uri: '/api/blogs?q=monkey', status: 200, client: '127.0.0.1' },
  ]);
  expect(JSON.stringify(lines())).not.toContain('secret');
});

test('metrics are only where STATUS_HOST says', async () => {
  expect((await ask(door.statusPort, '/stub_status')).text).toMatch(/^Active connections: /);
  await expect(ask(door.statusPort, '/stub_status', { host: '127.0.0.2' })).rejects.toThrow('ECONNREFUSED');
});

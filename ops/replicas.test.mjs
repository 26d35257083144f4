// What one replica decides must hold at all replicas. test-containers runs this against three replicas of each service.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const { ADMIN_PASSWORD } = process.env;
const REPLICAS = 3;

const docker = (...args) => execFileSync('docker', args, { encoding: 'utf8' }).trim();

/**
 * The replicas of a service. Each sends a request to itself from inside its container, and returns the answer. The service trusts the
 * X-Forwarded-For of its direct peer, as it does with nginx, so the test can choose the visitor's address.
 */
function replicas(service, port) {
  const containers = docker('compose', 'ps', '--quiet', service).split('\n');
  return containers.map(
    (container) =>
      (path, { token, json, method = json ? 'POST' : 'GET', address = '198.51.100.1' } = {}) => {
        const headers = { 'X-Forwarded-For': address };
        if (token) headers.Authorization = `Bearer ${token}`;
        if (json) headers['Content-Type'] = 'application/json';
        const request = JSON.stringify({ method, headers, body: JSON.stringify(json) });
        const script = `fetch('http://127.0.0.1:${port}${path}', ${request})
          .then(async (answer) => console.log(JSON.stringify({ status: answer.status, text: await answer.text() })))`;
        const { status, text } = JSON.parse(docker('exec', container, 'node', '-e', script));
        return { status, body: text && JSON.parse(text) };
      },
  );
}
const [auth, blog] = [replicas('auth-service', 3001), replicas('blog-service', 3002)];

const logIn = (one, password, address) => one('/api/admin/login', { json: { password }, address });
const POST = { title: 'Written at one replica', content: '<p>Read at all of them.</p>' };
const assertAll = (replicas, status, ask) =>
  assert.deepEqual(replicas.map(ask), Array(REPLICAS).fill(status));

test('there are three replicas of each service', () => {
  assert.deepEqual([auth.length, blog.length], [REPLICAS, REPLICAS]);
});

test('a login at one, and its end at another, hold at all', () => {
  const { token } = logIn(auth[0], ADMIN_PASSWORD).body;
  assertAll(auth, 200, (one) => one('/api/admin/session', { token }).status);
  for (const writer of blog) {
    const path = `/api/blogs/${writer('/api/blogs', { token, json: POST }).body._id}`;
    assertAll(blog, 200, (one) => one(path).status);
    assert.ok(blog[0](path, { token, method: 'DELETE' }).status < 300);
  }

  assert.equal(auth[1]('/api/admin/logout', { token, method: 'POST' }).status, 204);
  assertAll(auth, 401, (one) => one('/api/admin/session', { token }).status);
  assertAll(blog, 401, (one) => one('/api/blogs', { token, json: POST }).status);
});

test('wrong tries are counted over all, and the wait holds at all', () => {
  // A random address, which most likely has no failed tries yet when the test runs again on the same stack.
  const address = `203.0.113.${Math.floor(Math.random() * 256)}`;
  let tries = 0;
  while (logIn(auth[tries % REPLICAS], 'not the password', address).status === 401) tries++;
  assert.ok(tries > 0 && tries <= 5, `${tries} tries`);
  assertAll(auth, 429, (one) => logIn(one, ADMIN_PASSWORD, address).status);
  assert.equal(logIn(auth[0], ADMIN_PASSWORD, '198.51.100.3').status, 200);
});

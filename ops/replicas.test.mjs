// What one replica decides must hold at all replicas. test-containers runs this against three replicas of each service.
// On a swarm:
//   STACK=salon ADMIN_PASSWORD=… node --test ops/replicas.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const { COMPOSE_PROJECT_NAME, STACK, ADMIN_PASSWORD } = process.env;
const PORTS = { 'auth-service': 3001, 'blog-service': 3002 };
const REPLICAS = 3;

const docker = (...args) => execFileSync('docker', args, { encoding: 'utf8' }).trim();
function replicas(service) {
  const labels = STACK
    ? [`com.docker.swarm.service.name=${STACK}_${service}`]
    : [`com.docker.compose.project=${COMPOSE_PROJECT_NAME}`, `com.docker.compose.service=${service}`];
  const filters = labels.flatMap((label) => ['--filter', `label=${label}`]);
  return docker('ps', '--quiet', '--filter', 'health=healthy', ...filters).split('\n');
}
const [auth, blog] = [replicas('auth-service'), replicas('blog-service')];

/**
 * Sends a request to one replica from inside its container. The service trusts the X-Forwarded-For of its direct peer, as it
 * does with nginx, so the test can choose the visitor's address.
 * @returns {{ status: number, body: any }}
 */
function ask(container, service, path, { method = 'GET', token, json, address = '198.51.100.1' } = {}) {
  const headers = { 'X-Forwarded-For': address };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (json) headers['Content-Type'] = 'application/json';
  const url = `http://127.0.0.1:${PORTS[service]}${path}`;
  const script = `fetch(${JSON.stringify(url)}, ${JSON.stringify({ method, headers, body: json && JSON.stringify(json) })})
    .then(async (answer) => console.log(JSON.stringify({ status: answer.status, text: await answer.text() })))`;
  const { status, text } = JSON.parse(docker('exec', container, 'node', '-e', script));
  return { status, body: text && JSON.parse(text) };
}
const logIn = (container, password, address) =>
  ask(container, 'auth-service', '/api/admin/login', { method: 'POST', json: { password }, address });
const session = (container, token) => ask(container, 'auth-service', '/api/admin/session', { token }).status;
const post = (container, token) =>
  ask(container, 'blog-service', '/api/blogs', {
    method: 'POST',
    token,
    json: { title: 'Written at one replica', content: '<p>Read at all of them.</p>' },
  });
const assertAll = (containers, status, ask) =>
  assert.deepEqual(containers.map(ask), Array(REPLICAS).fill(status));

test('there are three replicas of each service', () => {
  assert.deepEqual([auth.length, blog.length], [REPLICAS, REPLICAS]);
});

test('a login at one, and its end at another, hold at all', () => {
  const { status, body } = logIn(auth[0], ADMIN_PASSWORD);
  assert.equal(status, 200);
  const { token } = body;
  assertAll(auth, 200, (one) => session(one, token));
  for (const writer of blog) {
    const written = post(writer, token);
    assert.equal(written.status, 201);
    const path = `/api/blogs/${written.body._id}`;
    assertAll(blog, 200, (one) => ask(one, 'blog-service', path).status);
    assert.ok(ask(blog[0], 'blog-service', path, { method: 'DELETE', token }).status < 300);
  }

  const ended = ask(auth[1], 'auth-service', '/api/admin/logout', { method: 'POST', token });
  assert.equal(ended.status, 204);
  assertAll(auth, 401, (one) => session(one, token));
  assertAll(blog, 401, (one) => post(one, token).status);
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

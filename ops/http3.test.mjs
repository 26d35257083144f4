// HTTP/3 as real clients speak it, through the published port; test-containers starts nginx with a certificate and runs this.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { before, test } from 'node:test';

const { HTTPS_PORT, PORT } = process.env;
const CLIENTS = 'salon-test/http3-clients';
const site = `https://localhost:${HTTPS_PORT}`;

const client = (...command) =>
  execFileSync('docker', ['run', '--rm', '--network', 'host', CLIENTS, 'timeout', '20', ...command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

/** @returns {{ version: string, status: string, headers: Record<string, string[]>, body: string }} */
function curl(url, ...options) {
  const said = '\n%{http_version} %{http_code} %{header_json}';
  const answer = client('curl', '--silent', '--insecure', '--write-out', said, ...options, url);
  const [, body, version, status, headers] = /^(.*)\n(\S+) (\d+) (\{.*\})\s*$/s.exec(answer);
  return { version, status, headers: JSON.parse(headers), body };
}

before(() => {
  const image = [
    'FROM debian:trixie-slim',
    'RUN apt-get update && apt-get install -y --no-install-recommends curl ngtcp2-client && rm -rf /var/lib/apt/lists/*',
  ];
  execFileSync('docker', ['build', '--quiet', '--tag', CLIENTS, '-'], { input: image.join('\n') });
});

test('a page is the same over HTTP/3 as over HTTP/2, with the same headers', () => {
  const [two, three] = ['--http2', '--http3-only'].map((version) => curl(`${site}/about`, version));
  assert.deepEqual([two.version, two.status, three.version, three.status], ['2', '200', '3', '200']);
  assert.match(three.body, /<h1/);
  assert.equal(three.body, two.body);
  // QPACK's table has some values in lower case.
  const lasting = ({ headers: { date, 'x-request-id': id, ...headers } }) =>
    JSON.stringify(headers).toLowerCase();
  assert.equal(lasting(three), lasting(two));
});

test('browsers learn of it by HTTPS, at the port that they see, and not by HTTP', () => {
  assert.deepEqual(curl(`${site}/`, '--http1.1').headers['alt-svc'], [`h3=":${HTTPS_PORT}"; ma=86400`]);
  const plain = curl(`http://localhost:${PORT}/`);
  assert.deepEqual([plain.status, plain.headers['alt-svc']], ['301', undefined]);
});

test('the blog is answered by 304 on the second visit', () => {
  const { headers } = curl(`${site}/blog`, '--http3-only');
  const again = curl(`${site}/blog`, '--http3-only', '--header', `If-None-Match: ${headers.etag[0]}`);
  assert.deepEqual([again.version, again.status, again.body], ['3', '304', '']);
});

test('a client must prove its address before anything is done for it', () => {
  const talk = client(
    ...['sh', '-c', `gtlsclient --exit-on-all-streams-close 127.0.0.1 ${HTTPS_PORT} ${site}/robots.txt 2>&1`],
  );
  assert.match(talk, /pkt rx .*type=Retry/);
  assert.match(talk, /User-agent/i);
});

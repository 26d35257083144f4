// HTTPS by itself: the running compose stack orders its certificates from Pebble. Run by test-containers: node --test ops/https.test.mjs
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as getHttp } from 'node:http';
import { createServer, get as getHttps, request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts } from './native/free-ports.mjs';

const { COMPOSE_PROJECT_NAME, PORT, HTTPS_PORT } = process.env;
const NAME = 'salon.example';
const OTHER_NAME = 'other.example';
const dir = mkdtempSync(join(tmpdir(), 'https-'));
const [port, pebblePort, managementPort, dnsPort, dnsManagementPort] = await freePorts(5);
const command = async (name, ...args) => (await promisify(execFile)(name, args)).stdout.trim();
const compose = (...args) => command('docker', 'compose', ...args);
const inAcme = (...args) => compose('exec', '--no-TTY', 'acme', ...args);
/** Another try now, and what the service says of it. */
const tell = () => inAcme('./start', 'tell');

async function until(what, isTrue, seconds = 60) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isTrue().catch(() => false))) {
    assert.ok(Date.now() < deadline, `not within ${seconds} s: ${what}`);
    await pause(50);
  }
}

// The authority: Pebble, behind a server of ours that can have further faults. That server's first certificate has expired.
const run = (line) => command(...line.split(' '));
const alternative = '-addext subjectAltName=DNS:authority.example,DNS:localhost';
const newKey = (name) =>
  `openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=${name} -keyout ${dir}/${name}.key ${alternative}`;
await run(`${newKey('valid')} -x509 -days 2 -out ${dir}/valid.pem`);
await run(`${newKey('expired')} -out ${dir}/request`);
await run(
  `openssl x509 -req -in ${dir}/request -copy_extensions copy -signkey ${dir}/expired.key -days -1 -out ${dir}/expired.pem`,
);
const [valid, expired] = ['valid', 'expired'].map((name) => ({
  key: readFileSync(`${dir}/${name}.key`),
  cert: readFileSync(`${dir}/${name}.pem`),
}));
const ca = valid.cert;
writeFileSync(`${dir}/authorities.pem`, [ca, expired.cert].join(''));
let fault = '';
let asked = 0;
function problem(response, status, type, headers) {
  const body = { type: `urn:ietf:params:acme:error:${type}`, detail: 'a fault of the test', status };
  response.writeHead(status, { 'Content-Type': 'application/problem+json', ...headers });
  response.end(JSON.stringify(body));
}
const authority = createServer(expired, (request, response) => {
  asked++;
  if (fault === 'away') return request.socket.destroy();
  if (fault === 'limited') return problem(response, 429, 'rateLimited', { 'Retry-After': '7200' });
  if (fault === 'expired order' && request.url.startsWith('/finalize-order/'))
    return problem(response, 404, 'malformed');
  const { method, headers, url: path } = request;
  if (/^\/renewal-info\/[\w-]{27}\.[\w-]{11,}$/.test(path)) {
    const year = fault === 'renew now' ? 2020 : 2999;
    const suggestedWindow = { start: `${year}-01-01T00:00:00Z`, end: `${year}-01-02T00:00:00Z` };
    return response.end(JSON.stringify({ suggestedWindow }));
  }
  const passedOn = requestHttps(
    { host: 'localhost', port: pebblePort, path, method, headers, ca },
    async (answer) => {
      if (path !== '/dir') return answer.pipe(response.writeHead(answer.statusCode, answer.rawHeaders));
      const directory = JSON.parse((await answer.toArray()).join(''));
      response.end(JSON.stringify({ ...directory, renewalInfo: `https://${headers.host}/renewal-info` }));
    },
  );
  request.pipe(passedOn.on('error', () => response.destroy()));
});

const processes = [];
let pebble;
function start(name, args, env = {}) {
  processes.push(spawn(name, args, { env: { ...process.env, ...env }, stdio: 'ignore' }));
  return processes.at(-1);
}
function startPebble() {
  const env = { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '5' };
  return start('pebble', ['-config', `${dir}/pebble.json`, '-dnsserver', `127.0.0.1:${dnsPort}`], env);
}
const hostRequest = (path, body) =>
  fetch(`http://127.0.0.1:${dnsManagementPort}/${path}`, { method: 'POST', body: JSON.stringify(body) });
const leadsTo = (host, ...addresses) => hostRequest('add-a', { host, addresses });

/** Resolves with what a visitor gets who has never been here. */
function visit(name, path = '/', { secure = true, ...options } = {}) {
  const [get, at] = secure ? [getHttps, HTTPS_PORT] : [getHttp, PORT];
  const { promise, resolve, reject } = Promise.withResolvers();
  const asked = { host: '127.0.0.1', port: at, path, headers: { Host: name }, servername: name, ca: root };
  get({ ...asked, agent: false, timeout: 5000, ...options }, (answer) => {
    const { statusCode: status, headers, socket } = answer.resume();
    const serial = secure && socket.getPeerCertificate().serialNumber;
    const shaken = secure && `${socket.getProtocol()} ${socket.getCipher().name}`;
    answer.on('end', () => resolve({ status, headers, serial, shaken }));
  }).on('error', reject);
  return promise;
}
let root;

before(async () => {
  const settings = {
    listenAddress: `127.0.0.1:${pebblePort}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: `${dir}/valid.pem`,
    privateKey: `${dir}/valid.key`,
    httpPort: Number(PORT),
    tlsPort: Number(HTTPS_PORT),
    certificateValidityPeriod: 90,
  };
  writeFileSync(`${dir}/pebble.json`, JSON.stringify({ pebble: settings }));
  const dns = [`-dns01=127.0.0.1:${dnsPort}`, `-management=127.0.0.1:${dnsManagementPort}`];
  const unused = ['-http01=', '-https01=', '-tlsalpn01=', '-defaultIPv4=', '-defaultIPv6='];
  start('pebble-challtestsrv', [...dns, ...unused]);
  pebble = startPebble();
  await new Promise((resolve) => authority.listen(port, resolve));

  // The volume is small, so that it can be filled.
  const certificates = 'small:/var/lib/certificates';
  const acme = {
    environment: { REQUESTS_CA_BUNDLE: '/authorities.pem' },
    extra_hosts: ['authority.example:host-gateway', `${NAME}:192.0.2.1`, `www.${NAME}:192.0.2.1`],
    volumes: [certificates, `${dir}/authorities.pem:/authorities.pem:ro`],
  };
  const small = { driver_opts: { type: 'tmpfs', device: 'tmpfs', o: 'size=512k,uid=33,gid=33,mode=755' } };
  const services = { acme, nginx: { volumes: [`${certificates}:ro`] } };
  writeFileSync(`${dir}/compose.json`, JSON.stringify({ services, volumes: { small } }));
  process.env.COMPOSE_FILE = `docker-compose.yml:${dir}/compose.json`;
  process.env.ACME_SERVER = `https://authority.example:${port}/dir`;
  await openFor(NAME);
});
async function openFor(name) {
  process.env.PUBLIC_URL = `https://${name}`;
  await compose('up', '--detach', '--wait', '--no-build', '--no-deps', 'nginx', 'acme');
}
after(async () => {
  await compose('rm', '--stop', '--force', 'nginx', 'acme');
  await command('docker', 'volume', 'rm', `${COMPOSE_PROJECT_NAME}_small`);
  for (const process of processes) process.kill();
  authority.close().closeAllConnections();
  rmSync(dir, { recursive: true });
});

test('a name is reached at the usual ports, and is written in plain letters', async () => {
  const ports = (PUBLIC_URL) =>
    promisify(execFile)('bash', ['-c', 'source ops/settings.sh && echo $PORT $HTTPS_PORT'], {
      env: { PATH: process.env.PATH, STATE_DIR: dir, PUBLIC_URL },
    });
  for (const [url, expected] of [
    [`https://${NAME}`, '80 443'],
    [`https://${NAME}:8443`, '80 8443'],
    ['https://localhost:8443', '8080'],
    [`http://${NAME}`, '8080'],
  ])
    assert.equal((await ports(url)).stdout.trim(), expected, url);
  await assert.rejects(ports('https://schön.example'), /use the form that begins with xn--/);
});

const elsewhere = async () => (await compose('exec', '--no-TTY', 'frontend', 'hostname', '-i')).split(' ')[0];
for (const [what, prepare, sentence] of [
  ['the clock is wrong', () => {}, /clock of this server is wrong/],
  [
    'the authority is away',
    () => {
      authority.setSecureContext(valid);
      fault = 'away';
    },
    /authority cannot be reached/,
  ],
  ['the name has no address', () => (fault = ''), /knows no address of this name\. Add an A record/],
  [
    'nobody answers at port 80',
    async () => leadsTo(NAME, await elsewhere()),
    /no answer at port 80.*\. Open port 80/,
  ],
  [
    'the name leads to another server',
    async () => {
      const other = `require('http').createServer((_, answer) => answer.writeHead(404).end()).listen(${PORT})`;
      await compose('exec', '--detach', 'frontend', 'node', '-e', other);
      await until(
        'the other server answers',
        async () => (await fetch(`http://${await elsewhere()}:${PORT}`)).status === 404,
      );
    },
    /leads to another server\. Let its A and AAAA records lead to this one/,
  ],
])
  test(`${what}: one sentence says what to do, and the site answers by HTTP`, async () => {
    await prepare();
    const said = await tell();
    assert.match(
      said,
      /^There is no certificate for salon\.example yet: .*\. The next try is on \d+ \w+ at \d\d:\d\d UTC\.$/,
    );
    assert.match(said, sentence);
    assert.equal((await visit(NAME, '/', { secure: false })).status, 200);
  });

test('as soon as the name leads here, the certificate comes, also when the first order expires', async () => {
  await hostRequest('clear-a', { host: NAME });
  for (const name of [NAME, `www.${NAME}`]) await leadsTo(name, '127.0.0.1');
  fault = 'expired order';
  assert.match(await tell(), /^There is no certificate .* yet: the authority says: .*a fault of the test/);
  fault = '';
  assert.match(
    await tell(),
    /^The certificate for salon\.example is valid until \d+ \w+ 20\d\d, and renews by itself\.$/,
  );
  root = await run(`curl -sS --cacert ${dir}/valid.pem https://localhost:${managementPort}/roots/0`);
  assert.equal((await visit(NAME)).status, 200);
});

test('www. has a certificate of its own, and leads on by one redirect', async () => {
  const visitOther = () => visit(`www.${NAME}`, '/about?from=chat');
  await until('it is there', visitOther);
  const { status, headers } = await visitOther();
  assert.deepEqual([status, headers.location], [301, `https://${NAME}/about?from=chat`]);
});

test('what graders give their best mark for', async () => {
  const { headers } = await visit(NAME);
  assert.ok(Number(/^max-age=(\d+)/.exec(headers['strict-transport-security'])[1]) > 180 * 86_400);
  const shaken = async (options) => (await visit(NAME, '/', options)).shaken;
  assert.match(await shaken(), /^TLSv1\.3 /);
  assert.match(await shaken({ maxVersion: 'TLSv1.2' }), /^TLSv1\.2 ECDHE-ECDSA-.*(GCM|POLY1305)/);
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' };
  await assert.rejects(shaken(old), /alert protocol version/);
  const withoutForwardSecrecy = { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256:AES256-GCM-SHA384' };
  await assert.rejects(shaken(withoutForwardSecrecy), /alert handshake failure/);
});

test('a renewal costs no visitor anything, at 40 a second', {
  skip: process.env.IS_SHORT === 'yes',
}, async () => {
  const { serial } = await visit(NAME);
  const visits = [];
  const visiting = setInterval(() => visits.push(visit(NAME).catch((error) => ({ error }))), 25);
  await until('the certificate is renewed', async () => (await visit(NAME)).serial !== serial);
  const enough = visits.length + 40;
  await until('more visits', async () => visits.length > enough);
  clearInterval(visiting);
  const answers = await Promise.all(visits);
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200),
    [],
  );
  assert.equal(new Set(answers.map((answer) => answer.serial)).size, 2);
});

test('the authority may want another one at once; when the disk is full just then, the one of before stays whole', async () => {
  const { serial } = await visit(NAME);
  await inAcme('sh', '-c', 'cat /dev/zero >/var/lib/certificates/full || true');
  fault = 'renew now';
  assert.match(
    await tell(),
    /^The certificate .* is not renewed yet: .* the disk is full\. Make room\. The next try/,
  );
  assert.equal((await visit(NAME)).serial, serial);
  fault = '';
  await inAcme('rm', '/var/lib/certificates/full');
  assert.match(await tell(), /renews by itself\.$/);
  assert.notEqual((await visit(NAME)).serial, serial);
});

test('another name never gets this certificate, and an authority that asks for patience gets it', async () => {
  fault = 'limited';
  await openFor(OTHER_NAME);
  const patience =
    /^There is no certificate for other\.example yet: the authority gives no more for now\. The next try is on \d+ \w+ at \d\d:\d\d UTC, as the authority asks\.$/;
  await until('it asks', async () => patience.test(await inAcme('cat', '/tmp/said')));
  const before = asked;
  assert.match(await tell(), patience);
  assert.equal(asked, before);
  await assert.rejects(visit(OTHER_NAME, '/', { rejectUnauthorized: false }), /alert/);
  assert.equal((await visit(OTHER_NAME, '/', { secure: false })).status, 200);
});

test('what is in the volume is enough after a restart, also when the authority has forgotten the account', async () => {
  pebble.kill();
  pebble = startPebble();
  fault = '';
  await leadsTo(OTHER_NAME, '127.0.0.1');
  await compose('restart', '--timeout', '1', 'acme');
  assert.match(await tell(), /^The certificate for other\.example is valid until/);
  assert.equal((await visit(OTHER_NAME, '/', { rejectUnauthorized: false })).status, 200);
});

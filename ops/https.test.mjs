// HTTPS by itself: the running compose stack orders its certificates from Pebble. Run by test-containers: node --test ops/https.test.mjs
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { until } from '../nginx/test/support/until.ts';
import { freePorts } from './native/free-ports.mjs';
import { runIn } from './native/test-site.mjs';

const { COMPOSE_PROJECT_NAME, PORT, HTTPS_PORT, PATH } = process.env;
const NAME = 'salon.example';
const OTHER_NAME = 'other.example';
const dir = mkdtempSync(join(tmpdir(), 'https-'));
const [port, pebblePort, managementPort, dnsPort, dnsManagementPort] = await freePorts(5);
const run = (...command) => runIn({}, ...command);
const inAcme = (...command) => run('docker compose exec --no-TTY acme', ...command);
/** Another try now, and what the service says of it. */
const tell = () => inAcme('./start', 'tell');

// The authority: Pebble, behind a server of ours that can have further faults. That server's first certificate has expired.
await run(`openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=authority
  -addext subjectAltName=DNS:authority.example,DNS:localhost -keyout ${dir}/key.pem -out ${dir}/valid.pem`);
await run(`openssl x509 -in ${dir}/valid.pem -signkey ${dir}/key.pem -subj /CN=expired -days -1
  -out ${dir}/expired.pem`);
const [key, valid, expired] = ['key', 'valid', 'expired'].map((name) => readFileSync(`${dir}/${name}.pem`));
writeFileSync(`${dir}/authorities.pem`, [valid, expired].join(''));
let fault = '';
let asked = 0;
const authority = createServer({ key, cert: expired }, (request, response) => {
  asked++;
  const { method, headers, url: path } = request;
  const answer = (value) => response.end(JSON.stringify(value));
  const refuse = (status, type) => {
    response.writeHead(status, { 'Content-Type': 'application/problem+json', 'Retry-After': '7200' });
    answer({ type: `urn:ietf:params:acme:error:${type}`, detail: 'a fault of the test', status });
  };
  if (fault === 'away') return request.socket.destroy();
  if (fault === 'limited') return refuse(429, 'rateLimited');
  if (fault === 'expired order' && /^\/finalize-order\//.test(path)) return refuse(404, 'malformed');
  if (/^\/renewal-info\/[\w-]{27}\.[\w-]{11,}$/.test(path)) {
    const start = fault === 'renew now' ? '2020-01-01T00:00:00Z' : '2999-01-01T00:00:00Z';
    return answer({ suggestedWindow: { start, end: start.replace('01T', '02T') } });
  }
  const there = { host: 'localhost', port: pebblePort, path, method, headers, ca: valid };
  const passedOn = requestHttps(there, async (its) => {
    if (path !== '/dir') return its.pipe(response.writeHead(its.statusCode, its.rawHeaders));
    const directory = JSON.parse((await its.toArray()).join(''));
    answer({ ...directory, renewalInfo: `https://${headers.host}/renewal-info` });
  });
  request.pipe(passedOn.on('error', () => response.destroy()));
});

const processes = [];
function start(name, ...args) {
  const env = { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '5' };
  processes.push(spawn(name, args, { env, stdio: 'ignore' }));
}
const startPebble = () =>
  start('pebble', '-config', `${dir}/pebble.json`, '-dnsserver', `127.0.0.1:${dnsPort}`);
const allNamesLeadTo = (ip) =>
  run('curl -sSf', `localhost:${dnsManagementPort}/set-default-ipv4`, '-d', JSON.stringify({ ip }));

let root;
/** Resolves with what a visitor gets who has never been here. */
async function visit(name, options) {
  const asked = { host: '127.0.0.1', port: HTTPS_PORT, headers: { Host: name }, servername: name, ca: root };
  const more = { agent: false, signal: AbortSignal.timeout(5000), ...options };
  const [answer] = await once(get({ ...asked, ...more }), 'response');
  const { statusCode: status, socket } = answer;
  const shaken = `${socket.getProtocol()} ${socket.getCipher().name}`;
  const serial = socket.getPeerCertificate().serialNumber;
  await answer.toArray();
  return { status, serial, shaken };
}

before(async () => {
  const settings = {
    listenAddress: `127.0.0.1:${pebblePort}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: `${dir}/valid.pem`,
    privateKey: `${dir}/key.pem`,
    httpPort: Number(PORT),
    tlsPort: Number(HTTPS_PORT),
    certificateValidityPeriod: 90,
  };
  writeFileSync(`${dir}/pebble.json`, JSON.stringify({ pebble: settings }));
  const dns = [`-dns01=127.0.0.1:${dnsPort}`, `-management=127.0.0.1:${dnsManagementPort}`];
  const unused = ['-http01=', '-https01=', '-tlsalpn01=', '-defaultIPv4=', '-defaultIPv6='];
  start('pebble-challtestsrv', ...dns, ...unused);
  startPebble();
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
  await run('docker compose up --detach --wait --no-build --no-deps nginx acme');
}
after(async () => {
  await run('docker compose rm --stop --force nginx acme');
  await run(`docker volume rm ${COMPOSE_PROJECT_NAME}_small`);
  for (const process of processes) process.kill();
  authority.close().closeAllConnections();
  rmSync(dir, { recursive: true });
});

test('a name is reached at the usual ports, and is written in plain letters', async () => {
  const script = 'source ops/settings.sh && echo $PORT $HTTPS_PORT';
  const ports = (PUBLIC_URL) => runIn({ env: { PATH, STATE_DIR: dir, PUBLIC_URL } }, 'bash -c', script);
  assert.equal(await ports(`https://${NAME}`), '80 443');
  await assert.rejects(ports('https://schön.example'), /use the form that begins with xn--/);
});

const untilAnswered = (status, ask) =>
  until(`the answer is ${status}`, async () => (await ask().catch(Object)).status === status, 60);
test('one sentence says what is wrong and what to do', async () => {
  const elsewhere = (await run('docker compose exec --no-TTY frontend hostname -i')).split(' ')[0];
  const expectSaid = async (sentence) => {
    const [, what, next] = /^There is no certificate for salon\.example yet: (.*) The next try (.*)$/.exec(
      await tell(),
    );
    assert.match(what, sentence);
    assert.match(next, /^is on \d+ \w+ at \d\d:\d\d UTC\.$/);
  };
  await expectSaid(/clock of this server is wrong/);
  authority.setSecureContext({ key, cert: valid });
  fault = 'away';
  await expectSaid(/authority cannot be reached/);
  fault = '';
  await expectSaid(/knows no address of this name\. Add an A record/);
  await allNamesLeadTo(elsewhere);
  await expectSaid(/no answer at port 80.*\. Open port 80/);
  const other = `require('http').createServer((_, answer) => answer.writeHead(404).end()).listen(${PORT})`;
  await run('docker compose exec --detach frontend node -e', other);
  await untilAnswered(404, () => fetch(`http://${elsewhere}:${PORT}`));
  await expectSaid(/leads to another server\. Let its A and AAAA records lead to this one/);
});

test('as soon as the name leads here, the certificate comes, also when the first order expires', async () => {
  await allNamesLeadTo('127.0.0.1');
  fault = 'expired order';
  assert.match(await tell(), /^There is no certificate .* yet: the authority says: .*a fault of the test/);
  fault = '';
  assert.match(
    await tell(),
    /^The certificate for salon\.example is valid until .*, and renews by itself\.$/,
  );
  root = await run(`curl -sS --cacert ${dir}/valid.pem https://localhost:${managementPort}/roots/0`);
  assert.equal((await visit(NAME)).status, 200);
  // `www.` has one of its own.
  await untilAnswered(301, () => visit(`www.${NAME}`));
});

test('what graders give their best mark for', async () => {
  const shaken = async (options) => (await visit(NAME, options)).shaken;
  assert.match(await shaken(), /^TLSv1\.3 /);
  assert.match(await shaken({ maxVersion: 'TLSv1.2' }), /^TLSv1\.2 ECDHE-ECDSA-.*(GCM|POLY1305)/);
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' };
  await assert.rejects(shaken(old), /alert protocol version/);
});

test('a renewal costs no visitor anything, at 40 a second', {
  skip: process.env.IS_SHORT === 'yes',
}, async () => {
  const { serial } = await visit(NAME);
  const visits = [];
  const visiting = setInterval(() => visits.push(visit(NAME).catch((error) => ({ error }))), 25);
  await until('the certificate is renewed', async () => (await visit(NAME)).serial !== serial, 90);
  const enough = visits.length + 40;
  await until('more visits', async () => visits.length > enough);
  clearInterval(visiting);
  const answers = await Promise.all(visits);
  assert.deepEqual(new Set(answers.map(({ status, error }) => error ?? status)), new Set([200]));
  assert.equal(new Set(answers.map((answer) => answer.serial)).size, 2);
});

test('the authority may want another one at once; when the disk is full just then, the one of before stays whole', async () => {
  const { serial } = await visit(NAME);
  await inAcme('sh', '-c', 'cat /dev/zero >/var/lib/certificates/full || true');
  fault = 'renew now';
  assert.match(await tell(), /^The certificate .* is not renewed yet: .* the disk is full\. Make room\./);
  assert.equal((await visit(NAME)).serial, serial);
  fault = '';
  await inAcme('rm', '/var/lib/certificates/full');
  await tell();
  assert.notEqual((await visit(NAME)).serial, serial);
});

test('an authority that asks for patience gets it', async () => {
  fault = 'limited';
  await openFor(OTHER_NAME);
  const patience = /example yet: the authority gives no more for now\. .* UTC, as the authority asks\.$/;
  await until('it asks', async () => patience.test(await inAcme('cat', '/tmp/said').catch(String)), 60);
  const before = asked;
  assert.match(await tell(), patience);
  assert.equal(asked, before);
});

test('what is in the volume is enough after a restart, also when the authority has forgotten the account', async () => {
  processes.at(-1).kill();
  startPebble();
  fault = '';
  await run('docker compose restart --timeout 1 acme');
  assert.match(await tell(), /^The certificate for other\.example is valid until/);
  assert.equal((await visit(OTHER_NAME, { rejectUnauthorized: false })).status, 200);
});

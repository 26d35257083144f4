import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConnectionOptions, connect } from 'node:tls';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { exchange } from './support/http.js';

/** Puts a new certificate where nginx reads it, as a renewal does. */
function makeCertificate(dir: string, folder = 'tls', name = 'salon.example'): void {
  mkdirSync(join(dir, folder), { recursive: true });
  const [key, certificate] = [join(dir, folder, 'new-key'), join(dir, folder, 'new-certificate')];
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name}`;
  const more = ['-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request.split(' '), ...more], { stdio: 'pipe' });
  chmodSync(key, 0o644); // When root starts nginx, its workers run as another user.
  renameSync(key, join(dir, folder, 'privkey.pem'));
  renameSync(certificate, join(dir, folder, 'fullchain.pem'));
}

const plain = await openDoor({ PUBLIC_URL: 'http://salon.example' });
const door = await openDoor({ PUBLIC_URL: 'https://salon.example' }, makeCertificate);
const site = await openDoor({ PUBLIC_URL: 'https://salon.example', TRUSTED_PROXIES: '127.0.0.20' }, (dir) =>
  mkdirSync(join(dir, 'certificates')),
);
const certificate = join(door.dir, 'tls/fullchain.pem');

/** Resolves with the fingerprint of the certificate that was shown. */
async function handshake(options: ConnectionOptions = {}): Promise<string> {
  const salon = { host: '127.0.0.1', port: door.tlsPort, servername: 'salon.example' };
  const socket = connect({ ...salon, ca: readFileSync(certificate), ...options });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

/** Connects to salon.example, asks for a page of `host`, and resolves with the head of the answer. */
async function askHttp2(path: string, host = 'salon.example') {
  const options = `-sS --http2 --head --connect-to ::127.0.0.1:${door.tlsPort} --cacert ${certificate}`;
  const args = [...options.split(' '), '--header', `Host: ${host}`, `https://salon.example${path}`];
  return (await promisify(execFile)('curl', args)).stdout;
}

test('only the host of PUBLIC_URL and this machine are answered; any other is closed without a word', async () => {
  for (const host of ['salon.example', 'SALON.example:8080', 'localhost', '127.0.0.1'])
    expect(await plain.ask('/', { headers: { host } })).toMatchObject({ status: 200 });
  for (const host of ['evil.example', 'www.salon.example', 'salon.example.evil.example', '192.0.2.1'])
    for (const { port } of [plain, door])
      expect(await exchange(port, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toBe('');
  await expect(handshake({ servername: 'evil.example' })).rejects.toThrow(/unrecognized name/);
  await expect(askHttp2('/about', 'evil.example')).rejects.toThrow();
});

test('a page comes over HTTP/2, and the services hear that it was HTTPS', async () => {
  const head = await askHttp2('/api/blogs');
  expect(head).toMatch(/^HTTP\/2 200/);
  expect(head).toMatch(/^content-security-policy: default-src 'none'/m);
  expect(head).toMatch(/^strict-transport-security: max-age=63072000\r$/m);
  expect(door.blog.received.at(-1)?.headers['x-forwarded-proto']).toBe('https');
});

test.each(['/', '/about?from=chat', '/api/blogs', '/.env'])('HTTP is sent to HTTPS: %s', async (path) => {
  const { status, headers } = await door.ask(path, { headers: { host: 'salon.example' } });
  expect([status, headers.location]).toEqual([301, `https://salon.example${path}`]);
});

test('but not the proof for the next certificate, nor a probe that asks by address', async () => {
  const folder = '/.well-known/acme-challenge';
  writeFileSync(join(door.dir, `acme${folder}/renewal`), 'proof');
  const salon = { headers: { host: 'salon.example' } };
  expect(await door.ask(`${folder}/renewal`, salon)).toMatchObject({ status: 200, text: 'proof' });
  expect(await door.ask(`${folder}/`, salon)).toMatchObject({ status: 404 });
  expect(await door.ask(`${folder}/unknown`, salon)).toMatchObject({ status: 404 });
  expect(await door.ask('/healthz')).toMatchObject({ status: 200 });
});

test('a renewed certificate is used from the next handshake on', async () => {
  const before = await handshake();
  makeCertificate(door.dir);
  expect(await handshake()).not.toBe(before);
});

test('an ordered certificate is used as soon as it is there, and until then the site answers by HTTP', async () => {
  const names = ['salon.example', 'www.salon.example'];
  const shake = (servername: string) =>
    handshake({ port: site.tlsPort, servername, rejectUnauthorized: false });
  const visit = async (host: string) => (await site.ask('/about', { headers: { host } })).headers.location;
  for (const name of names) expect(await visit(name)).toBe(undefined);
  makeCertificate(site.dir, 'certificates/salon.example');
  for (const name of names) expect(await visit(name)).toBe('https://salon.example/about');
  await expect(shake('www.salon.example')).rejects.toThrow(/alert/);
  makeCertificate(site.dir, 'certificates/www.salon.example', 'www.salon.example');
  expect(await shake('www.salon.example')).not.toBe(await shake('salon.example'));

  const byHttps = { host: 'salon.example', 'x-forwarded-proto': 'https' };
  expect(await site.ask('/about', { from: '127.0.0.20', headers: byHttps })).toMatchObject({ status: 200 });
  expect(site.output()).not.toMatch(/certificate/);
});

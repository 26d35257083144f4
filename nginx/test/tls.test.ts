import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { join } from 'node:path';
import { type ConnectionOptions, connect } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { openDoor } from './support/front-door.js';
import { exchange } from './support/http.js';

/** Puts a new certificate for salon.example where nginx reads it, as a renewal does. */
function makeCertificate(dir: string): void {
  const [key, certificate] = [join(dir, 'tls/new-key'), join(dir, 'tls/new-certificate')];
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=salon.example';
  const more = ['-addext', 'subjectAltName=DNS:salon.example', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request.split(' '), ...more], { stdio: 'pipe' });
  chmodSync(key, 0o644); // When root starts nginx, its workers run as another user.
  renameSync(key, join(dir, 'tls/privkey.pem'));
  renameSync(certificate, join(dir, 'tls/fullchain.pem'));
}

const plain = await openDoor({ PUBLIC_URL: 'http://salon.example' });
const door = await openDoor({ PUBLIC_URL: 'https://salon.example' }, makeCertificate);
const elsewhere = await openDoor({ PUBLIC_URL: 'https://salon.example:8443' }, makeCertificate);
const certificate = () => readFileSync(join(door.dir, 'tls/fullchain.pem'));

/** Resolves with the fingerprint of the certificate that was shown. */
async function handshake(options: ConnectionOptions): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: door.tlsPort, ca: certificate(), ...options });
  try {
    await once(socket, 'secureConnect');
    return socket.getPeerCertificate().fingerprint256;
  } finally {
    socket.destroy();
  }
}

/** Connects to salon.example, asks for a page of `authority`, and resolves with the headers of the answer. */
async function askHttp2(path: string, authority = 'salon.example') {
  const session = connectHttp2(`https://127.0.0.1:${door.tlsPort}`, {
    servername: 'salon.example',
    ca: certificate(),
  });
  try {
    const stream = session.request({ ':path': path, ':authority': authority });
    const failure = once(session, 'error').then(([error]) => {
      throw error;
    });
    const [headers] = await Promise.race([once(stream, 'response'), failure]);
    return headers;
  } finally {
    session.destroy();
  }
}

describe('with PUBLIC_URL and no certificate', () => {
  test.each(['salon.example', 'SALON.example:8080', 'localhost', '127.0.0.1'])(
    '%s is answered',
    async (host) => {
      expect(await plain.ask('/', { headers: { host } })).toMatchObject({ status: 200 });
    },
  );

  test.each(['evil.example', 'www.salon.example', 'salon.example.evil.example', '192.0.2.1'])(
    'the host "%s" is closed without a word',
    async (host) => {
      expect(await exchange(plain.port, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toBe('');
    },
  );
});

describe('with a certificate', () => {
  const salon = { headers: { host: 'salon.example' } };

  test('a page comes over HTTP/2, with HSTS, and the services hear that it was HTTPS', async () => {
    expect(await askHttp2('/api/blogs')).toMatchObject({
      ':status': 200,
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(door.blog.received.at(-1)?.headers['x-forwarded-proto']).toBe('https');
  });

  test.each(['/', '/about?from=chat', '/api/blogs', '/nope', '/.env'])(
    'HTTP is sent to HTTPS: %s',
    async (path) => {
      for (const [site, port] of [
        [door, ''],
        [elsewhere, ':8443'],
      ] as const) {
        const { status, headers } = await site.ask(path, salon);
        expect([status, headers.location]).toEqual([301, `https://salon.example${port}${path}`]);
        expect(headers['strict-transport-security']).toBeUndefined();
      }
    },
  );

  test('but not the proof for the next certificate, nor a probe that asks by address', async () => {
    writeFileSync(join(door.dir, 'acme/.well-known/acme-challenge/renewal'), 'proof');
    for (const [path, host, answer] of [
      ['/.well-known/acme-challenge/renewal', 'salon.example', { status: 200, text: 'proof' }],
      [
        '/.well-known/acme-challenge/unknown',
        'salon.example',
        { status: 404, text: 'There is nothing at this address.\n' },
      ],
      ['/healthz', '127.0.0.1', { status: 200 }],
    ] as const)
      expect(await door.ask(path, { headers: { host } })).toMatchObject(answer);
  });

  test('an unknown host is closed, by name or inside a connection made for ours', async () => {
    expect(await exchange(door.port, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toBe('');
    await expect(handshake({ servername: 'evil.example' })).rejects.toThrow(/unrecognized name/);
    await expect(askHttp2('/about', 'evil.example')).rejects.toThrow();
  });

  test('old versions of TLS are refused', async () => {
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await expect(handshake({ servername: 'salon.example', ...old })).rejects.toThrow();
  });

  test('HTTP spoken at the port of HTTPS is told so in words', async () => {
    const answer = await exchange(door.tlsPort, 'GET / HTTP/1.1\r\nHost: salon.example\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).not.toContain('<html>');
  });

  test('a renewed certificate is used from the next handshake on', async () => {
    const before = await handshake({ servername: 'salon.example' });
    makeCertificate(door.dir);
    expect(await handshake({ servername: 'salon.example' })).not.toBe(before);
  });
});

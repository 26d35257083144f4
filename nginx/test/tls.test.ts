import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect as connectHttp2, constants, IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { ConnectionOptions, connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from './support/certificate.js';
import { FrontDoor } from './support/front-door.js';
import { exchange } from './support/http.js';

describe('with PUBLIC_URL and no certificate', () => {
  let door: FrontDoor;
  beforeAll(async () => {
    door = await FrontDoor.open({ PUBLIC_URL: 'http://salon.example' });
  });
  afterAll(() => door.close());

  test.each(['salon.example', 'SALON.example:8080', 'localhost', '127.0.0.1'])(
    '%s is answered',
    async (host) => {
      expect(await door.ask('/', { headers: { host } })).toMatchObject({ status: 200 });
    },
  );

  test.each(['evil.example', 'www.salon.example', 'salon.example.evil.example', '192.0.2.1'])(
    'the host "%s" is closed without a word',
    async (host) => {
      expect(await exchange(door.port, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toBe('');
    },
  );
});

describe('with a certificate', () => {
  let door: FrontDoor;
  let certificate: Buffer;
  beforeAll(async () => {
    door = await FrontDoor.open({ PUBLIC_URL: 'https://salon.example' }, (dir) => {
      certificate = makeCertificate(join(dir, 'tls'));
    });
  });
  afterAll(() => door.close());

  const salon = { headers: { host: 'salon.example' } };

  test('a page comes over HTTP/2, with HSTS', async () => {
    const reply = await askHttp2(door.tlsPort, certificate, 'salon.example');
    expect(reply[constants.HTTP2_HEADER_STATUS]).toBe(200);
    expect(reply['strict-transport-security']).toBe('max-age=63072000');
    expect(reply['content-security-policy']).toContain("default-src 'none'");
  });

  test('the services hear that it was HTTPS', async () => {
    await askHttp2(door.tlsPort, certificate, 'salon.example', '/api/blogs');
    expect(door.blog.received.at(-1)?.headers['x-forwarded-proto']).toBe('https');
  });

  test.each(['/', '/about?from=chat', '/api/blogs', '/nope', '/.env'])(
    'HTTP is sent to HTTPS: %s',
    async (path) => {
      const { status, headers } = await door.ask(path, salon);
      expect(status).toBe(301);
      expect(headers.location).toBe(`https://salon.example${path}`);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('but not the proof for the next certificate', async () => {
    writeFileSync(join(door.dir, 'acme/.well-known/acme-challenge/renewal'), 'proof');
    expect(await door.ask('/.well-known/acme-challenge/renewal', salon)).toMatchObject({
      status: 200,
      text: 'proof',
    });
    expect(await door.ask('/.well-known/acme-challenge/unknown', salon)).toMatchObject({
      status: 404,
      text: 'There is nothing at this address.\n',
    });
  });

  test('nor a probe that asks by address whether all is well', async () => {
    expect(await door.ask('/healthz', { headers: { host: '127.0.0.1' } })).toMatchObject({ status: 200 });
  });

  test('an unknown host is closed, by name or inside a connection made for ours', async () => {
    expect(await exchange(door.port, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toBe('');
    await expect(handshake(door.tlsPort, { servername: 'evil.example' })).rejects.toThrow(
      /unrecognized name/,
    );
    await expect(
      askHttp2(door.tlsPort, certificate, 'salon.example', '/about', 'evil.example'),
    ).rejects.toThrow();
  });

  test('old versions of TLS are refused', async () => {
    const old = { servername: 'salon.example', minVersion: 'TLSv1' as const, maxVersion: 'TLSv1.1' as const };
    await expect(handshake(door.tlsPort, { ...old, ciphers: 'DEFAULT@SECLEVEL=0' })).rejects.toThrow();
  });

  test('HTTP spoken at the port of HTTPS is told so in words', async () => {
    const answer = await exchange(door.tlsPort, 'GET / HTTP/1.1\r\nHost: salon.example\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).not.toContain('<html>');
  });

  test('a renewed certificate is used from the next handshake on', async () => {
    const before = await handshake(door.tlsPort, { servername: 'salon.example', ca: certificate });
    certificate = makeCertificate(join(door.dir, 'tls'));
    const after = await handshake(door.tlsPort, { servername: 'salon.example', ca: certificate });
    expect(after).not.toBe(before);
  });
});

test('the port of HTTPS that visitors use is part of the redirect', async () => {
  const door = await FrontDoor.open({ PUBLIC_URL: 'https://salon.example:8443' }, (dir) => {
    makeCertificate(join(dir, 'tls'));
  });
  const { headers } = await door.ask('/about', { headers: { host: 'salon.example' } });
  await door.close();
  expect(headers.location).toBe('https://salon.example:8443/about');
});

/** Resolves with the fingerprint of the certificate that was shown. */
async function handshake(port: number, options: ConnectionOptions): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, ...options });
  try {
    await once(socket, 'secureConnect');
    return socket.getPeerCertificate().fingerprint256;
  } finally {
    socket.destroy();
  }
}

/** Connects to `servername` and asks for a page of `authority`. */
async function askHttp2(port: number, ca: Buffer, servername: string, path = '/', authority = servername) {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { servername, ca });
  try {
    const stream = session.request({
      [constants.HTTP2_HEADER_PATH]: path,
      [constants.HTTP2_HEADER_AUTHORITY]: authority,
    });
    const failure = once(session, 'error').then(([error]) => {
      throw error;
    });
    const [headers]: IncomingHttpHeaders[] = await Promise.race([once(stream, 'response'), failure]);
    return headers ?? {};
  } finally {
    session.destroy();
  }
}

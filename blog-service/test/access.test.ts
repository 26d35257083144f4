import { createHmac } from 'node:crypto';
import { moveClock } from '@salon/service-kit/testing/clock';
import { expectUnauthorized } from '@salon/service-kit/testing/unauthorized';
import { exportSPKI, importJWK } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectRefused, SAMPLE, startApp, useApp } from './app.js';
import { CLAIMS, newKey, type SigningKey, sign } from './auth-double.js';

const blog = useApp();
afterEach(() => {
  vi.useRealTimers();
  blog.auth.sessionStatus = 204;
});

const KEY_COOLDOWN_MS = 1_000;

const save = (authorization?: string) =>
  fetch(`${blog.url}/api/blogs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) },
    body: JSON.stringify(SAMPLE),
  });

const isRefused = async (authorization?: string) => expectUnauthorized(await save(authorization));

/** A token like the real one, but signed with a key of the attacker's own, which is in the token's header. */
async function signedByStranger({ kid }: SigningKey): Promise<string> {
  const stranger = await newKey(kid);
  return sign(stranger, {}, { jwk: stranger.publicJwk });
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token is refused alike', () => {
  test.each([
    ['missing', undefined],
    ['empty', 'Bearer '],
    ['no token', 'Bearer abc'],
    ['of another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['very long', `Bearer ${'a'.repeat(8000)}`],
  ])('when it is %s', (_name, authorization) => isRefused(authorization));

  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, (key: SigningKey) => Promise<string>]>([
    ['expired', (key) => sign(key, { exp: now() - 60 })],
    ['without an end', (key) => sign(key, { exp: undefined })],
    ['without an id', (key) => sign(key, { jti: undefined })],
    ['not valid yet', (key) => sign(key, { nbf: now() + 600 })],
    ['of another issuer', (key) => sign(key, { iss: 'somebody' })],
    ['for another audience', (key) => sign(key, { aud: 'newsletter' })],
    ['of another subject', (key) => sign(key, { sub: 'visitor' })],
    ['signed with another key of the same name', async (key) => sign(await newKey(key.kid))],
    ['signed with an unknown key', async () => sign(await newKey('unknown'))],
    ['naming a key set of its own', (key) => sign(key, {}, { jku: 'http://127.0.0.1:1/keys' })],
    ['bringing its own key', (key) => sign(key, {}, { jwk: key.publicJwk })],
    ['signed with the key it brings along', (key) => signedByStranger(key)],
    ['bringing its own certificate', (key) => sign(key, {}, { x5u: 'http://127.0.0.1:1/x' })],
  ])('when it is %s', async (_name, make) => isRefused(`Bearer ${await make(blog.auth.key)}`));

  const unsigned = (alg: string) => {
    const claims = { ...CLAIMS, iat: now(), nbf: now(), exp: now() + 600 };
    return `${base64({ alg, kid: blog.auth.key.kid })}.${base64(claims)}`;
  };
  test('when it has no algorithm', () => isRefused(`Bearer ${unsigned('none')}.`));

  test('when it is HS256, signed with the public key as the secret', async () => {
    const publicKey = await importJWK(blog.auth.key.publicJwk, 'ES256');
    if (publicKey instanceof Uint8Array) throw new Error('not an asymmetric key');
    const secret = await exportSPKI(publicKey);
    const text = unsigned('HS256');
    const signature = createHmac('sha256', secret).update(text).digest('base64url');
    await isRefused(`Bearer ${text}.${signature}`);
  });

  test.each([
    ['header', 0],
    ['claims', 1],
    ['signature', 2],
  ])('when one byte of its %s was changed', async (_name, part) => {
    const parts = (await sign(blog.auth.key)).split('.');
    const bytes = Buffer.from(parts[part] ?? '', 'base64url');
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    parts[part] = bytes.toString('base64url');
    await isRefused(`Bearer ${parts.join('.')}`);
  });

  test('when its signature is spelled otherwise', async () => {
    const token = await sign(blog.auth.key);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The last four bits of the last character are not used.
    const twin = token.slice(0, -1) + alphabet[alphabet.indexOf(token.at(-1) ?? '') + 1];
    expect(Buffer.from(twin.split('.')[2] ?? '', 'base64url')).toEqual(
      Buffer.from(token.split('.')[2] ?? '', 'base64url'),
    );
    await isRefused(`Bearer ${twin}`);
    expect((await save(`Bearer ${token}`)).status).toBe(201);
  });

  test('when its session has ended', async () => {
    blog.auth.sessionStatus = 404;
    await isRefused(`Bearer ${blog.token}`);
  });
});

test('the clock of auth-service may be five seconds ahead, and no more', async () => {
  moveClock(0);
  const now = Math.floor(Date.now() / 1000);
  const savedWith = async (claims: { nbf: number }) =>
    (await save(`Bearer ${await sign(blog.auth.key, claims)}`)).status;
  expect(await savedWith({ nbf: now + 5 })).toBe(201);
  expect(await savedWith({ nbf: now + 6 })).toBe(401);
});

describe('the keys of auth-service', () => {
  test('after a rotation are found without a restart, and the old one stays good', async () => {
    const old = blog.auth.key;
    const fresh = await newKey('key-2');
    blog.auth.keys = [old, fresh];
    moveClock(KEY_COOLDOWN_MS);
    expect((await save(`Bearer ${await sign(fresh)}`)).status).toBe(201);
    expect((await save(`Bearer ${await sign(old)}`)).status).toBe(201);
  });

  test('are asked for once a second at most, however many tokens strangers send', async () => {
    const stranger = `Bearer ${await sign(await newKey('stranger'))}`;
    const requests = async () => {
      const before = blog.auth.keyRequests;
      for (let attempt = 0; attempt < 5; attempt += 1) await isRefused(stranger);
      return blog.auth.keyRequests - before;
    };
    moveClock(60_000);
    expect(await requests()).toBe(1);
    expect(await requests()).toBe(0);
    moveClock(KEY_COOLDOWN_MS);
    expect(await requests()).toBe(1);
  });
});

describe('while auth-service', () => {
  const expectAway = async (response: Response) => {
    expect(response.headers.get('Retry-After')).toBe('5');
    await expectRefused(response, 503, 'Saving is not possible right now. Please try again in a moment.');
  };

  test('is failing, writing answers 503', async () => {
    blog.auth.sessionStatus = 500;
    await expectAway(await save(`Bearer ${blog.token}`));
  });

  test('is away, writing answers 503, reading is untouched, and all is well when it is back', async () => {
    const { port } = blog.auth;
    await blog.auth.stop();
    await expectAway(await save(`Bearer ${blog.token}`));
    expect(await blog.status('/api/blogs')).toBe(200);
    expect(await blog.status('/health/ready')).toBe(200);
    await blog.auth.start(port);
    expect((await save(`Bearer ${blog.token}`)).status).toBe(201);
  });

  test('hangs, writing answers 503 within five seconds, also when its keys are not known yet', async () => {
    const other = await startApp();
    const since = Date.now();
    blog.auth.hangs = other.auth.hangs = true;
    await Promise.all([
      save(`Bearer ${blog.token}`).then(expectAway),
      other.admin('POST', '', SAMPLE).then(expectAway),
    ]);
    expect(Date.now() - since).toBeLessThan(5_000);
    blog.auth.hangs = false;
    await other.stop();
  });
});

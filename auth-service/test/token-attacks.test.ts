import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { moveClock } from '@salon/service-kit/testing/clock';
import { DataSource } from 'typeorm';
import { afterEach, expect, test, vi } from 'vitest';
import { decrypt } from '../src/keys/key-encryption.js';
import { SigningKey } from '../src/keys/signing-key.entity.js';
import { appOfFile } from './app.js';
import { session, tokenFrom } from './calls.js';

type Json = Record<string, unknown>;

const encode = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString());
const now = () => Math.floor(Date.now() / 1000);
/** An id that nothing has. */
const NONE = '00000000-0000-4000-8000-000000000000';

const auth = await appOfFile();
const good = await tokenFrom(auth);
const [header = {}, claims = {}] = good.split('.').slice(0, 2).map(decode);
const [stored] = await auth.app.get(DataSource).getRepository(SigningKey).find();
if (!stored) throw new Error('There is no signing key.');
const ourKey = createPrivateKey(decrypt(stored.encryptedPrivateKey, auth.config.KEYS_SECRET, stored.kid));
const ourPublicKey = createPublicKey(ourKey);
afterEach(() => {
  vi.useRealTimers();
});

function es256(tokenHeader: Json, tokenClaims: Json, key: KeyObject): string {
  const body = `${encode(tokenHeader)}.${encode(tokenClaims)}`;
  return `${body}.${sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

function strangersToken(extraHeader: (publicJwk: Json) => Json): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' }) as Json;
  return es256({ ...header, ...extraHeader(jwk) }, claims, privateKey);
}

function hs256With(secret: string | Buffer): string {
  const body = `${encode({ ...header, alg: 'HS256' })}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** The token with one character changed at a position of its header, claims or signature. */
function flipped(part: 0 | 1 | 2, position: number): string {
  const parts = good.split('.');
  const characters = [...(parts[part] ?? '')];
  parts[part] = characters.with(position, characters.at(position) === 'A' ? 'B' : 'A').join('');
  return parts.join('.');
}

test('the token these attacks start from is good, and so is the way they are signed', async () => {
  expect((await session(auth, good)).status).toBe(200);
  expect((await session(auth, es256(header, claims, ourKey))).status).toBe(200);
});

test('the clock of who checks may be five seconds behind, and no more', async () => {
  moveClock(0);
  const validIn = (seconds: number) => es256(header, { ...claims, nbf: now() + seconds }, ourKey);
  expect((await session(auth, validIn(5))).status).toBe(200);
  expect((await session(auth, validIn(6))).status).toBe(401);
});

test.each<[string, () => string]>([
  ['no token at all', () => ''],
  ['not a token', () => 'abc'],
  ['three parts of nothing', () => '..'],
  ['broken JSON in it', () => `${Buffer.from('{').toString('base64url')}.${good.split('.')[1]}.AAAA`],
  ['alg none, without a signature', () => `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`],
  ['alg None, signed', () => `${encode({ ...header, alg: 'None' })}.${good.split('.').slice(1).join('.')}`],
  ['HS256 with our public key (PEM)', () => hs256With(ourPublicKey.export({ format: 'pem', type: 'spki' }))],
  ['HS256 with our public key (DER)', () => hs256With(ourPublicKey.export({ format: 'der', type: 'spki' }))],
  ['no kid', () => es256({ ...header, kid: undefined }, claims, ourKey)],
  ['an unknown kid', () => es256({ ...header, kid: NONE }, claims, ourKey)],
  ['a kid that is no id', () => es256({ ...header, kid: "' OR 1=1 --" }, claims, ourKey)],
  ['another key under our kid', () => strangersToken(() => ({}))],
  ['a key in the header (jwk)', () => strangersToken((jwk) => ({ jwk }))],
  ['an address of a key (jku)', () => strangersToken(() => ({ jku: 'http://127.0.0.1:9/jwks.json' }))],
  ['an address of a certificate (x5u)', () => strangersToken(() => ({ x5u: 'http://127.0.0.1:9/cert.pem' }))],
  ['expired', () => es256(header, { ...claims, exp: now() - 60 }, ourKey)],
  ['not valid yet', () => es256(header, { ...claims, nbf: now() + 60 }, ourKey)],
  ['another audience', () => es256(header, { ...claims, aud: 'salon-visitors' }, ourKey)],
  ['no audience', () => es256(header, { ...claims, aud: undefined }, ourKey)],
  ['another issuer', () => es256(header, { ...claims, iss: 'somebody' }, ourKey)],
  ['another subject', () => es256(header, { ...claims, sub: 'visitor' }, ourKey)],
  ['a session that never was', () => es256(header, { ...claims, jti: NONE }, ourKey)],
  ['no session', () => es256(header, { ...claims, jti: undefined }, ourKey)],
  ['one byte of the header changed', () => flipped(0, 5)],
  ['one byte of the claims changed', () => flipped(1, 5)],
  ['one byte of the signature changed', () => flipped(2, 5)],
  ['the last character changed', () => flipped(2, -1)],
  ['padding after the signature', () => `${good}==`],
])('%s is a 401', async (_, forge) => {
  const { status, headers, body } = await session(auth, forge());
  expect([status, headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
  expect(body).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Please log in again.' });
});

test.each<[string, Record<string, string>]>([
  [`/api/admin/session?token=${good}&access_token=${good}`, {}],
  ['/api/admin/session', { Cookie: `token=${good}` }],
  ['/api/admin/session', { Authorization: `Basic ${good}` }],
  ['/api/admin/session', { Authorization: good }],
])('a good token elsewhere than in "Authorization: Bearer" is a 401: %.25s %.60j', async (path, headers) => {
  expect((await fetch(auth.url + path, { headers })).status).toBe(401);
});

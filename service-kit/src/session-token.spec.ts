import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { moveClock } from '../testing/clock.js';
import { sessionIn } from './session-token.js';

type Json = Record<string, unknown>;

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { privateKey, publicKey } = newKeys();
const stranger = newKeys();
const PEM = publicKey.export({ format: 'pem', type: 'spki' });
const read = (token: string) =>
  sessionIn(token, 'salon-admin', async (kid) => (kid === 'key-1' ? PEM.toString() : undefined));

const now = () => Math.floor(Date.now() / 1000);
const HEADER: Json = { alg: 'ES256', typ: 'JWT', kid: 'key-1' };
const CLAIMS: Json = {
  ...{ iss: 'salon-auth', aud: 'salon-admin', sub: 'admin', jti: 'session-1' },
  ...{ iat: now(), nbf: now(), exp: now() + 3600 },
};
const encode = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
const textOf = (header: Json, claims: Json) =>
  `${encode({ ...HEADER, ...header })}.${encode({ ...CLAIMS, ...claims })}`;

function signed(header: Json, claims: Json = {}, key: KeyObject = privateKey): string {
  const text = textOf(header, claims);
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
const good = signed({});

function hs256With(secret: string | Buffer): string {
  const text = textOf({ alg: 'HS256' }, {});
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

test('a good token names its session', async () => {
  expect(await read(good)).toBe('session-1');
});

test('the clock of who signed it may be five seconds ahead, and no more', async () => {
  moveClock(0);
  expect(await read(signed({}, { nbf: now() + 5 }))).toBe('session-1');
  expect(await read(signed({}, { nbf: now() + 6 }))).toBeUndefined();
});

const JWK = stranger.publicKey.export({ format: 'jwk' });
test.each<[string, () => string]>([
  ['no token', () => 'abc'],
  ['of broken JSON', () => `${Buffer.from('{').toString('base64url')}.${good.split('.')[1]}.AAAA`],
  ['alg none, without a signature', () => `${textOf({ alg: 'none' }, {})}.`],
  ['HS256 with the public key (PEM)', () => hs256With(PEM)],
  ['without a kid', () => signed({ kid: undefined })],
  ['of an unknown kid', () => signed({ kid: 'key-2' })],
  ['signed with another key under this kid', () => signed({}, {}, stranger.privateKey)],
  ['bringing the key it is signed with (jwk)', () => signed({ jwk: JWK }, {}, stranger.privateKey)],
  ['with the address of a key (jku)', () => signed({ jku: 'http://127.0.0.1:9/jwks.json' })],
  ['expired', () => signed({}, { exp: now() - 60 })],
  ['not valid yet', () => signed({}, { nbf: now() + 60 })],
  ['without an end', () => signed({}, { exp: undefined })],
  ['of another audience', () => signed({}, { aud: 'salon-visitors' })],
  ['for pictures only', () => signed({}, { aud: 'salon-media' })],
  ['of another issuer', () => signed({}, { iss: 'somebody' })],
  ['of another subject', () => signed({}, { sub: 'visitor' })],
  ['without a session', () => signed({}, { jti: undefined })],
])('a token that is %s names none', async (_, forge) => {
  expect(await read(forge())).toBeUndefined();
});

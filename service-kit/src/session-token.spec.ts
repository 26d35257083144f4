import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { afterEach, expect, test, vi } from 'vitest';
import { moveClock } from '../testing/clock.js';
import { sessionIn } from './session-token.js';

type Json = Record<string, unknown>;

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { privateKey, publicKey } = newKeys();
const stranger = newKeys();
const PEM = publicKey.export({ format: 'pem', type: 'spki' });
const DER = publicKey.export({ format: 'der', type: 'spki' });
const read = (token: string) =>
  sessionIn(new JwtService(), token, 'salon-admin', async (kid) =>
    kid === 'key-1' ? PEM.toString() : undefined,
  );

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

/** The good token with one character changed at a position of its header, claims or signature. */
function flipped(part: number, position: number): string {
  const parts = good.split('.');
  const characters = [...(parts[part] ?? '')];
  parts[part] = characters.with(position, characters.at(position) === 'A' ? 'B' : 'A').join('');
  return parts.join('.');
}

/** The last four bits of a signature's last character are not used, so this is the same signature. */
function spelledOtherwise(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const twin = good.slice(0, -1) + alphabet[alphabet.indexOf(good.at(-1) ?? '') + 1];
  const [signature = '', other = ''] = [good, twin].map((token) => token.split('.')[2]);
  expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
  return twin;
}

afterEach(() => {
  vi.useRealTimers();
});

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
  ['nothing', () => ''],
  ['no token', () => 'abc'],
  ['three parts of nothing', () => '..'],
  ['very long', () => 'a'.repeat(8_000)],
  ['of broken JSON', () => `${Buffer.from('{').toString('base64url')}.${good.split('.')[1]}.AAAA`],
  ['alg none, without a signature', () => `${textOf({ alg: 'none' }, {})}.`],
  ['alg None, signed', () => `${textOf({ alg: 'None' }, {})}.${good.split('.')[2]}`],
  ['HS256 with the public key (PEM)', () => hs256With(PEM)],
  ['HS256 with the public key (DER)', () => hs256With(DER)],
  ['without a kid', () => signed({ kid: undefined })],
  ['of an unknown kid', () => signed({ kid: 'key-2' })],
  ['of a kid that is no id', () => signed({ kid: "' OR 1=1 --" })],
  ['signed with another key under this kid', () => signed({}, {}, stranger.privateKey)],
  ['bringing the key it is signed with (jwk)', () => signed({ jwk: JWK }, {}, stranger.privateKey)],
  ['bringing a key (jwk)', () => signed({ jwk: JWK })],
  ['with the address of a key (jku)', () => signed({ jku: 'http://127.0.0.1:9/jwks.json' })],
  ['with the address of a certificate (x5u)', () => signed({ x5u: 'http://127.0.0.1:9/cert.pem' })],
  ['expired', () => signed({}, { exp: now() - 60 })],
  ['not valid yet', () => signed({}, { nbf: now() + 60 })],
  ['without an end', () => signed({}, { exp: undefined })],
  ['of another audience', () => signed({}, { aud: 'salon-visitors' })],
  ['for pictures only', () => signed({}, { aud: 'salon-media' })],
  ['of no audience', () => signed({}, { aud: undefined })],
  ['of another issuer', () => signed({}, { iss: 'somebody' })],
  ['of another subject', () => signed({}, { sub: 'visitor' })],
  ['without a session', () => signed({}, { jti: undefined })],
  ['with one character of the header changed', () => flipped(0, 5)],
  ['with one character of the claims changed', () => flipped(1, 5)],
  ['with one character of the signature changed', () => flipped(2, 5)],
  ['with the last character changed', () => flipped(2, -1)],
  ['spelled otherwise', spelledOtherwise],
  ['padded', () => `${good}==`],
])('a token that is %s names none', async (_, forge) => {
  expect(await read(forge())).toBeUndefined();
});

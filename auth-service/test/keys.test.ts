import { moveClock } from '@salon/service-kit/testing/clock';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SigningKeysService } from '../src/keys/signing-keys.service.js';
import { appOfTest, replicaOf, type TestApp } from './app.js';
import { publishedKids, session, tokenFrom } from './calls.js';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

afterEach(() => {
  vi.useRealTimers();
});

const keysOf = ({ app }: TestApp) => app.get(SigningKeysService);

describe('the published keys', () => {
  test('are public, enough to verify a token, and the same after a restart', async () => {
    const auth = await appOfTest();
    const response = await fetch(`${auth.url}/.well-known/jwks.json`);
    const jwks = (await response.json()) as JSONWebKeySet;
    const [x, y, kid] = Array(3).fill(expect.any(String));
    expect(jwks).toEqual({ keys: [{ kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' }] });
    const options = { algorithms: ['ES256'], issuer: 'salon-auth', audience: 'salon-admin' };
    const { payload } = await jwtVerify(await tokenFrom(auth), createLocalJWKSet(jwks), options);
    expect(payload.sub).toBe('admin');
    expect(await publishedKids(await replicaOf(auth))).toEqual(await publishedKids(auth));
  });
});

test('another KEYS_SECRET makes a key of its own and ends all sessions; with the old one its keys are back, also after a rotation', async () => {
  const old = await appOfTest();
  const token = await tokenFrom(old);
  const other = await replicaOf(old, { KEYS_SECRET: 'x'.repeat(32) });
  expect(await publishedKids(other)).not.toContain((await publishedKids(old))[0]);
  expect((await session(other, token)).status).toBe(401);
  expect((await session(other, await tokenFrom(other))).status).toBe(200);

  moveClock(31 * DAY);
  await keysOf(other).rotate();
  const back = await replicaOf(old);
  expect(await publishedKids(back)).toEqual(await publishedKids(old));
  expect((await session(back, await tokenFrom(back))).status).toBe(200);
});

describe('rotation', () => {
  test('publishes the new key beside the old one in every replica within seconds, and signs with it within a minute', async () => {
    const rotating = await appOfTest();
    const other = await replicaOf(rotating);
    const kidOfNew = async () => decodeProtectedHeader(await tokenFrom(other)).kid;
    const [oldKid] = await publishedKids(other);
    const oldToken = await tokenFrom(other);

    const newKid = await keysOf(rotating).rotate();
    moveClock(6 * SECOND);
    expect(await publishedKids(other)).toEqual([newKid, oldKid]);
    expect(await kidOfNew()).toBe(oldKid);

    moveClock(45 * SECOND);
    expect(await kidOfNew()).toBe(newKid);
    expect((await session(other, oldToken)).status).toBe(200);
  });

  test('withdraws the old key when its last token has expired', async () => {
    const auth = await appOfTest();
    const [oldKid] = await publishedKids(auth);
    const newKid = await keysOf(auth).rotate();
    moveClock(30 * DAY);
    expect(await publishedKids(auth)).toEqual([newKid, oldKid]);
    moveClock(120 * SECOND);
    expect(await publishedKids(auth)).toEqual([newKid]);
  });
});

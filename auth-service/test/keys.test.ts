import { moveClock } from '@salon/service-kit/testing/clock';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { SigningKeysService } from '../src/keys/signing-keys.service.js';
import { appOfTest, replicaOf, type TestApp } from './app.js';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

const keysOf = ({ app }: TestApp) => app.get(SigningKeysService);

test('the published keys are public, enough to verify a token, and the same after a restart', async () => {
  const auth = await appOfTest();
  const response = await fetch(`${auth.url}/.well-known/jwks.json`);
  const jwks = (await response.json()) as JSONWebKeySet;
  const [x, y, kid] = Array(3).fill(expect.any(String));
  expect(jwks).toEqual({ keys: [{ kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' }] });
  const options = { algorithms: ['ES256'], issuer: 'salon-auth', audience: 'salon-admin' };
  const { payload } = await jwtVerify(await auth.tokenFrom(), createLocalJWKSet(jwks), options);
  expect(payload.sub).toBe('admin');
  expect(await (await replicaOf(auth)).publishedKids()).toEqual(await auth.publishedKids());
});

test('another KEYS_SECRET makes a key of its own and ends all sessions; with the old one its keys are back, also after a rotation', async () => {
  const old = await appOfTest();
  const token = await old.tokenFrom();
  const other = await replicaOf(old, { KEYS_SECRET: 'x'.repeat(32) });
  expect(await other.publishedKids()).not.toContain((await old.publishedKids())[0]);
  expect((await other.session(token)).status).toBe(401);
  expect((await other.session(await other.tokenFrom())).status).toBe(200);

  moveClock(31 * DAY);
  await keysOf(other).rotate();
  const back = await replicaOf(old);
  expect(await back.publishedKids()).toEqual(await old.publishedKids());
  expect((await back.session(await back.tokenFrom())).status).toBe(200);
});

describe('rotation', () => {
  test('publishes the new key beside the old one in every replica within seconds, and signs with it within a minute', async () => {
    const rotating = await appOfTest();
    const other = await replicaOf(rotating);
    const kidOfNew = async () => decodeProtectedHeader(await other.tokenFrom()).kid;
    const [oldKid] = await other.publishedKids();
    const oldToken = await other.tokenFrom();

    const newKid = await keysOf(rotating).rotate();
    moveClock(6 * SECOND);
    expect(await other.publishedKids()).toEqual([newKid, oldKid]);
    expect(await kidOfNew()).toBe(oldKid);

    moveClock(45 * SECOND);
    expect(await kidOfNew()).toBe(newKid);
    expect((await other.session(oldToken)).status).toBe(200);
  });

  test('withdraws the old key when its last token has expired', async () => {
    const auth = await appOfTest();
    const [oldKid] = await auth.publishedKids();
    const newKid = await keysOf(auth).rotate();
    moveClock(30 * DAY);
    expect(await auth.publishedKids()).toEqual([newKid, oldKid]);
    moveClock(120 * SECOND);
    expect(await auth.publishedKids()).toEqual([newKid]);
  });
});

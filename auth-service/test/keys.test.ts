import { moveClock } from '@salon/service-kit/testing/clock';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { SigningKeysService } from '../src/keys/signing-keys.service.js';
import { appOfTest, replicaOf, type TestApp } from './app.js';

const DAY = 24 * 60 * 60 * 1000;

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

test('rotation signs with a new key in every replica, and withdraws the old one when its last token has expired', async () => {
  const rotating = await appOfTest();
  const other = await replicaOf(rotating);
  const [oldKid] = await other.publishedKids();
  const oldToken = await other.tokenFrom();
  const newKid = await keysOf(rotating).rotate();
  expect(await other.publishedKids()).toEqual([newKid, oldKid]);
  expect(decodeProtectedHeader(await other.tokenFrom()).kid).toBe(newKid);
  expect((await other.session(oldToken)).status).toBe(200);
  moveClock(30 * DAY);
  expect(await other.publishedKids()).toEqual([newKid, oldKid]);
  moveClock(90_000);
  expect(await other.publishedKids()).toEqual([newKid]);
});

import { createApp } from '@salon/service-kit/app';
import { migrate } from '@salon/service-kit/migrate';
import { moveClock } from '@salon/service-kit/testing/clock';
import { createEmptyDatabase } from '@salon/service-kit/testing/database';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { DataSource } from 'typeorm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SigningKeysService } from '../src/keys/signing-keys.service.js';
import { authTests, startApp, startBeside, type TestApp } from './app.js';
import { publishedKids, session, tokenFrom } from './calls.js';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

const running: TestApp[] = [];
async function start(beside?: TestApp, env?: NodeJS.ProcessEnv): Promise<TestApp> {
  const app = await (beside ? startBeside(beside, env) : startApp(env));
  running.push(app);
  return app;
}
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(running.splice(0).map(({ app }) => app.close()));
});

function kidOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
}

describe('the published keys', () => {
  test('are public, and enough to verify a token', async () => {
    const auth = await start();
    const response = await fetch(`${auth.url}/.well-known/jwks.json`);
    const jwks = (await response.json()) as JSONWebKeySet;
    expect(jwks).toEqual({
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: expect.any(String),
          y: expect.any(String),
          kid: expect.any(String),
          alg: 'ES256',
          use: 'sig',
        },
      ],
    });
    const options = { algorithms: ['ES256'], issuer: 'salon-auth', audience: 'salon-admin' };
    const { payload } = await jwtVerify(await tokenFrom(auth), createLocalJWKSet(jwks), options);
    expect(payload.sub).toBe('admin');
  });

  test('are the same after a restart', async () => {
    const before = await start();
    const kids = await publishedKids(before);
    expect(await publishedKids(await start(before))).toEqual(kids);
  });

  test('are one, however many replicas start together', async () => {
    const config = authTests.config({ DATABASE_URL: await createEmptyDatabase(), DATABASE_POOL_SIZE: '2' });
    const apps = await Promise.all(
      Array.from({ length: 10 }, async () => {
        await migrate(authTests.service, config);
        const app = await createApp(authTests.service, config);
        return app.init();
      }),
    );
    const counts = await apps[0]
      ?.get(DataSource)
      .query(
        'SELECT (SELECT count(*)::int FROM signing_keys) AS keys, (SELECT count(*)::int FROM admin_account) AS accounts',
      );
    await Promise.all(apps.map((app) => app.close()));
    expect(counts).toEqual([{ keys: 1, accounts: 1 }]);
  });
});

describe('the private key', () => {
  test('lies encrypted in the database', async () => {
    const auth = await start();
    const [{ sealed }] = await auth.app
      .get(DataSource)
      .query(`SELECT encode(encrypted_private_key, 'escape') AS sealed FROM signing_keys`);
    expect(sealed).not.toContain('PRIVATE KEY');
  });

  test('does not open with another KEYS_SECRET: the start is refused with a line that names it', async () => {
    const auth = await start();
    await expect(start(auth, { KEYS_SECRET: 'x'.repeat(32) })).rejects.toThrow(
      'KEYS_SECRET is not the one that the stored signing keys were encrypted with.',
    );
  });
});

describe('rotation', () => {
  test('publishes the new key beside the old one in every replica within seconds, and signs with it within a minute', async () => {
    const rotating = await start();
    const other = await start(rotating);
    const [oldKid] = await publishedKids(other);
    const oldToken = await tokenFrom(other);

    const newKid = await rotating.app.get(SigningKeysService).rotate();
    moveClock(6 * SECOND);
    expect(await publishedKids(other)).toEqual([newKid, oldKid]);
    expect(kidOf(await tokenFrom(other))).toBe(oldKid);

    moveClock(45 * SECOND);
    expect(kidOf(await tokenFrom(other))).toBe(newKid);
    expect((await session(other, oldToken)).status).toBe(200);
  });

  test('stops at twenty keys, until the first are withdrawn', async () => {
    const auth = await start();
    const keys = auth.app.get(SigningKeysService);
    for (let made = 1; made < 20; made += 1) await keys.rotate();
    await expect(keys.rotate()).rejects.toThrow(/^20 keys are in use\./);
    expect(await publishedKids(auth)).toHaveLength(20);
    moveClock(13 * HOUR);
    await keys.rotate();
    expect(await publishedKids(auth)).toHaveLength(2);
  });

  test('withdraws the old key when its last token has expired', async () => {
    const auth = await start();
    const [oldKid] = await publishedKids(auth);
    const newKid = await auth.app.get(SigningKeysService).rotate();
    moveClock(12 * HOUR);
    expect(await publishedKids(auth)).toEqual([newKid, oldKid]);
    moveClock(120 * SECOND);
    expect(await publishedKids(auth)).toEqual([newKid]);
  });
});

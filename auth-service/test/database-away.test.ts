import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrate } from '../src/database/migrate.js';
import { startApp, type TestApp, testConfig } from './app.js';
import { logIn, session, tokenFrom } from './calls.js';
import { createDatabase } from './database.js';
import { type DatabaseLink, linkTo } from './database-link.js';

let link: DatabaseLink;
let auth: TestApp;
beforeAll(async () => {
  link = await linkTo(await createDatabase());
  auth = await startApp(link.url);
});
afterAll(async () => {
  await auth.app.close();
  await link.cut();
});

const AWAY = {
  statusCode: 503,
  error: 'Service Unavailable',
  message: 'The service is not available right now. Please try again in a moment.',
};

test('while the database is away calls answer 503; when it is back, all works and sessions are still good', async () => {
  const token = await tokenFrom(auth);

  await link.cut();
  for (const answer of [await logIn(auth), await session(auth, token)]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(answer.body).toEqual(AWAY);
  }
  const ready = await fetch(`${auth.url}/health/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual(AWAY);
  expect((await fetch(`${auth.url}/health/live`)).status).toBe(200);

  await link.mend();
  expect((await session(auth, token)).status).toBe(200);
  expect((await logIn(auth)).status).toBe(200);
  expect((await fetch(`${auth.url}/health/ready`)).status).toBe(200);
});

test('a start waits for the database, and says which setting to look at when it does not come', async () => {
  const nowhere = testConfig('postgres://auth@127.0.0.1:1/auth_test');
  await expect(migrate(nowhere, 0)).rejects.toThrow(
    /^DATABASE_URL: the database cannot be used \(.*ECONNREFUSED.*\)\.$/,
  );

  const late = await linkTo(await createDatabase());
  await late.cut();
  const starting = migrate(testConfig(late.url));
  await late.mend();
  await starting;
  await late.cut();
});

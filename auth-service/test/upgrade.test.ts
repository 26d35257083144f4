import { randomUUID } from 'node:crypto';
import { migrate, withMigrations } from '@salon/service-kit/migrate';
import { createEmptyDatabase } from '@salon/service-kit/testing/database';
import { DataSource } from 'typeorm';
import { expect, test } from 'vitest';
import { PasswordHasher } from '../src/password/password-hasher.js';
import type { Session } from '../src/sessions/session.entity.js';
import { SessionsService } from '../src/sessions/sessions.service.js';
import { appOfFile, appOfTest, authTests, PASSWORD, tokenOfRole } from './app.js';

const BEFORE = [
  'CreateSchema1763640000000',
  'DevicesAndFirstPassword1763900000000',
  'KeptSessionsAndRecovery1764720000000',
];
const HOUR = 60 * 60 * 1000;
const other = await appOfFile();

test('a site of the version before comes over with its password and sessions, and nobody is asked anything', async () => {
  const DATABASE_URL = await createEmptyDatabase();
  const config = authTests.config({ DATABASE_URL });
  await migrate(withMigrations(authTests.service, BEFORE), config);
  const database = await new DataSource({ type: 'postgres', url: DATABASE_URL }).initialize();
  const hash = await other.app.get(PasswordHasher).hash(PASSWORD);
  const [jti, createdAt, expiresAt] = [randomUUID(), new Date(), new Date(Date.now() + HOUR)];
  await database.query('INSERT INTO admin_account VALUES (1, $1, $1)', [hash]);
  await database.query('INSERT INTO sessions VALUES ($1, $2, $3)', [jti, createdAt, expiresAt]);

  await migrate(authTests.service, config);
  const auth = await appOfTest({ DATABASE_URL });
  const token = await auth.app.get(SessionsService).sign({ jti, createdAt, expiresAt } as Session);
  const { status, body } = await auth.session(token);
  expect([status, body.isAlone, body.person]).toEqual([200, true, { id: 1, name: 'Owner', role: 'owner' }]);
  expect((await auth.logIn()).status).toBe(200);

  // The version before goes on for a while, or takes over again. What it does is the first one's alone.
  const { token: anu } = await auth.newPerson(token, 'Anu');
  const desk = await tokenOfRole(auth, 'front desk');
  const kept = randomUUID();
  await database.query('INSERT INTO sessions VALUES ($1, $2, $3)', [kept, createdAt, expiresAt]);
  expect(await database.query('SELECT jti FROM sessions WHERE jti = $1', [kept])).toHaveLength(1);
  expect(await database.query('SELECT id FROM admin_account WHERE id = 1 FOR UPDATE')).toEqual([{ id: 1 }]);
  await database.query("UPDATE admin_account SET last_login_address = '192.0.2.1' WHERE id IN (1)");
  const { length } = await database.query('SELECT FROM sessions');
  expect(length).toBe(3);
  await database.query('UPDATE sessions SET revoked_at = now() WHERE revoked_at IS NULL');
  await database.destroy();
  expect(await auth.statuses(token, anu, desk)).toEqual([401, 200, 200]);
  expect((await auth.logInAs('Owner', PASSWORD)).status).toBe(200);
});

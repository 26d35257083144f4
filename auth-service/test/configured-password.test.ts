import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startApp, startBeside, type TestApp } from './app.js';
import { changePassword, logIn, session, tokenFrom } from './calls.js';

let auth: TestApp;
beforeEach(async () => {
  auth = await startApp();
});
afterEach(() => auth.app.close());

async function restartWith(adminPassword: string): Promise<void> {
  await auth.app.close();
  auth = await startBeside(auth, { ADMIN_PASSWORD: adminPassword });
}

async function ownerChangesPasswordTo(newPassword: string): Promise<string> {
  const answer = await changePassword(auth, await tokenFrom(auth), {
    currentPassword: PASSWORD,
    newPassword,
  });
  return answer.body.token;
}

describe('ADMIN_PASSWORD', () => {
  test('is stored only as a hash', async () => {
    const [account] = await auth.app.get(DataSource).query('SELECT * FROM admin_account');
    expect(JSON.stringify(account)).not.toContain(PASSWORD);
  });

  test('while unchanged, leaves the owner her new password and sessions over a restart', async () => {
    const token = await ownerChangesPasswordTo('chosen by the owner');
    await restartWith(PASSWORD);
    expect((await session(auth, token)).status).toBe(200);
    expect((await logIn(auth, PASSWORD)).status).toBe(401);
    expect((await logIn(auth, 'chosen by the owner')).status).toBe(200);
  });

  test('when changed, becomes the password and ends all sessions', async () => {
    const token = await ownerChangesPasswordTo('chosen by the owner');
    await restartWith('set by operations');
    expect((await session(auth, token)).status).toBe(401);
    expect((await logIn(auth, 'chosen by the owner')).status).toBe(401);
    expect((await logIn(auth, 'set by operations')).status).toBe(200);
  });
});

import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PasswordHasher } from '../src/password/password-hasher.js';
import { PASSWORD, startApp, startBeside, type TestApp } from './app.js';
import { changePassword, freshAddress, knownDevice, logIn, session, tokenFrom } from './calls.js';

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

  test('is to be changed, says the session, until the owner has chosen her own', async () => {
    const first = await session(auth, await tokenFrom(auth));
    expect(first.body.mustChangePassword).toBe(true);
    const token = await ownerChangesPasswordTo('chosen by the owner');
    expect((await session(auth, token)).body.mustChangePassword).toBe(false);
    await restartWith('set by operations');
    const { body } = await logIn(auth, 'set by operations');
    expect((await session(auth, body.token)).body.mustChangePassword).toBe(true);
  });

  test('ends the marks of known devices when it is changed', async () => {
    const device = await knownDevice(auth);
    await restartWith('set by operations');
    const address = freshAddress();
    for (let i = 0; i < 5; i++) await logIn(auth, 'guess', address);
    expect((await logIn(auth, 'set by operations', address, device)).status).toBe(429);
  });

  test('is not set to one of the most common passwords, but such a one that is set already still works', async () => {
    const common = 'Password1';
    await expect(startBeside(auth, { ADMIN_PASSWORD: common })).rejects.toThrow(
      'ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) is one of the most common passwords: choose another one.',
    );
    const hash = await auth.app.get(PasswordHasher).hash(common);
    await auth.app
      .get(DataSource)
      .query('UPDATE admin_account SET password_hash = $1, configured_hash = $1', [hash]);
    await restartWith(common);
    expect((await logIn(auth, common)).status).toBe(200);
  });

  test('when changed, becomes the password and ends all sessions', async () => {
    const token = await ownerChangesPasswordTo('chosen by the owner');
    await restartWith('set by operations');
    expect((await session(auth, token)).status).toBe(401);
    expect((await logIn(auth, 'chosen by the owner')).status).toBe(401);
    expect((await logIn(auth, 'set by operations')).status).toBe(200);
  });
});

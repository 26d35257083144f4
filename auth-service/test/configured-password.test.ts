import { DataSource } from 'typeorm';
import { beforeEach, describe, expect, test } from 'vitest';
import { PasswordHasher } from '../src/password/password-hasher.js';
import { appOfTest, PASSWORD, replicaOf, type TestApp } from './app.js';
import {
  changePassword,
  freshAddress,
  guess,
  knownDevice,
  logIn,
  makeRecoveryCode,
  recover,
  session,
  tokenFrom,
} from './calls.js';

const OWN = 'chosen by the owner';
let auth: TestApp;
beforeEach(async () => {
  auth = await appOfTest();
});

const restartWith = async (adminPassword: string) => {
  auth = await replicaOf(auth, { ADMIN_PASSWORD: adminPassword });
};
const loginStatus = async (password: string) => (await logIn(auth, password)).status;
const ownerChooses = async () => {
  const change = { currentPassword: PASSWORD, newPassword: OWN };
  return (await changePassword(auth, await tokenFrom(auth), change)).body.token;
};

describe('ADMIN_PASSWORD', () => {
  test('while unchanged, leaves the owner her new password and sessions over a restart', async () => {
    const token = await ownerChooses();
    await restartWith(PASSWORD);
    expect((await session(auth, token)).status).toBe(200);
    expect([await loginStatus(PASSWORD), await loginStatus(OWN)]).toEqual([401, 200]);
  });

  test('when changed, becomes the password, and ends all sessions, the recovery code and the marks of known devices', async () => {
    const [token, device] = [await ownerChooses(), await knownDevice(auth, OWN)];
    const { code } = (await makeRecoveryCode(auth, token, OWN)).body;
    await restartWith('set by operations');
    expect((await session(auth, token)).status).toBe(401);
    expect([await loginStatus(OWN), await loginStatus('set by operations')]).toEqual([401, 200]);
    expect((await recover(auth, { code, newPassword: OWN })).status).toBe(400);
    const address = freshAddress();
    await guess(auth, 5, address);
    expect((await logIn(auth, 'set by operations', address, device)).status).toBe(429);
  });

  test('is to be changed, says the session, until the owner has chosen her own', async () => {
    const mustChange = async (token: string) => (await session(auth, token)).body.mustChangePassword;
    expect(await mustChange(await tokenFrom(auth))).toBe(true);
    expect(await mustChange(await ownerChooses())).toBe(false);
    await restartWith('set by operations');
    expect(await mustChange((await logIn(auth, 'set by operations')).body.token)).toBe(true);
  });

  test('is not set to one of the most common passwords, but such a one that is set already still works', async () => {
    const common = 'Password1';
    await expect(replicaOf(auth, { ADMIN_PASSWORD: common })).rejects.toThrow(
      'ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) is one of the most common passwords: choose another one.',
    );
    const hash = await auth.app.get(PasswordHasher).hash(common);
    const stored = 'UPDATE people SET password_hash = $1, configured_hash = $1';
    await auth.app.get(DataSource).query(stored, [hash]);
    await restartWith(common);
    expect(await loginStatus(common)).toBe(200);
  });
});

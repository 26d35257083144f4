import { DataSource } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { PasswordHasher } from '../src/password/password-hasher.js';
import { appOfTest, PASSWORD, replicaOf, type TestApp } from './app.js';
import { freshAddress } from './calls.js';

const OWN = 'chosen by the owner';
const restart = (auth: TestApp, adminPassword: string) => replicaOf(auth, { ADMIN_PASSWORD: adminPassword });
const statusesOf = async (auth: TestApp, ...passwords: string[]) =>
  (await Promise.all(passwords.map((one) => auth.logIn(one)))).map(({ status }) => status);

/** A site whose owner has chosen a password herself, and her session. */
async function owned() {
  const first = await appOfTest();
  const change = { currentPassword: PASSWORD, newPassword: OWN };
  return { first, token: (await first.changePassword(await first.tokenFrom(), change)).body.token };
}

describe('ADMIN_PASSWORD', () => {
  test('while unchanged, leaves the owner her new password and sessions over a restart', async () => {
    const { first, token } = await owned();
    const auth = await restart(first, PASSWORD);
    expect((await auth.session(token)).body.mustChangePassword).toBe(false);
    expect(await statusesOf(auth, PASSWORD, OWN)).toEqual([401, 200]);
  });

  test('when changed, becomes the password, to be changed, and ends all that opened the site before', async () => {
    const { first, token } = await owned();
    const device = await first.knownDevice(OWN);
    const { code } = (await first.makeRecoveryCode(token, OWN)).body;
    const auth = await restart(first, 'set by operations');
    const { body } = await auth.logIn('set by operations');
    expect((await auth.session(body.token)).body.mustChangePassword).toBe(true);
    expect([...(await auth.statuses(token)), ...(await statusesOf(auth, OWN))]).toEqual([401, 401]);
    expect((await auth.recover({ code, newPassword: OWN })).status).toBe(400);
    const address = freshAddress();
    await auth.guess(5, address);
    expect((await auth.logIn('set by operations', address, device)).status).toBe(429);
  });

  test('is not set to one of the most common passwords, but such a one that is set already still works', async () => {
    const common = 'Password1';
    const first = await appOfTest();
    await expect(restart(first, common)).rejects.toThrow(
      'ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) is one of the most common passwords: choose another one.',
    );
    const hash = await first.app.get(PasswordHasher).hash(common);
    const stored = 'UPDATE people SET password_hash = $1, configured_hash = $1';
    await first.app.get(DataSource).query(stored, [hash]);
    expect(await statusesOf(await restart(first, common), common)).toEqual([200]);
  });
});

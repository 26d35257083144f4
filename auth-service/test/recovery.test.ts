import { DataSource } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { appAsNew, PASSWORD } from './app.js';
import {
  changePassword,
  freshAddress,
  guess,
  logIn,
  makeRecoveryCode,
  recover,
  session,
  tokenFrom,
} from './calls.js';

const NEW_PASSWORD = 'remembered from now on';
const WRONG = 'This code is not the right one, or it has been used before.';

const auth = await appAsNew();
const statusOf = async (token: string) => (await session(auth, token)).status;
const newCode = async () => (await makeRecoveryCode(auth, await tokenFrom(auth))).body.code;
const recoverWith = (code: unknown, newPassword: unknown = NEW_PASSWORD, address?: string) =>
  recover(auth, { code, newPassword }, address);
const accountRow = async () => (await auth.app.get(DataSource).query('SELECT * FROM people'))[0];

describe('a recovery code', () => {
  test('is shown once, in groups, and kept only as a hash; the session says since when there is one', async () => {
    const token = await tokenFrom(auth);
    expect((await session(auth, token)).body.recoveryCodeMadeAt).toBeNull();
    const { status, body } = await makeRecoveryCode(auth, token);
    expect(status).toBe(200);
    // 24 of 32 signs are 120 bits.
    expect(body).toEqual({
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/),
    });
    const row = await accountRow();
    expect(row.recovery_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row).replaceAll('-', '')).not.toContain(body.code.replaceAll('-', ''));
    const madeAt = (await session(auth, token)).body.recoveryCodeMadeAt;
    expect(Date.now() - Date.parse(madeAt ?? '')).toBeLessThan(60_000);
  });

  test('takes the place of the forgotten password once: it sets a new one, ends all sessions and logs in', async () => {
    const [token, code] = [await tokenFrom(auth), await newCode()];
    const { status, body } = await recoverWith(code);
    expect(status).toBe(200);
    const [any, expiresAt] = [expect.any(String), expect.any(String)];
    expect(body).toEqual({ token: any, message: 'Password changed', expiresAt });
    expect([await statusOf(token), await statusOf(body.token)]).toEqual([401, 200]);
    expect([(await logIn(auth)).status, (await logIn(auth, NEW_PASSWORD)).status]).toEqual([401, 200]);
    expect((await session(auth, body.token)).body).toMatchObject({
      mustChangePassword: false,
      recoveryCodeMadeAt: null,
    });
    expect((await recoverWith(code)).status).toBe(400);
  });

  test('works once also when it is sent many times at the same moment', async () => {
    const code = await newCode();
    const answers = await Promise.all(Array.from({ length: 4 }, () => recoverWith(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('may be typed in small letters, with spaces, and with letters that look like its digits', async () => {
    const code = await newCode();
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await recoverWith(` ${typed}`)).status).toBe(200);
  });

  test('is worth nothing once a new one was made, and outlives a password that she changes herself', async () => {
    const [old, code] = [await newCode(), await newCode()];
    expect((await recoverWith(old)).status).toBe(400);
    const change = { currentPassword: PASSWORD, newPassword: 'changed and forgotten' };
    expect((await changePassword(auth, await tokenFrom(auth), change)).status).toBe(200);
    expect((await recoverWith(code)).status).toBe(200);
  });

  test.each([
    ['code', '', NEW_PASSWORD, 'Please enter the recovery code.'],
    ['code', PASSWORD, NEW_PASSWORD, WRONG],
    ['newPassword', 'any', 'seven77', 'The new password must be at least 8 characters long.'],
  ])('is refused with a 400 at %s: %j, %j', async (field, code, newPassword, message) => {
    await newCode();
    const { status, body } = await recoverWith(code, newPassword);
    expect(status).toBe(400);
    expect(body).toEqual({ statusCode: 400, error: 'Bad Request', message, errors: [{ field, message }] });
    expect((await logIn(auth)).status).toBe(200);
  });

  test('is rate-limited together with the password', async () => {
    const code = await newCode();
    const address = freshAddress();
    for (let i = 0; i < 2; i++)
      expect((await recoverWith(`guess ${i}`, NEW_PASSWORD, address)).status).toBe(400);
    await guess(auth, 2, address);
    const { status, headers } = await recoverWith(code, NEW_PASSWORD, address);
    expect([status, headers.get('Retry-After')]).toEqual([429, expect.any(String)]);
    expect((await recoverWith(code)).status).toBe(200);
  });
});

import { DataSource } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { appAsNew, PASSWORD } from './app.js';

const NEW_PASSWORD = 'remembered from now on';

const auth = await appAsNew();
const newCode = async () => (await auth.makeRecoveryCode(await auth.tokenFrom())).body.code;
const recoverWith = (code: unknown) => auth.recover({ code, newPassword: NEW_PASSWORD });

describe('a recovery code', () => {
  test('is shown once, in groups, and kept only as a hash; the session says since when there is one', async () => {
    const token = await auth.tokenFrom();
    expect((await auth.session(token)).body.recoveryCodeMadeAt).toBeNull();
    const { body } = await auth.makeRecoveryCode(token);
    // 24 of 32 signs are 120 bits.
    expect(body).toEqual({
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/),
    });
    const [row] = await auth.app.get(DataSource).query('SELECT * FROM people');
    expect(row.recovery_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row).replaceAll('-', '')).not.toContain(body.code.replaceAll('-', ''));
    const madeAt = (await auth.session(token)).body.recoveryCodeMadeAt;
    expect(Date.now() - Date.parse(madeAt ?? '')).toBeLessThan(60_000);
  });

  test('takes the place of the forgotten password once: it sets a new one, ends all sessions and logs in', async () => {
    const [token, code] = [await auth.tokenFrom(), await newCode()];
    const { body } = await recoverWith(code);
    const [any, expiresAt] = [expect.any(String), expect.any(String)];
    expect(body).toEqual({ token: any, message: 'Password changed', expiresAt });
    expect(await auth.statuses(token, body.token)).toEqual([401, 200]);
    expect([(await auth.logIn()).status, (await auth.logIn(NEW_PASSWORD)).status]).toEqual([401, 200]);
    const after = { mustChangePassword: false, recoveryCodeMadeAt: null };
    expect((await auth.session(body.token)).body).toMatchObject(after);
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
    expect((await auth.changePassword(await auth.tokenFrom(), change)).status).toBe(200);
    expect((await recoverWith(code)).status).toBe(200);
  });

  test.each([
    ['code', '', NEW_PASSWORD, 'Please enter the recovery code.'],
    ['code', PASSWORD, NEW_PASSWORD, 'This code is not the right one, or it has been used before.'],
    ['newPassword', 'any', 'seven77', 'The new password must be at least 8 characters long.'],
  ])('is refused with a 400 at %s: %j, %j', async (field, code, newPassword, message) => {
    await newCode();
    const { body } = await auth.recover({ code, newPassword });
    const errors = [{ field, message }];
    expect(body).toEqual({ statusCode: 400, error: 'Bad Request', message, errors });
    expect((await auth.logIn()).status).toBe(200);
  });
});

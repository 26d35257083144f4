import { moveClock } from '@salon/service-kit/testing/clock';
import { dictionary } from '@zxcvbn-ts/language-common';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isCommonPassword } from '../src/password/new-password.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { changePassword, logIn, logOut, session, tokenFrom } from './calls.js';

const HOUR = 60 * 60 * 1000;
/** The number of points on the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const NEW_PASSWORD = ' marigold & tamarind, at dusk ';

let auth: TestApp;
beforeEach(async () => {
  auth = await startApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await auth.app.close();
});

describe('a session', () => {
  test('ends at logout, and only that one', async () => {
    const [mine, other] = [await tokenFrom(auth), await tokenFrom(auth)];
    const { status, body } = await logOut(auth, mine);
    expect(status).toBe(204);
    expect(body).toBeUndefined();
    expect((await session(auth, mine)).status).toBe(401);
    expect((await logOut(auth, mine)).status).toBe(401);
    expect((await session(auth, other)).status).toBe(200);
  });

  test('ends for every spelling of its token', async () => {
    const token = await tokenFrom(auth);
    const twin = withOtherSignature(token);
    expect((await session(auth, twin)).status).toBe(200);
    await logOut(auth, token);
    expect((await session(auth, twin)).status).toBe(401);
  });

  test('ends after twelve hours, used or not', async () => {
    const token = await tokenFrom(auth);
    moveClock(11.9 * HOUR);
    expect((await session(auth, token)).status).toBe(200);
    moveClock(0.2 * HOUR);
    expect((await session(auth, token)).status).toBe(401);
  });

  test('leaves no row behind once it has expired', async () => {
    await tokenFrom(auth);
    moveClock(13 * HOUR);
    await tokenFrom(auth);
    const [{ count }] = await auth.app.get(DataSource).query('SELECT count(*)::int FROM sessions');
    expect(count).toBe(1);
  });

  test('is nothing without its row, though the token is good', async () => {
    const token = await tokenFrom(auth);
    await auth.app.get(DataSource).query('DELETE FROM sessions');
    expect((await session(auth, token)).status).toBe(401);
  });
});

describe('a change of password', () => {
  test('ends all sessions and gives a new one', async () => {
    const [mine, other] = [await tokenFrom(auth), await tokenFrom(auth)];
    const answer = await changePassword(auth, mine, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      message: 'Password changed',
      expiresAt: expect.any(String),
    });
    expect((await session(auth, mine)).status).toBe(401);
    expect((await session(auth, other)).status).toBe(401);
    expect((await session(auth, answer.body.token)).status).toBe(200);
  });

  test('makes the new password, every character of it, the only one that logs in', async () => {
    await changePassword(auth, await tokenFrom(auth), {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect((await logIn(auth, PASSWORD)).status).toBe(401);
    expect((await logIn(auth, NEW_PASSWORD.trim())).status).toBe(401);
    expect((await logIn(auth, NEW_PASSWORD)).status).toBe(200);
  });

  test.each([8, 128])('takes %i characters whole', async (length) => {
    const newPassword = `${'a'.repeat(length - 1)}b`;
    const token = await tokenFrom(auth);
    expect((await changePassword(auth, token, { currentPassword: PASSWORD, newPassword })).status).toBe(200);
    expect((await logIn(auth, `${'a'.repeat(length - 1)}c`)).status).toBe(401);
    expect((await logIn(auth, newPassword)).status).toBe(200);
  });

  test.each([
    ['currentPassword', { newPassword: NEW_PASSWORD }, 'Please enter the current password.'],
    [
      'currentPassword',
      { currentPassword: 'wrong', newPassword: NEW_PASSWORD },
      'The current password is not correct.',
    ],
    [
      'newPassword',
      { currentPassword: PASSWORD, newPassword: 'seven77' },
      'The new password must be at least 8 characters long.',
    ],
    [
      'newPassword',
      { currentPassword: PASSWORD, newPassword: 'a'.repeat(129) },
      'The new password must be at most 128 characters long.',
    ],
  ])('is refused with a 400 at %s: %j', async (field, body, message) => {
    const token = await tokenFrom(auth);
    const answer = await changePassword(auth, token, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message,
      errors: [{ field, message }],
    });
    expect((await session(auth, token)).status).toBe(200);
  });

  test.each(['password1', 'PassWord1', 'qwertyuiop', '13061991'])(
    'is refused at the field for %s, one of the most common',
    async (newPassword) => {
      const token = await tokenFrom(auth);
      const answer = await changePassword(auth, token, { currentPassword: PASSWORD, newPassword });
      expect(answer.status).toBe(400);
      const message = 'This is one of the most common passwords. Please choose another one.';
      expect(answer.body).toMatchObject({ message, errors: [{ field: 'newPassword', message }] });
      expect((await logIn(auth, newPassword)).status).toBe(401);
    },
  );

  test('is refused for each of the 3,000 most common ones', () => {
    const possible = dictionary['passwords-common'].filter(({ length }) => length >= 8).slice(0, 3_000);
    expect(possible).toHaveLength(3_000);
    expect(possible.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  test('leaves no session to a login with the old password that runs at the same time', async () => {
    const token = await tokenFrom(auth);
    const [changed, ...logins] = await Promise.all([
      changePassword(auth, token, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
      ...Array.from({ length: 8 }, () => logIn(auth)),
    ]);
    expect(changed?.status).toBe(200);
    const opened = logins.filter(({ status }) => status === 200);
    for (const { body } of opened) expect((await session(auth, body.token)).status).toBe(401);
  });
});

/** Anybody with an ECDSA signature (r, s) can make another valid one for the same text without the key: (r, order - s). */
function withOtherSignature(token: string): string {
  const [header, claims, signature = ''] = token.split('.');
  const hex = Buffer.from(signature, 'base64url').toString('hex');
  const s = (ORDER - BigInt(`0x${hex.slice(64)}`)).toString(16).padStart(64, '0');
  return `${header}.${claims}.${Buffer.from(hex.slice(0, 64) + s, 'hex').toString('base64url')}`;
}

import { moveClock } from '@salon/service-kit/testing/clock';
import { decodeJwt } from 'jose';
import { DataSource } from 'typeorm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { appAsNew, PASSWORD } from './app.js';
import { changePassword, logIn, logInToStay, logOut, session, tokenFrom } from './calls.js';

const HOUR = 60 * 60 * 1000;
const NEW_PASSWORD = ' marigold & tamarind, at dusk ';

const auth = await appAsNew();
afterEach(() => {
  vi.useRealTimers();
});

const sessionStatus = async (token: string) => (await session(auth, token)).status;
const loginStatus = async (password: string) => (await logIn(auth, password)).status;
const sql = (query: string) => auth.app.get(DataSource).query(query);

describe('a session', () => {
  test('ends at logout, and only that one', async () => {
    const [mine, other] = [await tokenFrom(auth), await tokenFrom(auth)];
    expect(await logOut(auth, mine)).toMatchObject({ status: 204, body: undefined });
    expect([await sessionStatus(mine), await sessionStatus(other)]).toEqual([401, 200]);
    expect((await logOut(auth, mine)).status).toBe(401);
  });

  test('ends after twelve hours, used or not, and leaves no row behind', async () => {
    const token = await tokenFrom(auth);
    moveClock(11.9 * HOUR);
    expect(await sessionStatus(token)).toBe(200);
    moveClock(0.2 * HOUR);
    expect(await sessionStatus(token)).toBe(401);
    await tokenFrom(auth);
    expect(await sql('SELECT count(*)::int FROM sessions')).toEqual([{ count: 1 }]);
  });
});

describe('a session on her own phone', () => {
  const DAY = 24 * HOUR;
  const endsIn = (body: { expiresAt: string }) => (Date.parse(body.expiresAt) - Date.now()) / DAY;

  test('lasts 30 days from its last use, for which the browser gets a new token at most once a day', async () => {
    moveClock(0);
    const { body } = await logInToStay(auth);
    expect(endsIn(body)).toBe(30);
    moveClock(0.9 * DAY);
    const again = await session(auth, body.token);
    expect(again.body).toMatchObject({ expiresAt: body.expiresAt });
    expect(again.body).not.toHaveProperty('token');

    moveClock(28 * DAY);
    const renewed = await session(auth, body.token);
    expect(endsIn(renewed.body)).toBe(30);
    const { jti, exp } = decodeJwt(renewed.body.token);
    expect([jti, exp]).toEqual([
      decodeJwt(body.token).jti,
      Math.floor(Date.parse(renewed.body.expiresAt) / 1000),
    ]);
    const media = renewed.headers.getSetCookie().find((cookie) => cookie.startsWith('media=')) ?? '';
    expect(decodeJwt(media.slice('media='.length).split(';')[0] ?? '')).toMatchObject({ jti, exp });

    moveClock(29 * DAY);
    expect([await sessionStatus(body.token), await sessionStatus(renewed.body.token)]).toEqual([401, 200]);
    moveClock(31 * DAY);
    expect(await sessionStatus(renewed.body.token)).toBe(401);
  });

  test('ends with a logout, also for earlier tokens, and with a new password, which starts a new one', async () => {
    const [left, other, changing] = [
      await logInToStay(auth),
      await logInToStay(auth),
      await logInToStay(auth),
    ];
    await logOut(auth, left.body.token);
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await changePassword(auth, changing.body.token, change);
    const tokens = [left, other, changing, changed].map(({ body }) => body.token);
    expect(await Promise.all(tokens.map(sessionStatus))).toEqual([401, 401, 401, 200]);
    expect(endsIn(changed.body)).toBeGreaterThan(29.9);
  });
});

describe('a change of password', () => {
  const change = (token: string, newPassword: string, currentPassword?: string) =>
    changePassword(auth, token, { currentPassword, newPassword });

  test('ends all sessions, gives a new one, and makes the new password, every character of it, the only one', async () => {
    const [mine, other] = [await tokenFrom(auth), await tokenFrom(auth)];
    const { status, body } = await change(mine, NEW_PASSWORD, PASSWORD);
    expect(status).toBe(200);
    const [token, expiresAt] = [expect.any(String), expect.any(String)];
    expect(body).toEqual({ token, message: 'Password changed', expiresAt });
    expect(await Promise.all([mine, other, body.token].map(sessionStatus))).toEqual([401, 401, 200]);
    const passwords = [PASSWORD, NEW_PASSWORD.trim(), NEW_PASSWORD];
    expect(await Promise.all(passwords.map(loginStatus))).toEqual([401, 401, 200]);
  });

  test.each([8, 128])('accepts %i characters, and compares all of them', async (length) => {
    const start = 'a'.repeat(length - 1);
    expect((await change(await tokenFrom(auth), `${start}b`, PASSWORD)).status).toBe(200);
    expect([await loginStatus(`${start}c`), await loginStatus(`${start}b`)]).toEqual([401, 200]);
  });

  const COMMON = 'This is one of the most common passwords. Please choose another one.';
  test.each([
    ['currentPassword', undefined, NEW_PASSWORD, 'Please enter the current password.'],
    ['currentPassword', 'wrong', NEW_PASSWORD, 'The current password is not correct.'],
    ['newPassword', PASSWORD, 'seven77', 'The new password must be at least 8 characters long.'],
    ['newPassword', PASSWORD, 'a'.repeat(129), 'The new password must be at most 128 characters long.'],
    ['newPassword', PASSWORD, 'PassWord1', COMMON],
  ])('is refused with a 400 at %s: %s → %.20s', async (field, current, next, message) => {
    const token = await tokenFrom(auth);
    const answer = await change(token, next, current);
    expect(answer.status).toBe(400);
    const errors = [{ field, message }];
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message, errors });
    expect(await sessionStatus(token)).toBe(200);
    expect((await logIn(auth)).status).toBe(200);
  });

  test('leaves no session to a login with the old password that runs at the same time', async () => {
    const token = await tokenFrom(auth);
    const [changed, ...logins] = await Promise.all([
      change(token, NEW_PASSWORD, PASSWORD),
      ...Array.from({ length: 8 }, () => logIn(auth)),
    ]);
    expect(changed?.status).toBe(200);
    const opened = logins.filter(({ status }) => status === 200);
    for (const { body } of opened) expect(await sessionStatus(body.token)).toBe(401);
  });
});

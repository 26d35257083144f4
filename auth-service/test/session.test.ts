import { moveClock } from '@salon/service-kit/testing/clock';
import { decodeJwt } from 'jose';
import { DataSource } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { appAsNew, PASSWORD } from './app.js';
import { mediaIn } from './calls.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NEW_PASSWORD = ' marigold & tamarind, at dusk ';

const auth = await appAsNew();

const loginStatus = async (password: string) => (await auth.logIn(password)).status;
const endsIn = (body: { expiresAt: string }) => (Date.parse(body.expiresAt) - Date.now()) / DAY;
/** What blog-service is told of a session. */
const isOpen = async (token: string) =>
  (await fetch(`${auth.url}/internal/sessions/${decodeJwt(token).jti}`)).status;

describe('a session', () => {
  test('ends at logout, and only that one, with its cookie for pictures', async () => {
    const [mine, other] = [await auth.tokenFrom(), await auth.tokenFrom()];
    expect(await isOpen(mine)).toBe(200);
    const left = await auth.logOut(mine);
    expect(left).toMatchObject({ status: 204, body: undefined });
    const { value, attributes } = mediaIn(left);
    const over = ['Path=/media/', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'];
    expect([value, attributes]).toEqual(['', expect.arrayContaining(over)]);
    expect(await auth.statuses(mine, other)).toEqual([401, 200]);
    expect([await isOpen(mine), (await auth.logOut(mine)).status]).toEqual([404, 401]);
  });

  test('ends after twelve hours, used or not, and leaves no row behind', async () => {
    const token = await auth.tokenFrom();
    moveClock(11.9 * HOUR);
    expect(await auth.statuses(token)).toEqual([200]);
    moveClock(0.2 * HOUR);
    expect(await auth.statuses(token)).toEqual([401]);
    await auth.tokenFrom();
    const rows = await auth.app.get(DataSource).query('SELECT count(*)::int FROM sessions');
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('on her own phone lasts 30 days from its last use, for which the browser gets a new token at most once a day', async () => {
    moveClock(0);
    const { body } = await auth.logInToStay();
    expect(endsIn(body)).toBe(30);
    moveClock(0.9 * DAY);
    const again = await auth.session(body.token);
    expect(again.body).toMatchObject({ expiresAt: body.expiresAt, token: null });

    moveClock(28 * DAY);
    const renewed = await auth.session(body.token);
    expect(endsIn(renewed.body)).toBe(30);
    const { jti } = decodeJwt(body.token);
    const exp = Math.floor(Date.parse(renewed.body.expiresAt) / 1000);
    for (const token of [renewed.body.token, mediaIn(renewed).value])
      expect(decodeJwt(token)).toMatchObject({ jti, exp });

    moveClock(29 * DAY);
    expect(await auth.statuses(body.token, renewed.body.token)).toEqual([401, 200]);
    moveClock(31 * DAY);
    expect(await auth.statuses(renewed.body.token)).toEqual([401]);
  });
});

describe('a change of password', () => {
  const change = (token: string, newPassword: string, currentPassword?: string) =>
    auth.changePassword(token, { currentPassword, newPassword });

  test('ends all sessions, gives a new one like it, and makes the new password, every character of it, the only one', async () => {
    const [mine, other] = [(await auth.logInToStay()).body.token, await auth.tokenFrom()];
    const changed = await change(mine, NEW_PASSWORD, PASSWORD);
    const [token, expiresAt] = [expect.any(String), expect.any(String)];
    expect(changed.body).toEqual({ token, message: 'Password changed', expiresAt });
    expect(await auth.statuses(mine, other, changed.body.token)).toEqual([401, 401, 200]);
    expect(endsIn(changed.body)).toBeGreaterThan(29.9);
    expect([await isOpen(mine), await isOpen(mediaIn(changed).value)]).toEqual([404, 200]);
    const passwords = [PASSWORD, NEW_PASSWORD.trim(), NEW_PASSWORD];
    expect(await Promise.all(passwords.map(loginStatus))).toEqual([401, 401, 200]);
  });

  const COMMON = 'This is one of the most common passwords. Please choose another one.';
  test.each([
    ['currentPassword', undefined, NEW_PASSWORD, 'Please enter the current password.'],
    ['currentPassword', 'wrong', NEW_PASSWORD, 'The current password is not correct.'],
    ['newPassword', PASSWORD, 'a'.repeat(129), 'The new password must be at most 128 characters long.'],
    ['newPassword', PASSWORD, 'PassWord1', COMMON],
    ['newPassword', PASSWORD, PASSWORD, 'Please choose another password than the current one.'],
  ])('is refused with a 400 at %s: %s → %.20s', async (field, current, next, message) => {
    const token = await auth.tokenFrom();
    const { body } = await change(token, next, current);
    const errors = [{ field, message }];
    expect(body).toEqual({ statusCode: 400, error: 'Bad Request', message, errors });
    expect([...(await auth.statuses(token)), await loginStatus(PASSWORD)]).toEqual([200, 200]);
  });

  test('leaves no session to a login with the old password that runs at the same time', async () => {
    const token = await auth.tokenFrom();
    const [changed, ...logins] = await Promise.all([
      change(token, NEW_PASSWORD, PASSWORD),
      ...Array.from({ length: 8 }, () => auth.logIn()),
    ]);
    expect(changed?.status).toBe(200);
    const opened = logins.filter(({ status }) => status === 200).map(({ body }) => body.token);
    expect(await auth.statuses(...opened)).toEqual(opened.map(() => 401));
  });
});

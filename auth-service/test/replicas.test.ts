import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, startApp, startBeside, type TestApp } from './app.js';
import { changePassword, freshAddress, logIn, logOut, session, tokenFrom } from './calls.js';

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await startApp();
  two = await startBeside(one);
});
afterAll(() => Promise.all([one.app.close(), two.app.close()]));

describe('of two replicas on one database', () => {
  test('each knows the sessions of the other', async () => {
    expect((await session(two, await tokenFrom(one))).status).toBe(200);
  });

  test('a logout at one holds at the other', async () => {
    const token = await tokenFrom(one);
    await logOut(one, token);
    expect((await session(two, token)).status).toBe(401);
  });

  test('a limit reached at one holds at the other, and after a restart', async () => {
    const address = freshAddress();
    for (const replica of [one, two, one, two]) await logIn(replica, 'guess', address);
    expect((await logIn(one, PASSWORD, address)).status).toBe(429);
    expect((await logIn(two, PASSWORD, address)).status).toBe(429);

    const restarted = await startBeside(one);
    expect((await logIn(restarted, PASSWORD, address)).status).toBe(429);
    await restarted.app.close();
  });

  test('a password changed at one is the password at the other', async () => {
    const token = await tokenFrom(one);
    await changePassword(one, token, { currentPassword: PASSWORD, newPassword: 'changed at one' });
    expect((await session(two, token)).status).toBe(401);
    expect((await logIn(two, PASSWORD)).status).toBe(401);
    expect((await logIn(two, 'changed at one')).status).toBe(200);
  });
});

import { expect, test } from 'vitest';
import { appOfTest, PASSWORD, replicaOf } from './app.js';
import { changePassword, freshAddress, logIn, logOut, session, tokenFrom } from './calls.js';

test('what is decided at one replica holds at the other, and after a restart', async () => {
  const one = await appOfTest();
  const two = await replicaOf(one);
  const at = async (token: string) => (await session(two, token)).status;
  const [token, other] = [await tokenFrom(one), await tokenFrom(one)];
  expect(await at(token)).toBe(200);
  await logOut(one, token);
  expect(await at(token)).toBe(401);

  const address = freshAddress();
  for (const replica of [one, two, one, two]) await logIn(replica, 'guess', address);
  for (const replica of [one, two, await replicaOf(one)])
    expect((await logIn(replica, PASSWORD, address)).status).toBe(429);

  await changePassword(one, other, { currentPassword: PASSWORD, newPassword: 'changed at one' });
  expect(await at(other)).toBe(401);
  expect((await logIn(two, PASSWORD)).status).toBe(401);
  expect((await logIn(two, 'changed at one')).status).toBe(200);
});

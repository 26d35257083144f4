import { expect, test } from 'vitest';
import { appOfFile, PASSWORD, replicaOf } from './app.js';
import { freshAddress, logIn, logOut, session, tokenFrom } from './calls.js';

const one = await appOfFile();

test('a login at one replica, and its end at another, hold at both', async () => {
  const other = await replicaOf(one);
  const token = await tokenFrom(one);
  const statuses = async () => [(await session(one, token)).status, (await session(other, token)).status];
  expect(await statuses()).toEqual([200, 200]);
  await logOut(other, token);
  expect(await statuses()).toEqual([401, 401]);
});

test('wrong tries are counted over all replicas, and the wait holds at both', async () => {
  const other = await replicaOf(one);
  const address = freshAddress();
  const statusAt = async (replica: typeof one, password: string) =>
    (await logIn(replica, password, address)).status;
  for (const replica of [one, other, one, other]) expect(await statusAt(replica, 'a guess')).toBe(401);
  for (const replica of [one, other]) expect(await statusAt(replica, PASSWORD)).toBe(429);
});

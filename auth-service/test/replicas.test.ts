import { expect, test } from 'vitest';
import { appOfFile, PASSWORD, replicaOf } from './app.js';
import { freshAddress } from './calls.js';

const one = await appOfFile();

test('a login at one replica, and its end at another, hold at both', async () => {
  const other = await replicaOf(one);
  const token = await one.tokenFrom();
  const statuses = async () => [(await one.session(token)).status, (await other.session(token)).status];
  expect(await statuses()).toEqual([200, 200]);
  await other.logOut(token);
  expect(await statuses()).toEqual([401, 401]);
});

test('wrong tries are counted over all replicas, and the wait holds at both', async () => {
  const other = await replicaOf(one);
  const address = freshAddress();
  const statusAt = async (replica: typeof one, password: string) =>
    (await replica.logIn(password, address)).status;
  for (const replica of [one, other, one, other]) expect(await statusAt(replica, 'a guess')).toBe(401);
  for (const replica of [one, other]) expect(await statusAt(replica, PASSWORD)).toBe(429);
});

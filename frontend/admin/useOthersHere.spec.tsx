import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { json, offline, serve } from '../test/adminServer';
import { sessionAs } from '../test/session';
import { rememberRights } from './rights';
import { useOthersHere } from './useOthersHere';

beforeEach(() => {
  jest.useFakeTimers();
  rememberRights(sessionAs('editor'));
});
afterEach(() => void jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

let names: string[];
const here = async (id?: string) => {
  const calls = serve({ 'PUT /api/presence/site': () => json(names.map((name) => ({ name }))) });
  const hook = renderHook((now: string | undefined = id) => useOthersHere(now));
  await pass(0);
  return { ...hook, calls, said: () => hook.result.current };
};

it('says who else has the document open, and asks again every 20 seconds; nobody when no answer comes', async () => {
  names = ['Anu'];
  const { said, calls, unmount } = await here('site');
  expect(said()).toBe('Anu is here too');
  names = ['Anu', 'Devi'];
  await pass(19);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(said()).toBe('Anu and Devi are here too');
  serve({ 'PUT /api/presence/site': offline });
  await pass(20);
  expect(said()).toBe('');
  unmount();
  await pass(60);
  expect(calls).toHaveLength(2);
});

it('asks nothing of a post that is not stored yet, nor for one who is alone', async () => {
  const { calls: ofPost, rerender } = await here(undefined);
  expect(ofPost).toEqual([]);
  rerender('site');
  expect(ofPost).toHaveLength(1);
  act(() => rememberRights({ ...sessionAs('owner'), isAlone: true }));
  const { calls } = await here('site');
  await pass(60);
  expect(calls).toEqual([]);
});

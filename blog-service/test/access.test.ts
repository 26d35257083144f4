import { moveClock } from '@salon/service-kit/testing/clock';
import { afterEach, describe, expect, test } from 'vitest';
import { expectRefused, SAMPLE, startApp, useApp } from './app.js';
import { newKey, sign } from './auth-double.js';

const blog = useApp();
afterEach(() => void Object.assign(blog.auth, { sessionStatus: 200 }));

const save = (authorization: string) =>
  fetch(`${blog.url}/api/blogs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: JSON.stringify(SAMPLE),
  });

// What makes a token good is tested in service-kit/src/session-token.spec.ts.
test('a token in another scheme, of another key under the name of ours, or of a session that has ended is refused', async () => {
  const isRefused = async (authorization: string) =>
    expectRefused(await save(authorization), 401, 'Please log in again.');
  await isRefused(`Basic ${blog.token}`);
  await isRefused(`Bearer ${await sign(await newKey(blog.auth.key.kid))}`);
  blog.auth.sessionStatus = 404;
  await isRefused(`Bearer ${blog.token}`);
});

test('the keys of auth-service after a rotation are found without a restart, and the old one stays good', async () => {
  const old = blog.auth.key;
  const fresh = await newKey('key-2');
  blog.auth.keys = [old, fresh];
  // Unknown names are asked for at most once in a second.
  moveClock(1_000);
  expect((await save(`Bearer ${await sign(fresh)}`)).status).toBe(201);
  expect((await save(`Bearer ${await sign(old)}`)).status).toBe(201);
});

describe('while auth-service', () => {
  const expectAway = async (response: Response) => {
    expect(response.headers.get('Retry-After')).toBe('5');
    await expectRefused(response, 503, 'Saving is not possible right now. Please try again in a moment.');
  };

  test('is away, writing answers 503, reading is untouched, and all is well when it is back', async () => {
    const { port } = blog.auth;
    await blog.auth.stop();
    await expectAway(await save(`Bearer ${blog.token}`));
    expect(await blog.status('/api/blogs')).toBe(200);
    expect(await blog.status('/health/ready')).toBe(200);
    await blog.auth.start(port);
    expect((await save(`Bearer ${blog.token}`)).status).toBe(201);
  });

  test('hangs, writing answers 503 within five seconds, also when its keys are not known yet', async () => {
    const other = await startApp();
    const since = Date.now();
    blog.auth.hangs = other.auth.hangs = true;
    await Promise.all([
      save(`Bearer ${blog.token}`).then(expectAway),
      other.admin('POST', '', SAMPLE).then(expectAway),
    ]);
    expect(Date.now() - since).toBeLessThan(5_000);
    blog.auth.hangs = false;
    await other.stop();
  });
});

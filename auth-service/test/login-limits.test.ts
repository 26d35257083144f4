import { moveClock } from '@salon/service-kit/testing/clock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PasswordHasher } from '../src/password/password-hasher.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import {
  type Answer,
  changePassword,
  deviceOf,
  freshAddress,
  knownDevice,
  logIn,
  tokenFrom,
} from './calls.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let auth: TestApp;
beforeEach(async () => {
  auth = await startApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await auth.app.close();
});

async function guess(times: number, address: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let i = 0; i < times; i++) answers.push(await logIn(auth, `guess number ${i}`, address));
  return answers;
}

const statuses = (answers: Answer[]) => answers.map(({ status }) => status);

describe('one address', () => {
  test('has four tries, then must wait 30 s, whatever the password', async () => {
    const address = freshAddress();
    expect(statuses(await guess(4, address))).toEqual([401, 401, 401, 401]);

    const { status, headers, body } = await logIn(auth, PASSWORD, address);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(25);
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(30);
    expect(body).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message: expect.stringMatching(/^Too many wrong passwords\. Please wait \d+ seconds and try again\.$/),
    });
  });

  test('has one try after each wait, and each wait is longer', async () => {
    const address = freshAddress();
    await guess(4, address);
    for (const [waited, next] of [
      [30 * SECOND, '2 minutes'],
      [2 * MINUTE, '10 minutes'],
      [10 * MINUTE, '30 minutes'],
      [30 * MINUTE, '60 minutes'],
      [60 * MINUTE, '60 minutes'],
    ] as const) {
      moveClock(waited);
      const [tried, refused] = await guess(2, address);
      expect(tried?.status).toBe(401);
      expect(refused?.status).toBe(429);
      expect(refused?.body.message).toContain(`wait ${next}`);
    }
  });

  test('does not prolong its wait by asking again', async () => {
    const address = freshAddress();
    await guess(10, address);
    moveClock(30 * SECOND);
    expect((await logIn(auth, PASSWORD, address)).status).toBe(200);
  });

  test('gets its tries back by a success', async () => {
    const address = freshAddress();
    await guess(3, address);
    expect((await logIn(auth, PASSWORD, address)).status).toBe(200);
    expect(statuses(await guess(4, address))).toEqual([401, 401, 401, 401]);
  });

  test('gains nothing by trying in parallel', async () => {
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(auth, 'guess', address)));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(4);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(16);
  });

  test('is the one that nginx saw; what a client claims in X-Forwarded-For changes nothing', async () => {
    const address = freshAddress();
    for (let i = 0; i < 4; i++) await logIn(auth, 'guess', `203.0.113.${i}, ${address}`);
    expect((await logIn(auth, 'guess', `203.0.113.99, ${address}`)).status).toBe(429);
  });

  test('is for IPv6 the network that one client has to itself', async () => {
    for (let i = 0; i < 4; i++) await logIn(auth, 'guess', `2001:db8::${i}`);
    expect((await logIn(auth, 'guess', '2001:db8::ffff')).status).toBe(429);
    expect((await logIn(auth, 'guess', '2001:db8:0:1::1')).status).toBe(401);
  });

  test('shares its tries between login and change of password', async () => {
    const token = await tokenFrom(auth);
    const address = freshAddress();
    const wrong = { currentPassword: 'guess', newPassword: 'a new password' };
    for (let i = 0; i < 4; i++) expect((await changePassword(auth, token, wrong, address)).status).toBe(400);
    expect((await changePassword(auth, token, wrong, address)).status).toBe(429);
    expect((await logIn(auth, PASSWORD, address)).status).toBe(429);
  });
});

describe('strangers', () => {
  test('can not lock the owner out: from another address the right password gets in', async () => {
    await guess(10, freshAddress());
    expect((await logIn(auth, PASSWORD, freshAddress())).status).toBe(200);
  });
});

describe('guessing from many addresses', () => {
  const owner = '192.0.2.1';
  const typedWrongBefore = '192.0.2.2';

  beforeEach(async () => {
    expect((await logIn(auth, PASSWORD, owner)).status).toBe(200);
    await logIn(auth, 'a slip', typedWrongBefore);
    for (let i = 0; i < 29; i++) await logIn(auth, 'guess', freshAddress());
  });

  test('leaves each address one try in ten minutes', async () => {
    const address = freshAddress();
    const [first, second] = await guess(2, address);
    expect(first?.status).toBe(401);
    expect(second?.status).toBe(429);
    expect(second?.body.message).toContain('wait 10 minutes');
    moveClock(10 * MINUTE);
    expect(statuses(await guess(2, address))).toEqual([401, 429]);
  });

  test('still lets the owner in at once: from a fresh address, and from one where she mistyped before', async () => {
    expect((await logIn(auth, PASSWORD, freshAddress())).status).toBe(200);
    expect((await logIn(auth, PASSWORD, typedWrongBefore)).status).toBe(200);
  });

  test('leaves the address of the last login all its tries', async () => {
    expect(statuses(await guess(3, owner))).toEqual([401, 401, 401]);
    expect((await logIn(auth, PASSWORD, owner)).status).toBe(200);
  });

  test('is forgotten after an hour', async () => {
    moveClock(60 * MINUTE);
    expect(statuses(await guess(4, freshAddress()))).toEqual([401, 401, 401, 401]);
  });
});

describe('a device that has logged in before', () => {
  test('has tries of its own, so that others behind its address cannot lock it out', async () => {
    const address = freshAddress();
    const device = await knownDevice(auth, address);
    await guess(5, address);
    expect((await logIn(auth, PASSWORD, address)).status).toBe(429);
    expect((await logIn(auth, PASSWORD, address, device)).status).toBe(200);
  });

  test('has no more of them than an address, wherever it is', async () => {
    const device = await knownDevice(auth, freshAddress());
    const answers: Answer[] = [];
    for (let i = 0; i < 4; i++) answers.push(await logIn(auth, 'guess', freshAddress(), device));
    expect(statuses(answers)).toEqual([401, 401, 401, 401]);
    expect((await logIn(auth, PASSWORD, freshAddress(), device)).status).toBe(429);
  });

  test('is not slowed while somebody guesses from many addresses', async () => {
    const device = await knownDevice(auth, freshAddress());
    await Promise.all(Array.from({ length: 40 }, () => logIn(auth, 'guess')));
    const address = freshAddress();
    expect((await logIn(auth, 'mistyped', address, device)).status).toBe(401);
    expect((await logIn(auth, PASSWORD, address, device)).status).toBe(200);
  });

  test.each([
    ['changed', (cookie: string) => cookie.replace(/=./, (first) => (first === '=0' ? '=1' : '=0'))],
    ['without its signature', (cookie: string) => cookie.replace(/\..*/, '')],
    ['of something else', () => 'salon_device=made.up'],
  ])('is not known by a cookie that is %s', async (_, change) => {
    const address = freshAddress();
    const { Cookie } = await knownDevice(auth, address);
    await guess(5, address);
    expect((await logIn(auth, PASSWORD, address, { Cookie: change(Cookie) })).status).toBe(429);
  });

  test('keeps its mark out of the reach of scripts and other sites, and off plain HTTP where there is HTTPS', async () => {
    const { headers } = await logIn(auth, PASSWORD, freshAddress(), { 'X-Forwarded-Proto': 'https' });
    const attributes = headers.getSetCookie()[0]?.split('; ').slice(1);
    expect(attributes?.sort()).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/api/admin',
      'SameSite=Strict',
      'Secure',
    ]);
  });

  test('is forgotten when the password changes, but for the one that changed it, under a new mark', async () => {
    const [mine, other] = [await knownDevice(auth), await knownDevice(auth)];
    const newPassword = 'chosen by the owner';
    const changed = await changePassword(
      auth,
      await tokenFrom(auth),
      { currentPassword: PASSWORD, newPassword },
      freshAddress(),
      mine,
    );
    const renewed = deviceOf(changed);
    const address = freshAddress();
    await guess(5, address);
    for (const old of [mine, other]) expect((await logIn(auth, newPassword, address, old)).status).toBe(429);
    expect((await logIn(auth, newPassword, address, renewed)).status).toBe(200);
  });

  test('is forgotten after twelve others have logged in since', async () => {
    const [oldest, second] = [await knownDevice(auth), await knownDevice(auth)];
    for (let i = 0; i < 10; i++) await knownDevice(auth);
    const address = freshAddress();
    await guess(5, address);
    expect((await logIn(auth, PASSWORD, address, oldest)).status).toBe(200);
    // Its login has made it the newest, so the second one is the oldest now.
    await knownDevice(auth);
    expect((await logIn(auth, PASSWORD, address, second)).status).toBe(429);
    expect((await logIn(auth, PASSWORD, address, oldest)).status).toBe(200);
  });

  test('gets nothing else by it', async () => {
    const device = await knownDevice(auth, freshAddress());
    expect((await fetch(`${auth.url}/api/admin/session`, { headers: device })).status).toBe(401);
  });
});

describe('while as many log in as can be checked', () => {
  let end = () => {};
  const crowd = () => {
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const hasher = auth.app.get(PasswordHasher);
    return Promise.all(Array.from({ length: 40 }, () => hasher.whenFree(false, () => over)));
  };

  test('others are sent away for a moment and lose no try', async () => {
    const address = freshAddress();
    const over = crowd();
    for (const { status, headers } of await guess(4, address)) {
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('5');
    }
    end();
    await over;
    expect(statuses(await guess(4, address))).toEqual([401, 401, 401, 401]);
  });

  test('a known device still gets in', async () => {
    const device = await knownDevice(auth, freshAddress());
    const over = crowd();
    expect((await logIn(auth, PASSWORD, freshAddress(), device)).status).toBe(200);
    end();
    await over;
  });
});

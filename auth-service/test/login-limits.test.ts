import { moveClock } from '@salon/service-kit/testing/clock';
import { describe, expect, test } from 'vitest';
import { PasswordHasher } from '../src/password/password-hasher.js';
import { appAsNew, PASSWORD } from './app.js';
import { type Answer, deviceOf, freshAddress } from './calls.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const auth = await appAsNew();

const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
/** The statuses of wrong passwords that are tried one after the other. */
const guesses = async (times: number, address: string) => statuses(await auth.guess(times, address));
/** The status of the right password. */
const getsIn = async (address: string, device = {}) => (await auth.logIn(PASSWORD, address, device)).status;
const FOUR = [401, 401, 401, 401];

describe('one address', () => {
  test('has four tries, then must wait 30 s, whatever the password', async () => {
    const address = freshAddress();
    expect(await guesses(4, address)).toEqual(FOUR);
    const { status, headers, body } = await auth.logIn(PASSWORD, address);
    expect([status, headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^(2[6-9]|30)$/)]);
    const message = expect.stringMatching(
      /^Too many wrong passwords\. Please wait \d+ seconds and try again\.$/,
    );
    expect(body).toEqual({ statusCode: 429, error: 'Too Many Requests', message });
  });

  test('has one try after each wait, and each wait is longer', async () => {
    const address = freshAddress();
    await guesses(4, address);
    for (const [waited, next] of [
      [30 * SECOND, '2 minutes'],
      [2 * MINUTE, '10 minutes'],
      [10 * MINUTE, '30 minutes'],
      [30 * MINUTE, '60 minutes'],
      [60 * MINUTE, '60 minutes'],
    ] as const) {
      moveClock(waited);
      const [tried, refused] = await auth.guess(2, address);
      expect([tried?.status, refused?.status]).toEqual([401, 429]);
      expect(refused?.body.message).toContain(`wait ${next}`);
    }
  });

  test('does not prolong its wait by asking again, and gets its tries back by a success', async () => {
    const address = freshAddress();
    await guesses(10, address);
    moveClock(30 * SECOND);
    expect(await getsIn(address)).toBe(200);
    expect(await guesses(3, address)).toEqual([401, 401, 401]);
    expect(await getsIn(address)).toBe(200);
    expect(await guesses(4, address)).toEqual(FOUR);
  });

  test('gains nothing by trying in parallel', async () => {
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth.logIn('guess', address)));
    expect(statuses(answers).sort()).toEqual([...FOUR, ...Array(16).fill(429)]);
  });

  test('is the one that nginx saw; what a client claims in X-Forwarded-For changes nothing', async () => {
    const address = freshAddress();
    for (let i = 0; i < 4; i++) await auth.logIn('guess', `203.0.113.${i}, ${address}`);
    expect(await getsIn(`203.0.113.99, ${address}`)).toBe(429);
  });

  test('shares its tries between login, change of password, and recovery', async () => {
    const token = await auth.tokenFrom();
    const address = freshAddress();
    const wrong = { currentPassword: 'guess', newPassword: 'a new password' };
    const change = () => auth.changePassword(token, wrong, address);
    const recover = () => auth.recover({ code: 'guess', newPassword: 'a new password' }, address);
    for (const ask of [change, recover, change, recover]) expect((await ask()).status).toBe(400);
    for (const ask of [change, recover]) expect((await ask()).status).toBe(429);
    expect(await getsIn(address)).toBe(429);
  });
});

test('guessing from many addresses leaves strangers one try in ten minutes for an hour, and the owner gets in at once', async () => {
  const [owner, typedWrongBefore] = ['192.0.2.1', '192.0.2.2'];
  expect(await getsIn(owner)).toBe(200);
  await guesses(1, typedWrongBefore);
  for (let i = 0; i < 29; i++) await guesses(1, freshAddress());

  // The address of the last login has all its tries; another one of hers has its first.
  expect(await guesses(3, owner)).toEqual([401, 401, 401]);
  for (const address of [owner, freshAddress(), typedWrongBefore]) expect(await getsIn(address)).toBe(200);

  const address = freshAddress();
  const [first, second] = await auth.guess(2, address);
  expect([first?.status, second?.status]).toEqual([401, 429]);
  expect(second?.body.message).toContain('wait 10 minutes');
  moveClock(10 * MINUTE);
  expect(await guesses(2, address)).toEqual([401, 429]);
  moveClock(60 * MINUTE);
  expect(await guesses(4, freshAddress())).toEqual(FOUR);
});

test('guessing names from one address leaves it one try in ten minutes for all of them', async () => {
  const address = freshAddress();
  const guessName = async (n: number) => (await auth.logIn('guess', address, {}, `Name ${n}`)).status;
  for (let n = 0; n < 30; n++) expect(await guessName(n)).toBe(401);
  expect([await guessName(30), await guessName(31)]).toEqual([401, 429]);
  expect(await guesses(1, freshAddress())).toEqual([401]);
});

describe('a device that has logged in before', () => {
  test('is not known by a cookie that was changed or made up, and gets nothing else by its own', async () => {
    const device = await auth.knownDevice();
    const address = freshAddress();
    await guesses(5, address);
    for (const Cookie of [
      device.Cookie.replace(/=./, (first) => (first === '=0' ? '=1' : '=0')),
      device.Cookie.replace(/\..*/, ''),
      'salon_device=made.up',
    ])
      expect(await getsIn(address, { Cookie })).toBe(429);
    expect((await fetch(`${auth.url}/api/admin/session`, { headers: device })).status).toBe(401);
  });

  test('keeps its mark out of the reach of scripts and other sites, and off plain HTTP where there is HTTPS', async () => {
    const { headers } = await auth.logIn(PASSWORD, freshAddress(), { 'X-Forwarded-Proto': 'https' });
    const [, ...attributes] = headers.getSetCookie()[0]?.split('; ') ?? [];
    const expected = ['HttpOnly', 'Max-Age=31536000', 'Path=/api/admin', 'SameSite=Strict', 'Secure'];
    expect(attributes.sort()).toEqual(expected);
  });

  test('is forgotten when the password changes, but for the one that changed it, under a new mark', async () => {
    const [mine, other] = [await auth.knownDevice(), await auth.knownDevice()];
    const newPassword = 'chosen by the owner';
    const change = { currentPassword: PASSWORD, newPassword };
    const changed = await auth.changePassword(await auth.tokenFrom(), change, freshAddress(), mine);
    const address = freshAddress();
    await guesses(5, address);
    const getIn = (device: object) => auth.logIn(newPassword, address, device);
    expect(statuses([await getIn(mine), await getIn(other)])).toEqual([429, 429]);
    expect((await getIn(deviceOf(changed))).status).toBe(200);
  });
});

test('while as many log in as can be checked, others lose no try, and a known device still gets in', async () => {
  const device = await auth.knownDevice();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const hasher = auth.app.get(PasswordHasher);
  const crowd = Promise.all(Array.from({ length: 40 }, () => hasher.whenFree(false, () => over)));
  const address = freshAddress();
  for (const { status, headers } of await auth.guess(4, address))
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await getsIn(freshAddress(), device)).toBe(200);
  end();
  await crowd;
  expect(await guesses(4, address)).toEqual(FOUR);
});

import { randomBytes } from 'node:crypto';
import { moveClock } from '@salon/service-kit/testing/clock';
import { afterEach, expect, test, vi } from 'vitest';
import { appOfTest } from './app.js';
import { ask, invite, logIn, newPerson, session, THEIRS, tokenFrom } from './calls.js';

const HOUR = 60 * 60 * 1000;
const OVER = 'This link has been used, or is older than 48 hours. Please ask for a new one.';

afterEach(() => {
  vi.useRealTimers();
});

async function newLink() {
  const auth = await appOfTest();
  const owner = await tokenFrom(auth);
  const { id, link } = await invite(auth, owner, 'Anu', 'front desk');
  const look = (token = link) => ask(auth, 'POST invitation', undefined, { token });
  const accept = (password = THEIRS, token = link) =>
    ask(auth, 'POST invitation/password', undefined, { token, password });
  return { auth, owner, id, link, look, accept };
}

test('a link may be looked at by any preview, and logs in once', async () => {
  const { auth, look, accept } = await newLink();
  for (let i = 0; i < 3; i++) expect((await look()).body).toEqual({ name: 'Anu', role: 'front desk' });
  const answers = await Promise.all([accept(), accept(), accept()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const { body } = answers.find(({ status }) => status === 200) ?? (await accept());
  expect((await session(auth, body.token)).body).toMatchObject({
    person: { name: 'Anu' },
    hasPassword: true,
  });
  for (const late of [await look(), await accept()])
    expect([late.status, late.body.message]).toEqual([404, OVER]);
});

test('a password that is not good enough does not use it up', async () => {
  const { accept } = await newLink();
  for (const [password, message] of [
    ['seven77', 'The password must be at least 8 characters long.'],
    ['PassWord1', 'This is one of the most common passwords. Please choose another one.'],
  ] as const) {
    const { status, body } = await accept(password);
    expect([status, body.errors]).toEqual([400, [{ field: 'password', message }]]);
  }
  expect((await accept()).status).toBe(200);
});

test('it is over after 48 hours, and a new one takes its place', async () => {
  const { auth, owner, id, look } = await newLink();
  moveClock(47.9 * HOUR);
  expect((await look()).status).toBe(200);
  moveClock(0.2 * HOUR);
  expect((await look()).status).toBe(404);
  vi.useRealTimers();
  const { body } = await ask(auth, `POST people/${id}/invitation`, owner);
  expect([(await look()).status, (await look(body.invitation)).status]).toEqual([404, 200]);
});

test('it ends for good when the person is switched off meanwhile', async () => {
  const { auth, owner, id, accept } = await newLink();
  for (const isSwitchedOff of [true, false]) {
    await ask(auth, `PATCH people/${id}`, owner, { isSwitchedOff });
    expect((await accept()).status).toBe(404);
  }
});

test('guessed ones, and what is none, are refused alike', async () => {
  const { look, link } = await newLink();
  const changed = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const token of [
    randomBytes(32).toString('base64url'),
    changed,
    `${link}=`,
    link.toLowerCase(),
    '\u0000',
  ])
    expect((await look(token)).body).toEqual({ statusCode: 404, error: 'Not Found', message: OVER });
  for (const token of ['', 'a'.repeat(101), 7, { $ne: '' }])
    expect((await look(token as string)).status).toBe(400);
});

test('of somebody who forgot the password: what they had works until it is used', async () => {
  const { auth, owner } = await newLink();
  const { id, token } = await newPerson(auth, owner, 'Meera');
  const { body } = await ask(auth, `POST people/${id}/invitation`, owner);
  const getsIn = async (password: string) => (await logIn(auth, password, undefined, {}, 'Meera')).status;
  expect([(await session(auth, token)).status, await getsIn(THEIRS)]).toEqual([200, 200]);
  await ask(auth, 'POST invitation/password', undefined, { token: body.invitation, password: 'another one' });
  expect([(await session(auth, token)).status, await getsIn(THEIRS), await getsIn('another one')]).toEqual([
    401, 401, 200,
  ]);
});

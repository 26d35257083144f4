import { randomBytes } from 'node:crypto';
import { moveClock } from '@salon/service-kit/testing/clock';
import { expect, test } from 'vitest';
import { appOfTest } from './app.js';
import { refusal, THEIRS } from './calls.js';

const HOUR = 60 * 60 * 1000;
const OVER = 'This link has been used, or is older than 48 hours. Please ask for a new one.';

async function newLink() {
  const auth = await appOfTest();
  const owner = await auth.tokenFrom();
  const { id, link } = await auth.invite(owner, 'Anu', 'front desk');
  const look = (token = link) => auth.ask('POST invitation', undefined, { token });
  const accept = (password = THEIRS, token = link) =>
    auth.ask('POST invitation/password', undefined, { token, password });
  const linkAgain = async (of = id) =>
    (await auth.ask(`POST people/${of}/invitation`, owner)).body.invitation;
  return { ...auth, owner, id, link, look, accept, linkAgain };
}

test('a link may be looked at by any preview, and logs in once', async () => {
  const { look, accept, session } = await newLink();
  for (let i = 0; i < 3; i++) expect((await look()).body).toEqual({ name: 'Anu', role: 'front desk' });
  const answers = await Promise.all([accept(), accept(), accept()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const token = answers.find(({ status }) => status === 200)?.body.token ?? '';
  expect((await session(token)).body).toMatchObject({ person: { name: 'Anu' }, hasPassword: true });
  for (const late of [await look(), await accept()]) expect(refusal(late)).toEqual([404, OVER]);
});

test('a password that is not good enough does not use it up', async () => {
  const { accept } = await newLink();
  const short = 'The password must be at least 8 characters long.';
  expect(refusal(await accept('seven77'))).toEqual([400, short]);
  expect((await accept('PassWord1')).status).toBe(400);
  expect((await accept()).status).toBe(200);
});

test('it is over after 48 hours, and a new one takes its place', async () => {
  const { look, linkAgain } = await newLink();
  moveClock(47.9 * HOUR);
  expect((await look()).status).toBe(200);
  moveClock(0.2 * HOUR);
  expect((await look()).status).toBe(404);
  moveClock(-48.1 * HOUR);
  const link = await linkAgain();
  expect([(await look()).status, (await look(link)).status]).toEqual([404, 200]);
});

test('it ends for good when the person is switched off meanwhile', async () => {
  const { ask, owner, id, accept } = await newLink();
  for (const isSwitchedOff of [true, false]) {
    await ask(`PATCH people/${id}`, owner, { isSwitchedOff });
    expect((await accept()).status).toBe(404);
  }
});

test('a guessed invitation, and what is none, is refused alike', async () => {
  const { look, link } = await newLink();
  const changed = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`;
  const guessed = randomBytes(32).toString('base64url');
  for (const token of [guessed, changed, `${link}=`, link.toLowerCase(), '\u0000'])
    expect((await look(token)).body).toEqual({ statusCode: 404, error: 'Not Found', message: OVER });
  for (const token of ['', 'a'.repeat(129), 7, { $ne: '' }])
    expect((await look(token as string)).status).toBe(400);
});

test('of somebody who forgot the password: what they had works until it is used', async () => {
  const { owner, newPerson, linkAgain, accept, logInAs, statuses } = await newLink();
  const { id, token } = await newPerson(owner, 'Meera');
  const link = await linkAgain(id);
  const getsIn = async (password: string) => (await logInAs('Meera', password)).status;
  expect([...(await statuses(token)), await getsIn(THEIRS)]).toEqual([200, 200]);
  await accept('another one', link);
  expect([...(await statuses(token)), await getsIn(THEIRS), await getsIn('another one')]).toEqual([
    401, 401, 200,
  ]);
});

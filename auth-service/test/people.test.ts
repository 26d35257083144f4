import { DataSource } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { AccountsService } from '../src/people/accounts.service.js';
import { appOfTest, PASSWORD } from './app.js';
import {
  ask,
  freshAddress,
  invite,
  knownDevice,
  logIn,
  newPerson,
  session,
  THEIRS,
  tokenFrom,
} from './calls.js';

/** A site with an owner who is logged in. */
async function newSite() {
  const auth = await appOfTest();
  const owner = await tokenFrom(auth);
  return {
    auth,
    owner,
    to: (request: string, token?: string, body?: unknown) => ask(auth, request, token, body),
    person: (name: string, role?: 'owner' | 'editor' | 'front desk') => newPerson(auth, owner, name, role),
    logInAs: async (name: string | undefined, password = THEIRS, address = freshAddress(), headers = {}) =>
      logIn(auth, password, address, headers, name),
    list: async () =>
      (await ask(auth, 'GET people', owner)).body as unknown as { name: string; role: string }[],
  };
}

describe('the login page', () => {
  test('asks for the name only once somebody else can log in, and tells no names', async () => {
    const { auth, owner, to, logInAs } = await newSite();
    const asksForName = async () => (await to('GET login')).body;
    const { link } = await invite(auth, owner, 'Anu');
    expect(await asksForName()).toEqual({ asksForName: false, hasPasskeys: false });
    expect((await logInAs(undefined, PASSWORD)).status).toBe(200);
    await to('POST invitation/password', undefined, { token: link, password: THEIRS });
    expect(await asksForName()).toEqual({ asksForName: true, hasPasskeys: false });

    const { status, body } = await logInAs(undefined);
    const message = 'Please enter your name.';
    expect([status, body.errors]).toEqual([400, [{ field: 'name', message }]]);
    for (const name of ['Anu', ' aNU ', 'Ａｎｕ']) expect((await logInAs(name)).status).toBe(200);
    const [wrongName, wrongPassword] = [await logInAs('Nobody'), await logInAs('Anu', PASSWORD)];
    expect([wrongName.status, wrongName.body]).toEqual([401, wrongPassword.body]);
  });

  test("locks nobody out by another one's wrong tries, and counts names that nobody has as others", async () => {
    const { auth, logInAs, person } = await newSite();
    await person('Anu');
    const address = freshAddress();
    const tries = async (name: string) => {
      const statuses: number[] = [];
      for (let i = 0; i < 5; i++) statuses.push((await logInAs(name, `guess ${i}`, address)).status);
      return statuses;
    };
    const device = await knownDevice(auth, THEIRS, address, 'Anu');
    for (const name of ['Anu', 'Nobody']) expect(await tries(name)).toEqual([401, 401, 401, 401, 429]);
    expect((await logInAs('Owner', PASSWORD, address)).status).toBe(200);
    expect((await logInAs('Anu', THEIRS, address, device)).status).toBe(200);
    // A mark is worth nothing under another name.
    await tries('Owner');
    expect((await logInAs('Owner', PASSWORD, address, device)).status).toBe(429);
  });
});

describe('a person', () => {
  test('is told who they are, what they may do, and whether anybody else is there', async () => {
    const { auth, owner, to, person } = await newSite();
    const rights = expect.arrayContaining(['people', 'journal', 'posts']);
    const alone = { person: { id: 1, name: 'Owner', role: 'owner' }, rights, isAlone: true };
    expect((await session(auth, owner)).body).toMatchObject({
      ...alone,
      hasPassword: true,
      hasPasskey: false,
    });
    const { id, token } = await person('Anu', 'front desk');
    expect((await session(auth, token)).body).toMatchObject({
      person: { id, name: 'Anu', role: 'front desk' },
      rights: ['own account', 'read', 'draft posts', 'front desk'],
      isAlone: false,
    });
    const refused = await to('GET people', token);
    const message =
      'This is not among the things that the front desk may do. Please ask the owner of the site.';
    expect([refused.status, refused.body.message]).toEqual([403, message]);
  });

  test('has the role of now, also in sessions that are open', async () => {
    const { owner, to, person } = await newSite();
    const { id, token } = await person('Anu', 'owner');
    expect((await to('GET people', token)).status).toBe(200);
    await to(`PATCH people/${id}`, owner, { role: 'editor' });
    expect((await to('GET people', token)).status).toBe(403);
  });

  test('who is switched off is logged out at once and gets in no more, until switched on again', async () => {
    const { auth, owner, to, person, logInAs, list } = await newSite();
    const { id, token } = await person('Anu');
    const { status, body } = await to(`PATCH people/${id}`, owner, { isSwitchedOff: true });
    expect([status, body]).toMatchObject([200, { id, state: 'switched off' }]);
    expect((await session(auth, token)).status).toBe(401);
    expect((await logInAs('Anu')).status).toBe(401);
    expect((await to(`POST people/${id}/invitation`, owner)).status).toBe(409);
    expect((await to('GET login')).body).toMatchObject({ asksForName: false });

    await to(`PATCH people/${id}`, owner, { isSwitchedOff: false, name: 'Anusha' });
    expect((await session(auth, token)).status).toBe(401);
    expect((await logInAs('Anusha')).status).toBe(200);
    const [lastLoginAt, invitationExpiresAt] = [expect.any(String), null];
    const anusha = { id, name: 'Anusha', role: 'editor', state: 'active', lastLoginAt, invitationExpiresAt };
    expect(await list()).toEqual([expect.objectContaining({ id: 1, name: 'Owner' }), anusha]);
  });

  test.each([
    ['POST people', { name: ' oWNER', role: 'editor' }, 400, 'There is already somebody with this name.'],
    ['POST people', { name: '  ', role: 'editor' }, 400, 'Please enter a name.'],
    ['POST people', { name: 'a'.repeat(81), role: 'editor' }, 400, /at most 80 characters/],
    [
      'POST people',
      { name: 'Anu\u202eOwner', role: 'editor' },
      400,
      'The name has characters that no name has.',
    ],
    ['POST people', { name: 'Anu\u0000', role: 'editor' }, 400, 'The name has characters that no name has.'],
    ['POST people', { name: 'Anu', role: 'admin' }, 400, 'Please choose one of the roles.'],
    ['POST people', { name: 'Anu', role: 'owner', id: 1 }, 400, 'The field id is not known.'],
    ['PATCH people/1', { name: null }, 400, 'Please enter a name.'],
    ['PATCH people/1', { role: null }, 400, 'Please choose one of the roles.'],
    ['PATCH people/1', { isSwitchedOff: null }, 400, /must be true or false/],
    ['PATCH people/1', { role: 'editor' }, 409, 'There must always be an owner who can log in.'],
    ['PATCH people/1', { isSwitchedOff: true }, 409, 'There must always be an owner who can log in.'],
    ['PATCH people/99', { role: 'editor' }, 404, 'There is no such person.'],
    ['PATCH people/1%00', {}, 404, 'There is no such person.'],
  ])('%s with %j is refused, and nothing is changed', async (request, change, expected, message) => {
    const { owner, to, list } = await newSite();
    const before = await list();
    const { status, body } = await to(request, owner, change);
    expect([status, body.message]).toEqual([expected, expect.stringMatching(message)]);
    expect(await list()).toEqual(before);
  });
});

test('two owners who take the role of each other at once leave one owner', async () => {
  const { owner, to, person, list } = await newSite();
  const { id, token } = await person('Anu', 'owner');
  const answers = await Promise.all([
    to('PATCH people/1', token, { role: 'editor' }),
    to(`PATCH people/${id}`, owner, { role: 'editor' }),
  ]);
  const statuses = answers.map(({ status }) => status).sort();
  expect([
    [200, 403],
    [200, 409],
  ]).toContainEqual(statuses);
  const left = answers[0]?.status === 200 ? token : owner;
  const people = (await to('GET people', left)).body as unknown as Awaited<ReturnType<typeof list>>;
  expect(people.filter(({ role }) => role === 'owner')).toHaveLength(1);
});

test('a thousand people are listed, and log in; one more is refused', async () => {
  const { auth, owner, to, list, logInAs } = await newSite();
  const { id } = await invite(auth, owner, 'The last but one');
  await auth.app.get(DataSource).query(
    `INSERT INTO people (name, name_key, role, password_hash)
     SELECT 'Person ' || n, 'person ' || n, 'editor', one.password_hash
     FROM generate_series(3, 1000) AS n, people AS one WHERE one.id = 1`,
  );
  const refused = await to('POST people', owner, { name: 'One more', role: 'editor' });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('1,000 people')]);
  expect(await list()).toHaveLength(1_000);
  expect((await logInAs('Person 1000', PASSWORD)).status).toBe(200);
  expect((await to(`PATCH people/${id}`, owner, { name: 'One more' })).status).toBe(200);
});

test('the operator gets the first account back as an owner, whatever others have made of it', async () => {
  const { auth, owner, to, person, logInAs } = await newSite();
  const { token } = await person('Anu', 'owner');
  expect((await to('PATCH people/1', token, { role: 'editor', isSwitchedOff: true })).status).toBe(200);
  expect((await session(auth, owner)).status).toBe(401);
  await auth.app.get(AccountsService).setPassword('set by a command', true);
  const { body } = await logInAs('Owner', 'set by a command');
  expect((await session(auth, body.token)).body).toMatchObject({ person: { role: 'owner' } });
  expect((await session(auth, token)).status).toBe(200);
});

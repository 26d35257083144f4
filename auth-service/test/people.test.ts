import { DataSource } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { PeopleService } from '../src/people/people.service.js';
import { appOfTest, PASSWORD } from './app.js';
import { freshAddress, refusal, THEIRS } from './calls.js';

/** A site with an owner who is logged in. */
async function newSite() {
  const auth = await appOfTest();
  const owner = await auth.tokenFrom();
  const list = (token = owner) => auth.list<{ name: string; role: string }>('GET people', token);
  return { ...auth, owner, people: list };
}

describe('the login page', () => {
  test('asks for the name only once somebody else can log in, and tells no names', async () => {
    const auth = await newSite();
    const asks = async () => (await auth.ask('GET login')).body;
    const { link } = await auth.invite(auth.owner, 'Anu');
    expect(await asks()).toEqual({ asksForName: false, hasPasskeys: false });
    expect((await auth.logIn()).status).toBe(200);
    await auth.ask('POST invitation/password', undefined, { token: link, password: THEIRS });
    expect(await asks()).toEqual({ asksForName: true, hasPasskeys: false });

    const { status, body } = await auth.logIn(THEIRS);
    const message = 'Please enter your name.';
    expect([status, body.errors]).toEqual([400, [{ field: 'name', message }]]);
    for (const name of ['Anu', ' aNU ', 'Ａｎｕ']) expect((await auth.logInAs(name)).status).toBe(200);
    const [wrongName, wrongPassword] = [await auth.logInAs('Nobody'), await auth.logInAs('Anu', PASSWORD)];
    expect([wrongName.status, wrongName.body]).toEqual([401, wrongPassword.body]);
  });

  test("locks nobody out by another one's wrong tries, and counts names that nobody has as others", async () => {
    const auth = await newSite();
    await auth.newPerson(auth.owner, 'Anu');
    const address = freshAddress();
    const tries = async (name: string) => {
      const statuses: number[] = [];
      for (let i = 0; i < 5; i++) statuses.push((await auth.logInAs(name, `guess ${i}`, address)).status);
      return statuses;
    };
    const device = await auth.knownDevice(THEIRS, address, 'Anu');
    for (const name of ['Anu', 'Nobody']) expect(await tries(name)).toEqual([401, 401, 401, 401, 429]);
    expect((await auth.logInAs('Owner', PASSWORD, address)).status).toBe(200);
    expect((await auth.logInAs('Anu', THEIRS, address, device)).status).toBe(200);
    // A mark is worth nothing under another name.
    await tries('Owner');
    expect((await auth.logInAs('Owner', PASSWORD, address, device)).status).toBe(429);
  });
});

describe('a person', () => {
  test('is told who they are, what they may do now, and whether anybody else is there', async () => {
    const auth = await newSite();
    const rights = expect.arrayContaining(['people', 'journal', 'posts']);
    const person = { id: 1, name: 'Owner', role: 'owner' };
    const alone = { person, rights, isAlone: true, hasPassword: true, hasPasskey: false };
    expect((await auth.session(auth.owner)).body).toMatchObject(alone);
    const { id, token } = await auth.newPerson(auth.owner, 'Anu', 'owner');
    expect((await auth.ask('GET people', token)).status).toBe(200);
    await auth.ask(`PATCH people/${id}`, auth.owner, { role: 'front desk' });
    expect((await auth.session(token)).body).toMatchObject({
      person: { id, name: 'Anu', role: 'front desk' },
      rights: ['own account', 'read', 'draft posts', 'front desk'],
      isAlone: false,
    });
    const message = 'Your role does not allow this. Please ask the owner of the site.';
    expect(refusal(await auth.ask('GET people', token))).toEqual([403, message]);
  });

  test('who is switched off is logged out at once and gets in no more, until switched on again', async () => {
    const { owner, ask, newPerson, logInAs, people, statuses } = await newSite();
    const { id, token } = await newPerson(owner, 'Anu');
    await ask(`PATCH people/${id}`, owner, { isSwitchedOff: true });
    expect((await people())[1]).toMatchObject({ id, state: 'switched off' });
    expect([...(await statuses(token)), (await logInAs('Anu')).status]).toEqual([401, 401]);
    expect((await ask(`POST people/${id}/invitation`, owner)).status).toBe(409);
    expect((await ask('GET login')).body).toMatchObject({ asksForName: false });

    await ask(`PATCH people/${id}`, owner, { isSwitchedOff: false, name: 'Anusha' });
    expect([...(await statuses(token)), (await logInAs('Anusha')).status]).toEqual([401, 200]);
    const [lastLoginAt, invitationExpiresAt] = [expect.any(String), null];
    const anusha = { id, name: 'Anusha', role: 'editor', state: 'active', lastLoginAt, invitationExpiresAt };
    expect(await people()).toEqual([expect.objectContaining({ id: 1, name: 'Owner' }), anusha]);
  });

  test('is not changed or made by what is no good', async () => {
    const { owner, ask, people } = await newSite();
    const before = await people();
    const [role, last] = ['Please choose one of the roles.', 'There must always be an owner who can log in.'];
    for (const [request, change, expected, message] of [
      ['POST people', { name: ' oWNER', role: 'editor' }, 400, 'There is already somebody with this name.'],
      // The journal's own names for those who have not logged in.
      ['POST people', { name: 'operator', role: 'editor' }, 400, 'There is already somebody with this name.'],
      ['PATCH people/1', { name: 'Somebody ' }, 400, 'There is already somebody with this name.'],
      ['POST people', { name: '  ', role: 'editor' }, 400, 'Please enter a name.'],
      ['POST people', { name: 'a'.repeat(81), role: 'editor' }, 400, /at most 80 characters/],
      ['POST people', { name: 'Anu\u202eOwner', role: 'editor' }, 400, /characters that no name has/],
      ['POST people', { name: 'Anu', role: 'admin' }, 400, role],
      ['POST people', { name: 'Anu', role: 'owner', id: 1 }, 400, 'The field id is not known.'],
      ['PATCH people/1', { role: null }, 400, role],
      ['PATCH people/1', { isSwitchedOff: null }, 400, /must be true or false/],
      ['PATCH people/1', { role: 'editor' }, 409, last],
      ['PATCH people/1', { isSwitchedOff: true }, 409, last],
      ['PATCH people/99', { role: 'editor' }, 404, 'There is no such person.'],
      ['PATCH people/1%00', {}, 404, 'There is no such person.'],
    ] as const)
      expect(refusal(await ask(request, owner, change))).toEqual([expected, expect.stringMatching(message)]);
    expect(await people()).toEqual(before);
  });
});

test('two owners who take the role of each other at once leave one owner', async () => {
  const { owner, ask, newPerson, people } = await newSite();
  const { id, token } = await newPerson(owner, 'Anu', 'owner');
  const [first, second] = await Promise.all([
    ask('PATCH people/1', token, { role: 'editor' }),
    ask(`PATCH people/${id}`, owner, { role: 'editor' }),
  ]);
  expect(['204,403', '204,409']).toContain(`${[first.status, second.status].sort()}`);
  const left = await people(first.status === 204 ? token : owner);
  expect(left.filter(({ role }) => role === 'owner')).toHaveLength(1);
});

test('a thousand people are listed, and log in; one more is refused', async () => {
  const { app, owner, ask, invite, people, logInAs } = await newSite();
  const { id } = await invite(owner, 'The last but one');
  await app.get(DataSource).query(
    `INSERT INTO people (name, name_key, role, password_hash)
     SELECT 'Person ' || n, 'person ' || n, 'editor', one.password_hash
     FROM generate_series(3, 1000) AS n, people AS one WHERE one.id = 1`,
  );
  const refused = await ask('POST people', owner, { name: 'One more', role: 'editor' });
  expect(refusal(refused)).toEqual([409, expect.stringContaining('1,000 people')]);
  expect(await people()).toHaveLength(1_000);
  expect((await logInAs('Person 1000', PASSWORD)).status).toBe(200);
  expect((await ask(`PATCH people/${id}`, owner, { name: 'One more' })).status).toBe(204);
});

test('the operator gets the first account back as an owner, whatever others have made of it', async () => {
  const { app, owner, ask, newPerson, logInAs, session, statuses } = await newSite();
  const { token } = await newPerson(owner, 'Anu', 'owner');
  expect((await ask('PATCH people/1', token, { role: 'editor', isSwitchedOff: true })).status).toBe(204);
  await app.get(PeopleService).setPassword('set by a command', true);
  const { body } = await logInAs('Owner', 'set by a command');
  expect((await session(body.token)).body).toMatchObject({ person: { role: 'owner' } });
  expect(await statuses(owner, token)).toEqual([401, 200]);
});

import { moveClock } from '@salon/service-kit/testing/clock';
import { DataSource } from 'typeorm';
import { describe, expect, test, vi } from 'vitest';
import { appAsNew, appOfTest, replicaOf, type TestApp } from './app.js';
import { Authenticator, type Fault } from './authenticator.js';
import { refusal } from './calls.js';

const NOT_ACCEPTED = [401, 'The passkey was not accepted. Please log in with the password.'];
const REFUSED = 'Tried a passkey of Owner that was refused';

const auth = await appAsNew();

const register = async (token: string, passkey: Authenticator, fault?: Fault, app: TestApp = auth) => {
  const { body } = await app.ask('POST passkeys/options', token);
  return app.ask('POST passkeys', token, { response: passkey.make(body, fault) });
};
const challenge = async (app: TestApp = auth) => (await app.ask('POST login/passkey/options')).body;
const send = (response: object, app: TestApp = auth) =>
  app.ask('POST login/passkey', undefined, { response });
const logInBy = async (passkey: Authenticator, fault?: Fault) => send(passkey.use(await challenge(), fault));
const journal = async (token: string) =>
  (await auth.list<{ what: string }>('GET journal', token)).map(({ what }) => what);

/** The owner, with a passkey. */
async function ownerWithPasskey() {
  const [token, passkey] = [await auth.tokenFrom(), new Authenticator()];
  expect((await register(token, passkey)).status).toBe(204);
  return { token, passkey };
}

test('a person makes passkeys, logs in by them without a name, and removes them', async () => {
  const { token, passkey } = await ownerWithPasskey();
  expect((await auth.ask('GET login')).body).toEqual({ asksForName: false, hasPasskeys: true });
  const { body, ...login } = await logInBy(passkey);
  expect(refusal({ ...login, body })).toEqual([200, 'Login successful']);
  const cookies = [expect.stringMatching(/^salon_device=/), expect.stringMatching(/^media=/)];
  expect(login.headers.getSetCookie()).toEqual(cookies);
  expect((await auth.session(body.token)).body).toMatchObject({ person: { id: 1 }, hasPasskey: true });
  const [id, time] = [passkey.id, expect.any(String)];
  const [name, rpId] = ['Unknown device', 'localhost'];
  expect(await auth.list('GET passkeys', token)).toEqual([{ id, name, rpId, createdAt: time, usedAt: time }]);
  for (const expected of [204, 404])
    expect((await auth.ask(`DELETE passkeys/${id}`, token)).status).toBe(expected);
  const unknown = 'This passkey is not known here. Please log in with the password.';
  expect(refusal(await logInBy(passkey))).toEqual([401, unknown]);
  const done = [`Removed the passkey “${name}”`, 'Logged in with a passkey', `Made the passkey “${name}”`];
  expect((await journal(token)).slice(0, 3)).toEqual(done);
});

test('options ask for a passkey that is on the device and recognises its owner, and name nobody', async () => {
  const { body } = await auth.ask('POST passkeys/options', await auth.tokenFrom());
  const [userVerification, rpId] = ['required', 'localhost'];
  const authenticatorSelection = { residentKey: 'required', userVerification };
  expect(body).toMatchObject({ rp: { id: rpId }, user: { name: 'Owner' }, authenticatorSelection });
  const random = expect.stringMatching(/^[\w-]{43}$/);
  expect(await challenge()).toEqual({ challenge: random, rpId, timeout: 300_000, userVerification });
});

test('an invitation is accepted by a passkey alone; that one stays', async () => {
  const owner = await auth.tokenFrom();
  const { link, id } = await auth.invite(owner, 'Anu');
  const passkey = new Authenticator();
  const options = await auth.ask('POST invitation/passkey/options', undefined, { token: link });
  const accept = { token: link, response: passkey.make(options.body) };
  const { token } = (await auth.ask('POST invitation/passkey', undefined, accept)).body;
  expect((await auth.session(token)).body).toMatchObject({ hasPasskey: true, hasPassword: false });
  expect((await auth.ask('POST invitation/passkey', undefined, accept)).status).toBe(404);

  const last = 'This is your only way to log in. Please make another passkey first.';
  expect(refusal(await auth.ask(`DELETE passkeys/${passkey.id}`, token))).toEqual([409, last]);
  expect((await logInBy(passkey)).status).toBe(200);
  await auth.ask(`PATCH people/${id}`, owner, { isSwitchedOff: true });
  expect((await logInBy(passkey)).status).toBe(401);
});

describe('a login by passkey is refused', () => {
  test.each<[string, Fault]>([
    ['of another origin: a page of another site', { origin: 'https://salon.example' }],
    ['of another origin: a page of a name like ours', { origin: 'http://localhost.example:8080' }],
    ['of another RP id', { rpId: 'salon.example' }],
    ['of somebody who was not recognised', { isUnverified: true }],
    ['with a signature of nobody', { signature: Buffer.alloc(64) }],
  ])('%s', async (_, fault) => {
    const { token, passkey } = await ownerWithPasskey();
    expect(refusal(await logInBy(passkey, fault))).toEqual(NOT_ACCEPTED);
    expect((await journal(token))[0]).toBe(REFUSED);
    // What a login refuses, nobody can register either.
    if (!fault.signature) expect((await register(token, new Authenticator(), fault)).status).toBe(400);
    expect((await logInBy(passkey)).status).toBe(200);
  });

  test('when the challenge is replayed: answered before, sent for something else, old, or not ours', async () => {
    const { token, passkey } = await ownerWithPasskey();
    const answer = passkey.use(await challenge());
    expect([(await send(answer)).status, (await send(answer)).status]).toEqual([200, 401]);
    const twice = await challenge();
    const both = [send(passkey.use(twice)), send(passkey.use(twice))];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 401]);
    const { body: toRegister } = await auth.ask('POST passkeys/options', token);
    const old = await challenge();
    moveClock(5.1 * 60 * 1000);
    for (const other of [toRegister, { challenge: 'bm90IG91cnM' }, { challenge: '\u0000' }, old])
      expect(refusal(await send(passkey.use(other)))).toEqual(NOT_ACCEPTED);
  });

  test("when its counter goes back, as a copy's does", async () => {
    const { passkey } = await ownerWithPasskey();
    expect((await logInBy(passkey, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(refusal(await logInBy(passkey, { counter }))).toEqual(NOT_ACCEPTED);
    expect((await logInBy(passkey, { counter: 8 })).status).toBe(200);
  });

  test.each([{}, { id: 'x' }, { id: '\u0000' }, { id: ['a'], response: 7 }])(
    'when it is none: %j',
    async (response) => {
      expect((await send(response)).status).toBe(401);
    },
  );
});

test('while the database is away, that is what the answer says', async () => {
  const [token, passkey] = [await auth.tokenFrom(), new Authenticator()];
  const { body } = await auth.ask('POST passkeys/options', token);
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const query = vi.spyOn(auth.app.get(DataSource).manager, 'query').mockRejectedValueOnce(away);
  const answer = await auth.ask('POST passkeys', token, { response: passkey.make(body) });
  query.mockRestore();
  expect(answer.status).toBe(503);
});

test("nobody registers with another one's challenge, or another one's passkey", async () => {
  const { token, passkey } = await ownerWithPasskey();
  const { token: anu } = await auth.newPerson(token, 'Anu the second');
  const { body } = await auth.ask('POST passkeys/options', token);
  const response = new Authenticator().make(body);
  expect((await auth.ask('POST passkeys', anu, { response })).status).toBe(400);
  expect((await register(anu, passkey)).status).toBe(400);
});

test('where browsers have no passkeys, and after a change of address, a sentence says so', async () => {
  const here = await appOfTest();
  const passkey = new Authenticator();
  await register(await here.tokenFrom(), passkey, {}, here);
  const insecure = 'Passkeys need an address that begins with https. Please use the password.';
  for (const PUBLIC_URL of ['http://salon.example', 'https://192.0.2.1']) {
    const there = await replicaOf(here, { PUBLIC_URL });
    expect(refusal(await there.ask('POST login/passkey/options'))).toEqual([409, insecure]);
  }
  const moved = await replicaOf(here, { PUBLIC_URL: 'https://salon.example' });
  const sentence =
    'The passkeys were made for the address localhost. Please log in with the password and make new ones.';
  expect(refusal(await moved.ask('POST login/passkey/options'))).toEqual([409, sentence]);
  // A new one is offered then; the old one is still on the list, and logs nobody in.
  expect((await moved.session(await moved.tokenFrom())).body).toMatchObject({ hasPasskey: false });
  expect((await send(passkey.use(await challenge(here)), moved)).status).toBe(401);
});

import { moveClock } from '@salon/service-kit/testing/clock';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { appAsNew, appOfTest, replicaOf, type TestApp } from './app.js';
import { Authenticator, type Fault } from './authenticator.js';
import { ask, changePassword, invite, logIn, newPerson, session, THEIRS, tokenFrom } from './calls.js';

const NOT_ACCEPTED = 'The passkey was not accepted. Please try again.';

const auth = await appAsNew();
afterEach(() => {
  vi.useRealTimers();
});

const register = async (token: string, passkey: Authenticator, fault?: Fault, app: TestApp = auth) => {
  const { body } = await ask(app, 'POST passkeys/options', token);
  return ask(app, 'POST passkeys', token, { name: 'My phone', response: passkey.make(body, fault) });
};
const challenge = async (app: TestApp = auth) => (await ask(app, 'POST login/passkey/options')).body;
const send = (response: object, app: TestApp = auth) =>
  ask(app, 'POST login/passkey', undefined, { response });
const logInBy = async (passkey: Authenticator, fault?: Fault) => send(passkey.use(await challenge(), fault));
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.message];
const journal = async (token: string) =>
  ((await ask(auth, 'GET journal', token)).body as unknown as { what: string }[]).map(({ what }) => what);

/** The owner, with a passkey. */
async function ownerWithPasskey() {
  const [token, passkey] = [await tokenFrom(auth), new Authenticator()];
  expect((await register(token, passkey)).status).toBe(204);
  return { token, passkey };
}

test('a person makes passkeys, logs in by them without a name, and removes them', async () => {
  const { token, passkey } = await ownerWithPasskey();
  expect((await ask(auth, 'GET login')).body).toEqual({ asksForName: false, hasPasskeys: true });
  const { status, headers, body } = await logInBy(passkey);
  expect([status, body.message, headers.getSetCookie()]).toEqual([
    200,
    'Login successful',
    [expect.stringMatching(/^salon_device=/), expect.stringMatching(/^media=/)],
  ]);
  expect((await session(auth, body.token)).body).toMatchObject({ person: { id: 1 }, hasPasskey: true });
  const list = (await ask(auth, 'GET passkeys', token)).body;
  const [id, time] = [passkey.id.toString('base64url'), expect.any(String)];
  expect(list).toEqual([{ id, name: 'My phone', createdAt: time, usedAt: time }]);
  expect((await ask(auth, `DELETE passkeys/${id}`, token)).status).toBe(204);
  expect((await ask(auth, `DELETE passkeys/${id}`, token)).status).toBe(404);
  expect(refusal(await logInBy(passkey))).toEqual([
    401,
    'This passkey is not known here. Please log in with the password.',
  ]);
  const [made, used, removed] = [
    'Made the passkey “My phone”',
    'Logged in with a passkey',
    'Removed the passkey “My phone”',
  ];
  expect(await journal(token)).toEqual(expect.arrayContaining([made, used, removed]));
});

test('options ask for a passkey that is on the device and recognises its owner, and name nobody', async () => {
  const token = await tokenFrom(auth);
  const { body } = await ask(auth, 'POST passkeys/options', token);
  expect(body).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: 'Owner' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(await challenge()).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  });
});

test('an invitation is accepted by a passkey alone; that one stays until there is a password', async () => {
  const owner = await tokenFrom(auth);
  const { link, id } = await invite(auth, owner, 'Anu');
  const passkey = new Authenticator();
  const options = await ask(auth, 'POST invitation/passkey/options', undefined, { token: link });
  const accept = { token: link, response: passkey.make(options.body) };
  const { status, body } = await ask(auth, 'POST invitation/passkey', undefined, accept);
  expect(status).toBe(200);
  const { token } = body;
  expect((await session(auth, token)).body).toMatchObject({ hasPasskey: true, hasPassword: false });
  expect((await ask(auth, 'POST invitation/passkey', undefined, accept)).status).toBe(404);

  const remove = () => ask(auth, `DELETE passkeys/${passkey.id.toString('base64url')}`, token);
  expect(refusal(await remove())).toEqual([
    409,
    'This is your only way to log in. Please set a password first.',
  ]);
  const changed = await changePassword(auth, token, { newPassword: THEIRS });
  expect(changed.status).toBe(200);
  expect((await logIn(auth, THEIRS, undefined, {}, 'Anu')).status).toBe(200);
  // From now on the password has to be known.
  expect((await changePassword(auth, changed.body.token, { newPassword: 'not hers' })).status).toBe(400);
  expect((await logInBy(passkey)).status).toBe(200);
  await ask(auth, `PATCH people/${id}`, owner, { isSwitchedOff: true });
  expect((await logInBy(passkey)).status).toBe(401);
});

describe('a login by passkey is refused', () => {
  test.each<[string, Fault]>([
    ['that was asked for by a page of another site', { origin: 'https://salon.example' }],
    ['that was asked for by a page of a name like ours', { origin: 'http://localhost.example:8080' }],
    ['of another relying party', { rpId: 'salon.example' }],
    ['of somebody who was not recognised', { isUnverified: true }],
    ['with a signature of nobody', { signature: Buffer.alloc(64) }],
  ])('%s', async (_, fault) => {
    const { token, passkey } = await ownerWithPasskey();
    expect(refusal(await logInBy(passkey, fault))).toEqual([401, NOT_ACCEPTED]);
    // What a login refuses, nobody can register either.
    if (!fault.signature) expect((await register(token, new Authenticator(), fault)).status).toBe(400);
    expect((await logInBy(passkey)).status).toBe(200);
  });

  test('when the challenge was answered before, was sent for something else, is old, or is not ours', async () => {
    const { token, passkey } = await ownerWithPasskey();
    const answer = passkey.use(await challenge());
    expect([(await send(answer)).status, (await send(answer)).status]).toEqual([200, 401]);
    const twice = await challenge();
    const both = [send(passkey.use(twice)), send(passkey.use(twice))];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 401]);
    const { body: toRegister } = await ask(auth, 'POST passkeys/options', token);
    for (const other of [toRegister, { challenge: 'bm90IG91cnM' }])
      expect(refusal(await send(passkey.use(other)))).toEqual([401, NOT_ACCEPTED]);
    const old = await challenge();
    moveClock(5.1 * 60 * 1000);
    expect(refusal(await send(passkey.use(old)))).toEqual([401, NOT_ACCEPTED]);
  });

  test("when its counter goes back, as a copy's does; the owner reads of it", async () => {
    const { token, passkey } = await ownerWithPasskey();
    expect((await logInBy(passkey, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      const copied = 'This passkey seems to have been copied. Please log in with the password and remove it.';
      expect(refusal(await logInBy(passkey, { counter }))).toEqual([401, copied]);
    }
    expect((await logInBy(passkey, { counter: 8 })).status).toBe(200);
    const what = 'A passkey of Owner was refused, as it seems to have been copied';
    expect((await journal(token)).filter((one) => one === what)).toHaveLength(3);
  });

  test.each([{}, { id: 'x' }, { id: '\u0000' }, { id: ['a'], response: 7 }])(
    'when it is none: %j',
    async (response) => {
      expect((await send(response)).status).toBe(401);
    },
  );
});

test("nobody registers with another one's challenge, or another one's passkey", async () => {
  const { token, passkey } = await ownerWithPasskey();
  const { token: anu } = await newPerson(auth, token, 'Anu the second');
  const { body } = await ask(auth, 'POST passkeys/options', token);
  const response = new Authenticator().make(body);
  expect((await ask(auth, 'POST passkeys', anu, { name: 'Hers', response })).status).toBe(400);
  expect((await register(anu, passkey)).status).toBe(400);
});

test('where browsers have no passkeys, and after a change of address, a sentence says so', async () => {
  const here = await appOfTest();
  const passkey = new Authenticator();
  await register(await tokenFrom(here), passkey, {}, here);
  for (const PUBLIC_URL of ['http://salon.example', 'https://192.0.2.1']) {
    const there = await replicaOf(here, { PUBLIC_URL });
    const sentence = 'Passkeys need an address that begins with https. Please use the password.';
    expect(refusal(await ask(there, 'POST login/passkey/options'))).toEqual([409, sentence]);
  }
  const moved = await replicaOf(here, { PUBLIC_URL: 'https://salon.example' });
  expect(refusal(await send(passkey.use(await challenge(moved)), moved))).toEqual([
    409,
    'This passkey was made for the address localhost. Please log in with the password and make a new one.',
  ]);
});

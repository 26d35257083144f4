import { DataSource } from 'typeorm';
import { expect, test } from 'vitest';
import { appAsNew } from './app.js';
import { type Answer, ask, freshAddress, guess, logIn, newPerson, tokenFrom } from './calls.js';

type Entry = Record<'who' | 'what' | 'device', string>;
const entriesOf = ({ body }: Answer) => body as unknown as Entry[];
const PHONE = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
};

const auth = await appAsNew();
const read = async (token: string, query = '') => entriesOf(await ask(auth, `GET journal${query}`, token));

test('the owner reads who logged in where, who was invited and changed, and may look for words', async () => {
  const owner = await tokenFrom(auth);
  const { id } = await newPerson(auth, owner, 'Anu', 'front desk');
  await ask(auth, `PATCH people/${id}`, owner, { name: 'Anusha', role: 'editor', isSwitchedOff: true });
  await logIn(auth, 'a secret guess', freshAddress(), PHONE, 'Anusha');
  await logIn(auth, 'a secret guess', freshAddress(), PHONE, 'Owner');
  await logIn(auth, 'a secret guess', freshAddress(), PHONE, 'A secret name');
  const entries = await read(owner);
  expect(entries.slice(0, 8).map(({ who, what }) => `${who}: ${what}`)).toEqual([
    'Somebody: Tried a wrong password with a name that nobody has',
    'Somebody: Tried a wrong password of Owner',
    'Somebody: Tried a wrong password with a name that nobody has',
    'Owner: Switched Anusha off',
    'Owner: Changed Anusha from front desk to editor',
    'Owner: Renamed Anu to Anusha',
    'Anu: Accepted the invitation with a password',
    'Owner: Invited Anu as front desk',
  ]);
  expect(entries[0]?.device).toBe('Chrome on Android');
  expect(JSON.stringify(entries)).not.toMatch(/secret/i);
  expect((await read(owner, '?q=INVITED&who=Owner')).map(({ what }) => what)).toEqual([
    'Invited Anu as front desk',
  ]);
  expect((await ask(auth, 'GET journal?before=yesterday', owner)).status).toBe(400);
  expect((await ask(auth, 'GET journal?q=%00', owner)).status).toBe(400);
});

test('a flood of wrong tries does not fill it', async () => {
  for (let i = 0; i < 9; i++) await guess(auth, 4, freshAddress());
  const tries = (await read(await tokenFrom(auth), '?who=Somebody')).map(({ what }) => what);
  const last = tries.lastIndexOf('Many wrong tries: those of the next hour are not listed');
  expect([last, tries[1]]).toEqual([0, 'Tried a wrong password of Owner']);
});

test.each(["UPDATE journal SET who = 'Nobody'", 'DELETE FROM journal', 'TRUNCATE journal'])(
  'an entry stays as it was written: %s',
  async (statement) => {
    const token = await tokenFrom(auth);
    const before = await read(token);
    await expect(auth.app.get(DataSource).query(statement)).rejects.toThrow(/stays as it was written/);
    expect(await read(token)).toEqual(before);
  },
);

test('each person sees and ends their own devices alone', async () => {
  const owner = await tokenFrom(auth);
  const { token } = await newPerson(auth, owner, 'Meera');
  const phone = (await logIn(auth, 'a password of her own', undefined, PHONE, 'Meera')).body.token;
  type Device = Record<'id' | 'device', string> & { isThis: boolean };
  const devices = async (of: string) => (await ask(auth, 'GET devices', of)).body as unknown as Device[];
  const status = async (of: string) => (await ask(auth, 'GET session', of)).status;
  const list = await devices(token);
  const known = list.map(({ device, isThis }) => `${device} ${isThis}`);
  expect(known.sort()).toEqual(['Chrome on Android false', 'Unknown device true']);
  const other = list.find(({ isThis }) => !isThis)?.id;
  expect((await ask(auth, `DELETE devices/${other}`, owner)).status).toBe(404);
  expect(await status(phone)).toBe(200);
  expect((await ask(auth, `DELETE devices/${other}`, token)).status).toBe(204);
  expect([await status(phone), await status(token)]).toEqual([401, 200]);

  const again = (await logIn(auth, 'a password of her own', undefined, PHONE, 'Meera')).body.token;
  expect((await ask(auth, 'DELETE devices', again)).status).toBe(204);
  expect(await Promise.all([token, again, owner].map(status))).toEqual([401, 200, 200]);
});

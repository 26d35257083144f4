import { DataSource } from 'typeorm';
import { expect, test } from 'vitest';
import { appAsNew } from './app.js';
import { freshAddress } from './calls.js';

type Entry = Record<'who' | 'what' | 'device', string>;
const PHONE = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
};

const auth = await appAsNew();
const read = (token: string, query = '') => auth.list<Entry>(`GET journal${query}`, token);

test('the owner reads who logged in where, who was invited and changed, and may look for words', async () => {
  const owner = await auth.tokenFrom();
  const { id } = await auth.newPerson(owner, 'Anu', 'front desk');
  await auth.ask(`PATCH people/${id}`, owner, { name: 'Anusha', role: 'editor', isSwitchedOff: true });
  for (const name of ['Anusha', 'Owner', 'A secret name'])
    await auth.logInAs(name, 'a secret guess', undefined, PHONE);
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
  expect(await read(owner, '?q=INVITED&who=Owner')).toEqual([entries[7]]);
  for (const query of ['before=yesterday', 'before=-271821-04-20T00:00:00Z', 'q=%00'])
    expect((await auth.ask(`GET journal?${query}`, owner)).status).toBe(400);
});

test('a flood of wrong tries does not fill it', async () => {
  for (let i = 0; i < 9; i++) await auth.guess(4, freshAddress());
  const tries = (await read(await auth.tokenFrom(), '?who=Somebody')).map(({ what }) => what);
  const last = tries.lastIndexOf('Many wrong tries: those of the next hour are not listed');
  expect([last, tries[1]]).toEqual([0, 'Tried a wrong password of Owner']);
});

test.each(["UPDATE journal SET who = 'Nobody'", 'DELETE FROM journal', 'TRUNCATE journal'])(
  'an entry of the journal can’t be forged: %s',
  async (statement) => {
    const token = await auth.tokenFrom();
    const before = await read(token);
    await expect(auth.app.get(DataSource).query(statement)).rejects.toThrow(/stays as it was written/);
    expect(await read(token)).toEqual(before);
  },
);

test('each person sees and ends their own devices alone', async () => {
  const owner = await auth.tokenFrom();
  const { token } = await auth.newPerson(owner, 'Meera');
  const onPhone = async () => (await auth.logInAs('Meera', undefined, undefined, PHONE)).body.token;
  const phone = await onPhone();
  const list = await auth.list<{ id: string; device: string; isThis: boolean }>('GET devices', token);
  const known = list.map(({ device, isThis }) => `${device} ${isThis}`);
  expect(known.sort()).toEqual(['Chrome on Android false', 'Unknown device true']);
  const other = list.find(({ isThis }) => !isThis)?.id;
  expect((await auth.ask(`DELETE devices/${other}`, owner)).status).toBe(404);
  expect(await auth.statuses(phone)).toEqual([200]);
  expect((await auth.ask(`DELETE devices/${other}`, token)).status).toBe(204);
  expect(await auth.statuses(phone, token)).toEqual([401, 200]);

  const again = await onPhone();
  expect((await auth.ask('DELETE devices', again)).status).toBe(204);
  expect(await auth.statuses(token, again, owner)).toEqual([401, 200, 200]);
  const ended = (await read(owner, '?q=logged%20out')).map(({ who, what }) => `${who}: ${what}`);
  expect(ended).toEqual(['Meera: Logged out on Unknown device', 'Meera: Logged out on Chrome on Android']);
});

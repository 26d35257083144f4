import { expect, test } from 'vitest';
import type { Condition } from '../src/condition/condition.dto.js';
import { useApp } from './app.js';

const blog = useApp();

async function state() {
  const condition = (await (await blog.send('GET', '/api/condition')).json()) as Condition;
  return condition.backup;
}

async function stateAfter(outcome: string) {
  await blog.database.query(
    `TRUNCATE backup_outcome; INSERT INTO backup_outcome (tried, good, fault, every_hours) ${outcome}`,
  );
  return state();
}

test('a site that was never backed up has nothing to report', async () => {
  expect(await state()).toEqual({ good: null, fault: null, late: false, copy: null });
});

test('the owner learns of a failed backup, why, and when the last good one was made', async () => {
  const fault = 'User 0 can’t write the folder for backups.';
  expect(await stateAfter(`VALUES (now(), '2026-11-20T10:00:00Z', '${fault}', 24)`)).toEqual({
    good: '2026-11-20T10:00:00.000Z',
    fault,
    late: true,
    copy: null,
  });
});

test.each([
  ['three times its interval', '73 hours', 24, true],
  ['less', '71 hours', 24, false],
  ['long, but there is no schedule', '99 days', null, false],
])('a schedule is late when its last good backup is older than that: %s', async (_, age, every, late) => {
  const outcome = await stateAfter(`SELECT now(), now() - interval '${age}', NULL, ${every}`);
  expect(outcome).toMatchObject({ fault: null, late });
});

test.each([
  ['never made', 'NULL', 49, true],
  ['never made, but wanted only since today', 'NULL', 5, false],
  ['made three days ago', "now() - interval '73 hours'", 99, true],
  ['made yesterday', "now() - interval '24 hours'", 99, false],
])('a copy in another place is late after two days: %s', async (_, good, since, late) => {
  await blog.database.query(
    `TRUNCATE copy_outcome; INSERT INTO copy_outcome (place, since, good, checked, fault)
     VALUES ('sftp:nas:/salon', now() - interval '${since} hours', ${good}, '2026-11-20T10:00:00Z', 'It does not answer.')`,
  );
  expect(await stateAfter('SELECT now(), now(), NULL, 24')).toMatchObject({
    fault: null,
    late: false,
    copy: { fault: 'It does not answer.', checked: '2026-11-20T10:00:00.000Z', late },
  });
});

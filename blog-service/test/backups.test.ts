import { expect, test } from 'vitest';
import { useApp } from './app.js';

const blog = useApp();

async function stateAfter(outcome: string) {
  await blog.database.query(
    `TRUNCATE backup_outcome; INSERT INTO backup_outcome (tried, good, fault, every_hours) ${outcome}`,
  );
  return (await blog.send('GET', '/api/backups')).json();
}

test('a site that was never backed up has nothing to report', async () => {
  const response = await blog.send('GET', '/api/backups');
  expect(await response.json()).toEqual({ good: null, fault: null, late: false });
});

test('the owner learns of a failed backup, why, and when the last good one was made', async () => {
  const fault = 'User 0 can’t write the folder for backups.';
  expect(await stateAfter(`VALUES (now(), '2026-11-20T10:00:00Z', '${fault}', 24)`)).toEqual({
    good: '2026-11-20T10:00:00.000Z',
    fault,
    late: true,
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

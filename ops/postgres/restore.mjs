#!/usr/bin/env node
// Restores a backup in three steps. The site runs until the second, and nothing is lost before the third:
//   restore.mjs load FILE   loads it into databases beside the live ones and compares them with the manifest
//   restore.mjs swap        replaces the live databases by them, all or none; the services are stopped during that time
//   restore.mjs finish      drops the old ones
import { open } from './archive.mjs';
import { command, connected, DATABASES, Fault } from './common.mjs';
import { drop, load } from './load.mjs';

const [step, file] = process.argv.slice(2);
const steps = { load: loadRestored, swap, finish: () => drop('before') };
await command(() => {
  if (!steps[step]) throw new Fault('usage: restore.mjs load FILE | swap | finish');
  return steps[step]();
});

async function loadRestored() {
  const archive = await open(file);
  const restored = await load(archive, 'restored');
  if (restored.join('\n') !== archive.manifest.join('\n'))
    throw new Fault(
      'What was restored differs from the manifest. The site was not changed. More: make verify-backup',
    );
}

async function swap() {
  await drop('before');
  await connected('postgres', async (client) => {
    await client.query(
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = ANY ($1)',
      [DATABASES],
    );
    await client.query('BEGIN');
    for (const database of DATABASES) {
      await client.query(`ALTER DATABASE ${database} RENAME TO ${database}_before`);
      await client.query(`ALTER DATABASE ${database}_restored RENAME TO ${database}`);
    }
    await client.query('COMMIT');
  });
}

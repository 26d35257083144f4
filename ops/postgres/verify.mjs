#!/usr/bin/env node
// Restores a backup into scratch databases, compares every table with the manifest, drops them: verify.mjs FILE
import { open } from './archive.mjs';
import { command, Fault } from './common.mjs';
import { drop, load } from './load.mjs';

await command(async () => {
  const archive = await open(process.argv[2]);
  try {
    const expected = byTable(archive.manifest);
    const restored = byTable(await load(archive, 'verified'));
    if (!compare(expected, restored))
      throw new Fault(`${archive.file} does not restore to what was backed up.`);
  } finally {
    await drop('verified');
  }
  process.stdout.write(`${archive.file} is good.\n`);
});

/** Lines of a manifest by database and table. */
function byTable(lines) {
  return new Map(
    lines.map((line) => {
      const [database, table, rows, sum] = line.split('\t');
      return [`${database}\t${table}`, { rows, sum }];
    }),
  );
}

/** Prints a line for each table, and returns whether all are the same. */
function compare(expected, restored) {
  print('database', 'table', 'in backup', 'restored', 'content');
  let same = expected.size > 0;
  for (const key of new Set([...expected.keys(), ...restored.keys()])) {
    const [one, other] = [expected.get(key), restored.get(key)];
    const equal = one?.rows === other?.rows && one?.sum === other?.sum;
    print(...key.split('\t'), one?.rows ?? '-', other?.rows ?? '-', equal ? 'same' : 'DIFFERENT');
    same &&= equal;
  }
  return same;
}

function print(database, table, expected, restored, content) {
  process.stdout.write(
    `${database.padEnd(10)} ${table.padEnd(24)} ${expected.padStart(12)} ${restored.padStart(12)}  ${content}\n`,
  );
}

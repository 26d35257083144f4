import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const start = join(import.meta.dirname, '../../start');

/** Runs before all tests. On a machine without nginx it prints only the line of `start` that says what to install. */
export default function checkMachine() {
  const { stderr } = spawnSync(start, ['-t'], { encoding: 'utf8' });
  if (stderr.includes('needed:')) {
    console.error(stderr.trim());
    process.exit(1);
  }
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const start = join(import.meta.dirname, '../../start');

/** Before all tests: on a machine without nginx, the one line of `start` that says what to install, and no more. */
export default function checkMachine() {
  const { stderr } = spawnSync(start, ['-t'], { encoding: 'utf8' });
  if (stderr.includes('needed:')) {
    console.error(stderr.trim());
    process.exit(1);
  }
}

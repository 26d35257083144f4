import { spawn } from 'node:child_process';

/** The lock is held for milliseconds. */
const WAIT_S = 5;

/**
 * Does the work while no other process holds the folder's lock. It is the kernel's lock: it ends with the process that holds it,
 * so none is ever left behind for another to judge by its age.
 */
export async function locked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  // `cat` runs once the lock is held, until its input ends. A signal to our process group must not end it early.
  // `flock` would make a file of a name that is missing; this one can only be a folder.
  const args = ['--timeout', String(WAIT_S), `${folder}/.`, 'cat'];
  const holder = spawn('flock', args, { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  const isHeld = new Promise<void>((resolve, reject) => {
    holder.stdout.once('data', () => resolve());
    holder.once('error', reject);
    holder.once('exit', () => reject(new Error(`The lock of ${folder} can't be had.`)));
  });
  // Nobody reads it if `flock` has given up.
  holder.stdin.on('error', () => {});
  holder.stdin.write('\n');
  try {
    await isHeld;
    return await work();
  } finally {
    holder.stdin.end();
  }
}

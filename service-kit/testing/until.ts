import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 15_000;

/** Waits for something that comes by itself, by looking again and again. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + LIMIT_MS; !(await holds()); await delay(50)) {
    if (Date.now() > deadline) throw new Error('It did not come true in time.');
  }
}

import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 15_000;

/** Polls until the condition holds. Fails when that takes longer than LIMIT_MS. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + LIMIT_MS; !(await holds()); await delay(50)) {
    if (Date.now() > deadline) throw new Error('It did not come true in time.');
  }
}

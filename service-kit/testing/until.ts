import { setTimeout as delay } from 'node:timers/promises';

/** Below the limit of a test, so that the failure says where it waited. */
const LIMIT_MS = 50_000;

/** Polls until the condition holds. Fails when that takes longer than LIMIT_MS. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + LIMIT_MS; !(await holds()); await delay(20)) {
    if (Date.now() > deadline) throw new Error('It did not come true in time.');
  }
}

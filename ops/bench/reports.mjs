// Reads of pages while reports of visits come as a flood from many addresses.
import { setTimeout as pause } from 'node:timers/promises';
import { door } from './stack.mjs';
import { measure, median } from './wrk.mjs';

const ROUNDS = 3;
/** Of two pages: one from a file, one from a cache. */
const visitors = { origin: door, paths: ['/', '/blog'], connections: 16, pause: 20 };
/** 10,000 a second from 1,000 addresses, so that the limit for each lets them pass and only the one for all together is left. */
const flood = { origin: door, paths: ['/api/seen'], connections: 120, pause: 10, addresses: 1_000, nice: 19 };

/** The medians of several rounds. */
export async function readsDuringReports() {
  const runs = [];
  await measure(visitors, 1);
  for (let round = 0; round < ROUNDS; round++) {
    const idle = await measure(visitors, 4);
    const reports = measure(flood, 5);
    await pause(500);
    const busy = await measure(visitors, 4);
    runs.push({ idle, busy, reports: await reports });
  }
  const middle = (figure) => median(runs.map(figure));
  return {
    idle: middle(({ idle }) => idle.p99),
    busy: middle(({ busy }) => busy.p99),
    ratio: middle(({ idle, busy }) => busy.p99 / idle.p99),
    failed: runs.reduce((sum, { idle, busy }) => sum + idle.failed + busy.failed, 0),
    rate: middle(({ reports }) => reports.rate),
    runs,
  };
}

// The faults that are floods, and how they affect visitors and the owner.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const { PORT, ADMIN_PASSWORD = '' } = process.env;
const FLOOD_S = 20;
/** How many times as long the p95 of uncached pages may be as just before the flood. */
const SLOWER = 3;
const LOGIN_MS = 30_000;
// The visitor and the owner have addresses of their own, as they would on a network.
const VISITOR = '127.0.0.3';
const OWNER = '127.0.0.4';

/** Sends one request, without an agent on a connection of its own. Returns its status, or 0 without an answer, and its time. */
export function ask(path, { body, ...options }) {
  const started = performance.now();
  return new Promise((resolve) => {
    const answered = (status) => resolve({ status, time: performance.now() - started });
    request(
      { host: '127.0.0.1', port: PORT, path, agent: false, signal: AbortSignal.timeout(10_000), ...options },
      (response) => response.resume().on('close', () => answered(response.statusCode)),
    )
      .on('error', () => answered(0))
      .end(body);
  });
}

let search = 0;
/** Requests searches that are not cached, so that each page is rendered. Returns the p95 of their times and how many failed. */
async function readUncached(milliseconds) {
  const end = Date.now() + milliseconds;
  const asked = [];
  while (Date.now() < end) {
    asked.push(ask(`/blog?q=search+${search++}`, { localAddress: VISITOR }));
    await pause(150);
  }
  const answers = await Promise.all(asked);
  const times = answers.map(({ time }) => time).sort((a, b) => a - b);
  return {
    p95: times[Math.floor(times.length * 0.95)],
    failed: answers.filter(({ status }) => status !== 200).length,
  };
}

/** Milliseconds until the owner, who tries once a second, is logged in. */
async function logInAsOwner() {
  const started = performance.now();
  while (performance.now() - started < LOGIN_MS) {
    const { status } = await ask('/api/admin/login', {
      method: 'POST',
      localAddress: OWNER,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: ADMIN_PASSWORD }),
    });
    if (status === 200) return performance.now() - started;
    await pause(1_000);
  }
  return Infinity;
}

/**
 * A row of the table.
 * @param {string} name
 * @param {string} kind one of flood.mjs
 * @returns {import('./faults.mjs').Fault}
 */
export const flood = (name, kind) => ({
  name,
  async cause(_site, row) {
    const idle = await readUncached(5_000);
    const program = spawn(process.execPath, [join(import.meta.dirname, 'flood.mjs'), kind, String(FLOOD_S)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    program.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    const ended = once(program, 'close');
    await pause(3_000);
    const [under, login] = await Promise.all([readUncached((FLOOD_S - 6) * 1000), logInAsOwner()]);
    await ended;
    const milliseconds = (time) => `${Math.round(time)} ms`;
    row.note = `uncached pages p95 ${milliseconds(under.p95)}, ${milliseconds(idle.p95)} before; owner in after ${milliseconds(login)}; flood got ${printed}`;
    if (under.failed) row.complaints.add(`${under.failed} uncached pages failed`);
    if (under.p95 > SLOWER * idle.p95) row.complaints.add('uncached pages were slow');
    if (login > LOGIN_MS) row.complaints.add('the owner did not get in');
    if (Object.keys(JSON.parse(printed)).some((status) => ['500', '502', '504'].includes(status)))
      row.complaints.add('the flood was answered with errors');
  },
});

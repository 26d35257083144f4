import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const script = new URL('wrk.lua', import.meta.url).pathname;
// The unit of CPU time in /proc/PID/stat; the same on every architecture that Debian supports.
const TICKS_A_SECOND = 100;

/**
 * @typedef {{ rate: number, p50: number, p99: number, failed: number, cpu?: number }} Measured `rate` in requests per
 *   second, `p50` and `p99` in milliseconds, `failed` requests, `cpu` in microseconds of nginx's CPU time per request
 * @typedef {{ origin: string, paths: string[], encoding?: string, connections?: number, pause?: number, addresses?: number, nice?: number, nginx?: number }} Load
 *   `pause`: milliseconds that each connection waits between two requests; `addresses`: they seem to come from so many
 *   in turn; `nice`: how far the generator gives way to the site, which in truth has another machine; `nginx`: process id of its
 *   master, to measure `cpu`
 */

/**
 * One run of the load generator.
 * @param {Load} load
 * @param {number} seconds
 * @returns {Promise<Measured>}
 */
export async function measure(load, seconds) {
  const { origin, paths, encoding = 'identity', connections = 32, pause, addresses, nice = 0, nginx } = load;
  const threads = Math.min(connections, 2);
  const options = [`-t${threads}`, `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'];
  options.push('-H', `Accept-Encoding: ${encoding}`);
  // A script takes CPU time from the server on the same cores, so it is used only where plain wrk can't do the same.
  const scripted = paths.length > 1 || pause;
  const args = scripted ? ['-s', script, origin, '--', ...paths] : ['--latency', origin + paths[0]];
  const before = nginx && cpuSeconds(nginx);
  const { stdout } = await promisify(execFile)('nice', [`-n${nice}`, 'wrk', ...options, ...args], {
    env: { ...process.env, PAUSE: pause, ADDRESSES: addresses },
  });
  const { requests, ...measured } = scripted
    ? JSON.parse(stdout.slice(stdout.lastIndexOf('\n{')))
    : readReport(stdout);
  return { ...measured, cpu: nginx && ((cpuSeconds(nginx) - before) / requests) * 1e6 };
}

/** Reads the report that wrk prints when it runs without a script. */
function readReport(text) {
  const number = (pattern) => Number(pattern.exec(text)?.[1] ?? 0);
  const percentile = (percent) => {
    const [, value, unit] = new RegExp(`^ +${percent}% +([\\d.]+)(us|ms|s)$`, 'm').exec(text) ?? [];
    return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit];
  };
  const socketErrors = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  return {
    requests: number(/(\d+) requests in/),
    rate: number(/^Requests\/sec: +([\d.]+)$/m),
    p50: percentile(50),
    p99: percentile(99),
    failed: [number(/Non-2xx or 3xx responses: (\d+)/), ...socketErrors.map(Number)].reduce((a, b) => a + b),
  };
}

/**
 * CPU time that the workers of an nginx have used until now.
 * @param {number} master
 */
function cpuSeconds(master) {
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
  const ticks = workers.map((worker) => {
    // utime and stime are fields 14 and 15. Field 2, the program's name in brackets, may hold blanks: the line is cut after it.
    const fields = readFileSync(`/proc/${worker}/stat`, 'utf8').split(') ')[1].split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND;
}

/**
 * Runs both loads in turn, one second each, so that other work on the machine affects both alike.
 * @param {Load} ours
 * @param {Load} reference
 * @param {number} rounds
 * @returns {Promise<{ ours: number, reference: number, ratio: number, cpu: { ours: number, reference: number } }>} medians
 */
export async function compare(ours, reference, rounds) {
  const runs = [];
  // Warm-up: Node compiles code that runs often, and Postgres reads from disk what it later finds in memory.
  await measure(ours, 3);
  await measure(reference, 3);
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await measure(ours, 1), await measure(reference, 1)];
    if (one.failed || other.failed) {
      throw new Error(
        `Requests failed: ${one.failed} of ${ours.origin}, ${other.failed} of ${reference.origin}`,
      );
    }
    runs.push({ one, other });
  }
  return {
    ours: median(runs.map(({ one }) => one.rate)),
    reference: median(runs.map(({ other }) => other.rate)),
    ratio: median(runs.map(({ one, other }) => one.rate / other.rate)),
    cpu: {
      ours: median(runs.map(({ one }) => one.cpu)),
      reference: median(runs.map(({ other }) => other.cpu)),
    },
  };
}

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

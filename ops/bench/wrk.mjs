import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const script = new URL('wrk.lua', import.meta.url).pathname;

/**
 * @typedef {{ rate: number, p50: number, p99: number, failed: number }} Measured requests a second, milliseconds, requests
 * @typedef {{ origin: string, paths: string[], encoding?: string, connections?: number, pause?: number }} Load
 *   `pause`: milliseconds that each connection waits between two requests
 */

/**
 * One run of the load generator.
 * @param {Load} load
 * @param {number} seconds
 * @returns {Promise<Measured>}
 */
export async function measure({ origin, paths, encoding = 'identity', connections = 32, pause }, seconds) {
  const threads = Math.min(connections, 2);
  const options = [`-t${threads}`, `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script];
  const { stdout } = await promisify(execFile)(
    'wrk',
    [...options, '-H', `Accept-Encoding: ${encoding}`, origin, '--', ...paths],
    { env: { ...process.env, PAUSE: pause } },
  );
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{')));
}

/**
 * Both loads in turn, a second each, so that what else the machine does hits both alike.
 * @param {Load} ours
 * @param {Load} reference
 * @param {'rate' | 'p50'} figure
 * @param {number} rounds
 * @returns {Promise<{ ours: number, reference: number, ratio: number }>} medians
 */
export async function compare(ours, reference, figure, rounds) {
  const runs = [];
  // Node compiles what runs often, and Postgres has to read what it later finds in memory.
  await measure(ours, 3);
  await measure(reference, 3);
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await measure(ours, 1), await measure(reference, 1)];
    if (one.failed || other.failed) {
      throw new Error(
        `Requests failed: ${one.failed} of ${ours.origin}, ${other.failed} of ${reference.origin}`,
      );
    }
    runs.push({ ours: one[figure], reference: other[figure], ratio: one[figure] / other[figure] });
  }
  return {
    ours: median(runs.map((run) => run.ours)),
    reference: median(runs.map((run) => run.reference)),
    ratio: median(runs.map((run) => run.ratio)),
  };
}

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { amountsIn } from '../bench/publish.mjs';
import { door } from '../bench/stack.mjs';

/** How many times as long everything may take. So much less is asked of a busy machine, too. */
export const PATIENCE = Number(process.env.CHAOS_PATIENCE || 1);
const READS_A_SECOND = 50 / PATIENCE;
const READ_TIMEOUT_MS = 5_000 * PATIENCE;
/** Higher than every price that the site comes with. */
export const FIRST_PRICE = 50_000;
/** How often a writer tries again when a post is refused with 503 or 429. */
const WRITE_TRIES = 120;

/** The highest price that a visitor has seen. In this test prices only rise. */
let newestPrice = 0;

/** What is wrong with the prices of a page; `newest` is the highest price that had been seen when the page was requested. */
function priceFault(text, newest) {
  const amounts = amountsIn(text);
  if (newest > 0 && amounts.length > 1) return 'prices of two editions on one page';
  if (amounts.some((amount) => amount < newest)) return 'an older price after a newer one was seen';
  if (amounts.length === 1 && amounts[0] >= FIRST_PRICE) newestPrice = Math.max(newestPrice, amounts[0]);
  return undefined;
}

/**
 * Requests a page as a visitor does. Every request has a connection of its own, because Node doesn't repeat a request that is
 * lost when a kept connection closes.
 * @param {{ path: string, has: string, priced?: boolean }} page `has`: a text that a good answer contains
 * @returns {Promise<string | undefined>} what is wrong
 */
function read({ path, has, priced }) {
  const newest = newestPrice;
  return new Promise((resolve) => {
    const request = get(
      `${door}${path}`,
      { agent: false, signal: AbortSignal.timeout(READ_TIMEOUT_MS) },
      async (response) => {
        try {
          const body = Buffer.concat(await response.toArray());
          if (response.statusCode !== 200) resolve(`${path}: ${response.statusCode}`);
          else if (!body.includes(has)) resolve(`${path}: not what was asked for`);
          else resolve(priced ? priceFault(body.toString(), newest) : undefined);
        } catch (error) {
          resolve(`${path}: ${error.message}`);
        }
      },
    );
    request.on('error', (error) => resolve(`${path}: ${error.message}`));
  });
}

/** Saves a post, and tries again when it is refused, as a patient owner does. */
export async function save(row, ledger, image) {
  const title = ledger.title(row);
  for (let attempt = 0; attempt < WRITE_TRIES; attempt++) {
    const status = await ledger.send(title, image);
    // Without an answer from the service we can't know whether the post is stored. Sending it again could store it twice.
    if (status === 201 || status === 0 || status === 504) return;
    if (status === 503 || status === 429) row.refused++;
    else row.complaints.add(`a write was answered with ${status}`);
    await pause(1_000);
  }
  row.complaints.add('a write was refused for two minutes');
}

/** What the load counts into. */
export const newRow = () => ({
  readTimes: [],
  readFaults: [],
  refused: 0,
  lost: 0,
  tooMany: 0,
  complaints: new Set(),
});

/**
 * Sends fifty reads and one write a second until it is stopped, and counts them into the current row.
 * @param {{ path: string, has: string, priced?: boolean }[]} pages
 */
export function startLoad(pages, ledger, currentRow) {
  const open = new Set();
  const track = (promise) => {
    open.add(promise);
    promise.finally(() => open.delete(promise));
  };
  const reader = async (page) => {
    const row = currentRow();
    const started = performance.now();
    const fault = await read(page);
    row.readTimes.push(performance.now() - started);
    if (!fault) return;
    row.readFaults.push(fault);
    row.lastReadFault = performance.now();
  };
  let turn = 0;
  const reading = setInterval(() => track(reader(pages[turn++ % pages.length])), 1000 / READS_A_SECOND);
  const writing = setInterval(() => track(save(currentRow(), ledger)), 1_000);
  return async () => {
    clearInterval(reading);
    clearInterval(writing);
    await Promise.all(open);
  };
}

import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { door } from '../bench/stack.mjs';

const READS_A_SECOND = 50;
const READ_TIMEOUT_MS = 5_000;
/** A writer whose post is refused with 503 or 429 tries again until here. */
const WRITE_TRIES = 120;

/**
 * Asks for a page as a visitor does; every request has a connection of its own, as nobody repeats what a kept one loses.
 * @param {{ path: string, has: string }} page a good answer has this in it
 * @returns {Promise<string | undefined>} what is wrong
 */
function read({ path, has }) {
  return new Promise((resolve) => {
    const request = get(
      `${door}${path}`,
      { agent: false, signal: AbortSignal.timeout(READ_TIMEOUT_MS) },
      async (response) => {
        try {
          const body = Buffer.concat(await response.toArray()).toString('latin1');
          if (response.statusCode !== 200) resolve(`${path}: ${response.statusCode}`);
          else resolve(body.includes(has) ? undefined : `${path}: not what was asked for`);
        } catch (error) {
          resolve(`${path}: ${error.message}`);
        }
      },
    );
    request.on('error', (error) => resolve(`${path}: ${error.message}`));
  });
}

/** Saves a post as a patient owner does. */
export async function save(row, ledger, image) {
  const title = ledger.title(row);
  for (let attempt = 0; attempt < WRITE_TRIES; attempt++) {
    const status = await ledger.send(title, image);
    // Without an answer of the service nobody knows whether it is stored: not sent again, or it could be there twice.
    if (status === 201 || status === 0 || status === 504) return;
    if (status === 503 || status === 429) row.refused++;
    else row.complaints.add(`a write was answered with ${status}`);
    await pause(1_000);
  }
  row.complaints.add('a write was refused for two minutes');
}

/**
 * Fifty reads and one write a second until stopped, counted into the current row.
 * @param {{ path: string, has: string }[]} pages
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

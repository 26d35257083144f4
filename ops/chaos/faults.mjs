import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { anotherFile, photograph, thumbnail } from '../bench/pictures.mjs';
import { publishPrice, timeUntilPublic } from '../bench/publish.mjs';
import { flood } from './floods.mjs';
import { FIRST_PRICE, PATIENCE, save } from './load.mjs';
import { scheduledAndKilled, uploadedAndKilled, writtenAndKilled } from './writing.mjs';

const MINUTE = Number(process.env.CHAOS_MINUTE || 60) * 1000;
const PORT = Number(process.env.PORT);
/** Broken clients have an address of their own, as they would on a network. */
const OTHER_CLIENT = '127.0.0.2';

// Made before anything is measured, because making them blocks this process, which also sends the reads.
const photo = await photograph(50, 4.5 * 1024 * 1024);
const smallerPhoto = await photograph(51, 2 * 1024 * 1024);

/**
 * A fault. The time to recover is counted from the end of `cause`, when `repair` begins.
 * @typedef {object} Fault
 * @property {string} name
 * @property {(site: import('./engine.mjs').Engine, row: object, ledger: import('./ledger.mjs').Ledger) => Promise<void | string>} cause
 *   returns the reason when the fault was skipped
 * @property {(site: import('./engine.mjs').Engine) => Promise<unknown>} [repair]
 * @property {boolean} [readsMayFail] whether the fault takes away nginx itself or the pages that it serves
 */

const killed = (name, part, child, more = {}) => ({
  name: `kill -9 ${name}`,
  cause: async (site) => {
    await site.kill(part, child);
  },
  ...more,
});

/** @type {Fault[]} */
export const faults = [
  killed('auth-service', 'auth-service'),
  killed('blog-service', 'blog-service'),
  killed('the renderer', 'frontend'),
  killed('a Postgres backend', 'postgres', 'postgres: blog '),
  killed('Postgres', 'postgres'),
  killed('an nginx worker', 'nginx', 'nginx: worker', { readsMayFail: true }),
  killed('the nginx master', 'nginx', undefined, { readsMayFail: true }),
  {
    name: `Postgres stopped for ${MINUTE / 1000} s`,
    async cause(site) {
      await site.stop('postgres');
      await pause(MINUTE);
    },
    repair: (site) => site.start('postgres'),
  },
  { name: 'disk full during an upload', cause: fillDisk },
  { name: 'clients cut in mid-upload', cause: cutUploads },
  flood('flood of posts that are not there', 'unknown-posts'),
  flood('flood of reads with made-up tokens', 'tokens'),
  flood('flood of 9,500 unfinished request heads', 'unfinished-heads'),
  flood('flood of wrong passwords from 90 addresses', 'logins'),
  { name: '32 writers at once', cause: writeAtOnce },
  { name: 'editions published one after the other', cause: publishOften },
  publishedAndKilled('the renderer', 'frontend'),
  publishedAndKilled('blog-service', 'blog-service'),
  publishedAndKilled('Postgres', 'postgres'),
  writtenAndKilled('blog-service', 'blog-service'),
  writtenAndKilled('Postgres', 'postgres'),
  uploadedAndKilled('blog-service', 'blog-service', smallerPhoto, 20),
  uploadedAndKilled('Postgres', 'postgres', smallerPhoto, 30),
  scheduledAndKilled('blog-service', 'blog-service'),
  scheduledAndKilled('Postgres', 'postgres'),
  {
    name: 'each service replaced in turn, as by an update',
    async cause(site) {
      for (const part of ['auth-service', 'blog-service', 'frontend']) {
        await site.replace(part);
        await pause(3_000);
      }
    },
  },
  // After the parts were replaced: for up to a minute what is missing is rendered for each request.
  {
    name: 'the written pages removed',
    readsMayFail: true,
    async cause(site) {
      await site.removePages();
    },
  },
  { name: 'everything restarted', readsMayFail: true, cause: async (site) => void (await site.restartAll()) },
];

const EDITIONS = Math.max(2, 10 / PATIENCE);
const PUBLIC_WITHIN_MS = 2_000 * PATIENCE;
let price = FIRST_PRICE;

async function publishOften(_site, row, ledger) {
  const times = [];
  for (let edition = 0; edition < EDITIONS; edition++) {
    const refusal = await publishPrice(ledger.token, ++price);
    if (refusal) row.complaints.add(`a publish was refused: ${refusal}`);
    else times.push(await timeUntilPublic(price, 5 * PUBLIC_WITHIN_MS));
  }
  const slowest = Math.max(...times);
  row.note = `public after ${times.map((time) => Math.round(time)).join(', ')} ms`;
  if (slowest > PUBLIC_WITHIN_MS) row.complaints.add('a change was not public in time');
}

/** A published edition must become public in the end, even when a part is killed right after the publish. */
function publishedAndKilled(name, part) {
  return {
    name: `kill -9 ${name} right after a publish`,
    async cause(site, row, ledger) {
      const refusal = await publishPrice(ledger.token, ++price);
      if (refusal) row.complaints.add(`a publish was refused: ${refusal}`);
      await site.kill(part);
      const time = await timeUntilPublic(price, 30_000 * PATIENCE);
      row.note = `public after ${Math.round(time)} ms`;
      if (time === Infinity) row.complaints.add('what was published did not become public');
    },
  };
}

async function fillDisk(site, row, ledger) {
  if (!site.disk) return 'needs root and a loop device';
  site.disk.fill();
  try {
    const status = await ledger.send(ledger.title(row, 'never'), photo);
    if (status !== 503) row.complaints.add(`an upload to a full disk was answered with ${status}`);
  } finally {
    site.disk.free();
  }
}

/** Half of the clients disconnect in the middle of the body, which must store nothing; half before the answer. */
async function cutUploads(_site, row, ledger) {
  for (let number = 0; number < 10; number++) {
    const half = number % 2 === 0;
    const title = ledger.title(row, half ? 'never' : 'unknown');
    const body = JSON.stringify({
      title,
      content: '<p>Sent by somebody who left in the middle.</p>',
      image: anotherFile(smallerPhoto, number),
    });
    const socket = connect({ port: PORT, host: '127.0.0.1', localAddress: OTHER_CLIENT }).on(
      'error',
      () => {},
    );
    await once(socket, 'connect');
    const head = [
      'POST /api/blogs HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Authorization: Bearer ${ledger.token}`,
      `Content-Length: ${body.length}`,
    ];
    await new Promise((resolve) => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${half ? body.slice(0, body.length / 2) : body}`, resolve);
    });
    await pause(100);
    socket.destroy();
  }
}

async function writeAtOnce(_site, row, ledger) {
  const pictures = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(thumbnail));
  await Promise.all(Array.from({ length: 32 }, (_, number) => save(row, ledger, pictures[number / 4])));
}

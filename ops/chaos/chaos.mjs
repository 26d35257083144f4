// Breaks the site that `run` has started, one fault after the other, under a steady load, and prints a table.
// Ends with 1 when something was lost or a visitor saw an error that the fault doesn't allow.
import { setTimeout as pause } from 'node:timers/promises';
import { photograph } from '../bench/pictures.mjs';
import { PRICED } from '../bench/publish.mjs';
import { door, openSession, savePost } from '../bench/stack.mjs';
import { table } from '../bench/table.mjs';
import { engines } from './engine.mjs';
import { faults } from './faults.mjs';
import { Ledger } from './ledger.mjs';
import { newRow, PATIENCE, startLoad } from './load.mjs';

const CALM_MS = 3_000;
/** After the cause has ended the site must be well again within this time. */
const RECOVERY_MS = 10_000 * PATIENCE;
const GIVE_UP_MS = 120_000;

const site = engines[process.argv[2]]();
const only = new RegExp(process.env.CHAOS_ONLY ?? '');
const say = (text) => process.stderr.write(`${text}\n`);

/** Milliseconds until every part reports that it is well and a post can be stored. That must then stay so for CALM_MS. */
async function recovery(row) {
  const started = performance.now();
  let wellSince;
  while (performance.now() - started < GIVE_UP_MS) {
    const asked = performance.now();
    const healthy = await fetch(`${door}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    const well =
      healthy && (await ledger.send(ledger.title(row))) === 201 && !(row.lastReadFault > wellSince);
    wellSince = well ? (wellSince ?? asked) : undefined;
    if (performance.now() - wellSince > CALM_MS) return wellSince - started;
    await pause(200);
  }
  return GIVE_UP_MS;
}

/** The promises that a row of the table breaks, in words. */
function faultsOf(row) {
  const found = [...row.complaints];
  if (row.readFaults.length && !row.readsMayFail) found.push(...new Set(row.readFaults));
  if (row.lost) found.push(`${row.lost} lost`);
  if (row.tooMany) found.push(`${row.tooMany} doubled or in part`);
  if (row.recovered > RECOVERY_MS) found.push('recovery took too long');
  return found;
}

const percentile = (times, percent) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length * percent) / 100)] ?? 0;

const ledger = new Ledger(await openSession());
const answer = await savePost(ledger.token, {
  title: 'What visitors read',
  content: '<p>A post with a picture, read over and over while the site is being broken.</p>',
  image: await photograph(0, 2_400_000),
});
const { _id: id, title, image } = await answer.json();
const pages = [
  { path: '/page-data/blog.json', has: '"title":' },
  { path: `/blog/${id}`, has: title },
  { path: '/', has: '</html>' },
  { path: image.replace('960.jpg', '640.webp'), has: 'WEBP' },
  { path: '/blog', has: '/blog/' },
  { path: PRICED, has: '</html>', priced: true },
  { path: '/offers', has: '</html>', priced: true },
];

const rows = [];
let row = newRow();
const stopLoad = startLoad(pages, ledger, () => row);
for (const fault of [{ name: 'nothing', cause: async () => {} }, ...faults]) {
  if (fault.name !== 'nothing' && !only.test(fault.name)) continue;
  row = { ...fault, ...newRow() };
  rows.push(row);
  await pause(CALM_MS);
  row.skipped = await fault.cause(site, row, ledger);
  const repaired = fault.repair?.(site);
  row.recovered = await recovery(row);
  await repaired;
  say(
    `  ${row.name}: ${row.skipped ?? `${row.readFaults.length} reads failed, recovered in ${(row.recovered / 1000).toFixed(1)} s`}`,
  );
}
await stopLoad();
await ledger.settle();

const lines = rows.map((one) => {
  if (one.skipped) return [one.name, ...Array(7).fill('–'), `skipped: ${one.skipped}`];
  return [
    one.name,
    one.readTimes.length,
    one.readFaults.length,
    `${Math.round(percentile(one.readTimes, 95))} ms`,
    one.refused,
    one.lost,
    one.tooMany,
    `${(one.recovered / 1000).toFixed(1)} s`,
    faultsOf(one).join('; ') || 'yes',
  ];
});
const head = [
  'Fault',
  'Reads',
  'Failed',
  'p95',
  'Writes refused',
  'Lost',
  'Doubled or half',
  'Recovered in',
  'Holds?',
];
process.stdout.write(`\n${table(head, lines)}`);
for (const { name, note } of rows) if (note) process.stdout.write(`\n${name}: ${note}\n`);
process.exit(rows.some((one) => !one.skipped && faultsOf(one).length) ? 1 : 0);

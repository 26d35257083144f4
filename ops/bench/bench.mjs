// Measures the site that `run` has started and prints a table. Each figure is the median of short runs that alternate with runs
// of the reference, so only the ratios are meaningful.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fill, publicIds } from './data.mjs';
import { anotherFile, photograph } from './pictures.mjs';
import { startBareFastify, startBareNginx } from './programs.mjs';
import { publishPrice, timeUntilFooter, timeUntilPublic } from './publish.mjs';
import { door, logIn, memory, nginxMaster, ports, root } from './stack.mjs';
import { table } from './table.mjs';
import { compare, measure, median } from './wrk.mjs';

/** One row through nginx and one at a service, with targets that are met on a busy machine as well. Any row that is short fails. */
const SHORT = process.argv[2] === 'short';
const ROUNDS = Number(process.env.BENCH_ROUNDS || (SHORT ? 3 : 5));
const MANY = Number(process.env.BENCH_POSTS || (SHORT ? 500 : 10_000));
/** The time that a question to blog-service may take. */
const MOST_MS = 40;

const rows = [];
const say = (text) => process.stderr.write(`${text}\n`);
const blogService = () => `http://127.0.0.1:${ports().BLOG_PORT}`;

function row(what, ours, reference, figure, target, met, cpu = '') {
  rows.push([what, ours, reference, figure, target, met ? 'met' : 'short', cpu]);
  say(`  ${what}: ${figure || ours}${cpu && `, nginx ${cpu}`}`);
}

const perSecond = (rate) => `${Math.round(rate).toLocaleString('en')}/s`;
const milliseconds = (time) => `${time.toFixed(2)} ms`;

async function compareRate(what, ours, reference, target) {
  const least = SHORT ? target / 4 : target;
  const result = await compare(ours, reference, ROUNDS);
  const figures = [perSecond(result.ours), perSecond(result.reference), result.ratio.toFixed(2)];
  const { cpu } = result;
  const microseconds = ours.nginx && `${cpu.ours.toFixed(1)} : ${cpu.reference.toFixed(1)} µs`;
  row(what, ...figures, `≥ ${least}`, result.ratio >= least, microseconds);
}

/** A few milliseconds differ from one run of a second to the next: more rounds. */
async function rowOfTime(what, paths) {
  const runs = [];
  for (let round = 0; round < 3 * ROUNDS; round++)
    runs.push(await measure({ origin: blogService(), paths, connections: 1 }, 1));
  const time = median(runs.map(({ p50 }) => p50));
  row(what, milliseconds(time), '', '', `≤ ${MOST_MS} ms`, time <= MOST_MS);
}

/** Saves a post at the speed of a line of 100 Mbit/s, which is faster than a phone's. */
async function upload(token, json) {
  const request = http.request(`${door}/api/blogs`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': json.length,
      Authorization: `Bearer ${token}`,
    },
  });
  const answered = once(request, 'response');
  const part = 125_000;
  for (let sent = 0; sent < json.length; sent += part) {
    request.write(json.subarray(sent, sent + part));
    await pause(10);
  }
  request.end();
  const [answer] = await answered;
  if (answer.statusCode !== 201) throw new Error(`An upload: ${answer.statusCode}`);
  answer.resume();
}

/** Reads before and while something happens that `begin` starts anew in each round. True when they are hardly slower. */
async function rowOfReads(what, paths, most, begin) {
  // From many addresses: from one, nginx would delay what is no file, and the delay would be all that is measured.
  const visitors = { origin: door, paths, connections: 16, pause: 20, addresses: 250 };
  const runs = [];
  await measure(visitors, 1);
  for (let round = 0; round < ROUNDS; round++) {
    const idle = await measure(visitors, 4);
    const happening = begin(round);
    const busy = await measure(visitors, 4);
    await happening;
    runs.push({
      idle: idle.p99,
      busy: busy.p99,
      ratio: busy.p99 / idle.p99,
      failed: idle.failed + busy.failed,
    });
  }
  const [idle, busy, ratio] = ['idle', 'busy', 'ratio'].map((name) => median(runs.map((run) => run[name])));
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  const figures = [
    `${milliseconds(busy)}, ${failed} failed`,
    `${milliseconds(idle)} without`,
    ratio.toFixed(2),
  ];
  const met = ratio <= most && failed === 0;
  row(`${what}, p99`, ...figures, `≤ ${most}, none failed`, met);
  return met;
}

async function rowOfUploads(paths) {
  const token = await logIn();
  // Made beforehand, so that the work of making them is not measured.
  const photos = await Promise.all([1, 2, 3, 4, 5].map((number) => photograph(number, 5_242_000)));
  const content = '<p>Seen from close up, in the light of the morning.</p>';
  await rowOfReads('reads while five 5 MB pictures are uploaded and encoded', paths, 3, (round) => {
    // The site doesn't encode a file again that it has stored already, so each round uploads other files.
    const posts = photos.map((photo, number) => {
      const image = anotherFile(photo, round);
      return Buffer.from(JSON.stringify({ title: `Heavy picture ${number}`, content, image }));
    });
    return Promise.all(posts.map((post) => upload(token, post)));
  });
}

/** 10,000 a second from 1,000 addresses, so that the limit for each lets them pass and only the one for all together is left. */
function rowOfReports() {
  const flood = { paths: ['/api/seen'], connections: 120, pause: 10, addresses: 1_000, nice: 19 };
  const begin = () => measure({ origin: door, ...flood }, 5);
  return rowOfReads('reads while a flood of reports of visits comes', ['/', '/blog'], 2, begin);
}

function end(isWell) {
  const head = ['What', 'Ours', 'Reference', 'Ratio', 'Target', 'Met?', 'CPU of nginx'];
  process.stdout.write(`\n${table(head, rows)}`);
  // The references that still run end when this process ends.
  process.exit(isWell ? 0 : 1);
}

/** Stops the site and starts it again. Returns how many seconds the start took. */
function startAgain() {
  const site = (target) =>
    execFileSync('make', ['-C', root, '--no-print-directory', target, 'ENGINE=native'], { stdio: 'ignore' });
  site('down');
  const started = performance.now();
  site('up');
  return (performance.now() - started) / 1000;
}

say(`Filling the blog with ${MANY} posts …`);
await fill(await logIn(), MANY);
say('Starting again …');
const startSeconds = SHORT ? 0 : startAgain();

const ids = await publicIds();
const id = ids.at(-1);
const { image } = await (await fetch(`${door}/api/blogs/${id}`)).json();
const reads = ['/', '/blog', `/blog/${id}`, '/api/blogs', image.replace('960.jpg', '640.webp')];
for (const path of reads) await fetch(door + path);
await pause(5_000);
const idleMemory = memory();

say('Measuring …');
// A page of each kind, and the data that the browser requests when a visitor comes from another page.
const written = ['/', '/about', '/services', '/services/hair', '/offers', '/Academy', '/PrivacyPolicy'];
const files = [
  ...[...written, '/page-data/services/hair.json'].map((path) => [path, 'br', `written page ${path} (br)`]),
  ['/page-data/blog.json', 'identity', 'GET /page-data/blog.json'],
  ['/page-data/blog.json', 'br', 'GET /page-data/blog.json (br)'],
  [`/blog/${id}`, 'identity', 'GET /blog/{id}'],
  [`/blog/${id}`, 'br', 'GET /blog/{id} (br)'],
  ['/blog', 'br', 'GET /blog (br)'],
  [image.replace('960.jpg', '640.webp'), 'identity', 'GET /media/{key}/640.webp'],
].map(([path, encoding, what], index) => ({ name: `file-${index}`, path, encoding, what }));
const bareNginx = await startBareNginx(files);
for (const { name, path, encoding, what } of SHORT ? files.slice(0, 1) : files) {
  const ours = { origin: door, nginx: nginxMaster(), paths: [path], encoding };
  await compareRate(what, ours, { ...bareNginx, paths: [`/${name}`] }, 0.95);
}

const bareFastify = { origin: await startBareFastify(), paths: ['/api/blogs'] };
await compareRate(
  'GET /api/blogs at blog-service',
  { origin: blogService(), paths: ['/api/blogs'] },
  bareFastify,
  0.6,
);
if (SHORT) end(rows.every((cells) => cells[5] === 'met'));

const publishing = await logIn();
const untilPublic = [];
for (let rupees = 50_001; rupees <= 50_010; rupees++) {
  const refusal = await publishPrice(publishing, rupees);
  if (refusal) throw new Error(refusal);
  untilPublic.push(await timeUntilPublic(rupees));
}
const slowest = Math.max(...untilPublic);
row(
  'from a publish until every page shows it, slowest of ten',
  milliseconds(slowest),
  `${milliseconds(median(untilPublic))} median`,
  '',
  '≤ 2000 ms',
  slowest <= 2_000,
);

const footerSeconds = (await timeUntilFooter(publishing, id)) / 1000;
row('a new footer on all posts', `${footerSeconds.toFixed(0)} s`, '', '', '≤ 90 s', footerSeconds <= 90);

await rowOfTime('first list page', ['/api/blogs']);
await rowOfTime(
  'one post',
  ids.map((one) => `/api/blogs/${one}`),
);
// Words in most posts, in texts but no title; two words; the start of a word; words in only one post.
for (const q of ['hair', 'hibiscus', 'monsoon curls', 'kerat', 'look 000077'])
  for (const category of ['', 'Hair Care'])
    await rowOfTime(`search "${q}"${category && ` in ${category}`}`, [
      `/api/blogs?${new URLSearchParams({ limit: 10, q, ...(category && { category }) })}`,
    ]);

await rowOfUploads(reads);
const areReportsCheap = await rowOfReports();
row('memory of all processes, idle', `${Math.round(idleMemory)} MB`, '', '', '≤ 350 MB', idleMemory <= 350);
rows.push(['memory of all processes, after the load', `${Math.round(memory())} MB`, '', '', '', '', '']);
row('`make up` again when built', `${startSeconds.toFixed(1)} s`, '', '', '≤ 15 s', startSeconds <= 15);
end(areReportsCheap);

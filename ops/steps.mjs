// Runs the steps of a command in parallel. Prints a line for each, and at the end the whole output of those that failed:
//   steps.mjs check|test|audit|e2e|lint|types RESULTS
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

const [command, results] = process.argv.slice(2);

/** The npm test scripts of each part: `check` runs `unit`, `test` runs `http` as well. The longest come first. */
const parts = {
  frontend: { unit: 'test' },
  'blog-service': { unit: 'test:unit', http: 'test:http' },
  'auth-service': { unit: 'test:unit', http: 'test:http' },
  'service-kit': { unit: 'test:unit', http: 'test:http' },
  content: { unit: 'test' },
  nginx: { http: 'test' },
};

/** Where tests write what nobody keeps. In memory a file costs a fraction, if programs may run from there and there is room. */
function scratch() {
  const isUsable = /^\S+ \/dev\/shm tmpfs (?!\S*noexec)/m.test(readFileSync('/proc/mounts', 'utf8'));
  if (!isUsable) return tmpdir();
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 4e9 ? '/dev/shm' : tmpdir();
}

const withTests = (kind) => Object.keys(parts).filter((part) => parts[part][kind]);
const runner = (part, kind) =>
  `TMPDIR=${scratch()} npm --prefix ${part} run --silent ${parts[part][kind]} -- \
     ${part === 'frontend' ? '--json' : '--reporter=default --reporter=json'} --outputFile=${results}/${part}-${kind}.json`;
const nodeTests = (name, files) =>
  `node --test --test-reporter spec --test-reporter-destination stdout \
     --test-reporter tap --test-reporter-destination ${results}/${name}.tap ${files}`;
const browser = (script) =>
  `RESULTS=${results}/${script.replace(':', '-')}.json npm --prefix e2e run --silent ${script}`;

// `cores` is how many cores a step keeps busy; the default is 1. A step that mostly waits takes less.
const build = { name: 'build', run: 'make --no-print-directory --silent build', cores: 2 };
const lint = [
  { name: 'lint and format', run: 'ops/node_modules/.bin/biome check .', cores: 0.5 },
  { name: 'shell scripts', run: 'ops/lint-scripts', cores: 0.5 },
];
const types = [...Object.keys(parts), 'e2e'].map((part) => ({
  name: `types: ${part}`,
  run: `npm --prefix ${part} run --silent types`,
  cores: 0.5,
}));
const check = [
  ...withTests('unit').map((part) => ({
    name: `unit tests: ${part}`,
    run: runner(part, 'unit'),
    cores: part === 'frontend' ? 1 : 0.5,
  })),
  { name: 'licences and known weaknesses', run: 'ops/licences', cores: 0 },
  ...types,
  ...lint,
  {
    name: 'limits of the API',
    run: 'ops/node_modules/.bin/spectral lint --ruleset ops/openapi-rules.yaml --fail-severity warn {auth,blog}-service/openapi.json',
    cores: 0.5,
  },
  { name: 'conventions', run: nodeTests('conventions', 'ops/conventions.test.mjs') },
];
const http = withTests('http').map((part) => ({
  name: `tests: ${part}`,
  run: runner(part, 'http'),
  cores: part === 'nginx' ? 0 : 0.5,
}));
const e2e = {
  name: 'the site in a browser',
  run: `ops/with-site '${browser('test')} && ${nodeTests('monitoring', 'ops/monitoring/monitoring.test.mjs')}'`,
  after: build,
  cores: 0.5,
};
// These run on a site of their own, because what the owner publishes, and a part that is stopped, change what other tests expect.
const ownSite = (name, script) => ({
  name,
  run: `ops/with-site '${browser(script)}'`,
  after: build,
  cores: 0.5,
});
const owner = ownSite('the owner and her site', 'audit:owner');
const outages = ownSite('the site with parts stopped', 'audit:outages');
// These tests start the site a dozen times, and each start builds what has changed, so the build must be done before.
const operations = {
  name: 'tests: ops',
  run: nodeTests('ops', 'ops/native/*.test.mjs'),
  after: build,
  cores: 0.5,
};
/** The short forms of `make chaos` and `make bench`, on sites of their own. They measure, and burden others, so they run alone. */
const trials = ['chaos', 'bench'].map((name) => ({
  name: `${name}, in short`,
  run: `ops/${name}/run short`,
  after: build,
  cores: 2,
}));
const audit = { name: 'audit', run: `ops/with-site '${browser('audit')}'`, after: build };

/** Beside tests that see whether the site keeps its promises of seconds, whatever measures no time yields (see .ci/run). */
const yielding = (step) => ({ ...step, nice: step.name === 'tests: nginx' ? 0 : 10 });
const steps = {
  check,
  // The browser tests take longest, so the build comes first and gets its cores at once. Steps that mostly wait run beside it. Then
  // come the unit tests of the pages, which are the first of `check`, and the services' own: many short ones at the end fill both cores.
  test: [build, e2e, ...[check[0], ...http, ...check.slice(1)].map(yielding)],
  audit: [build, outages, ...[owner, operations, ...trials].map(yielding), audit],
  e2e: [build, e2e, owner],
  lint,
  types,
}[command];

const cores = availableParallelism();
const started = performance.now();
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
const waiting = new Set(steps);
const running = new Map();
const processes = new Set();
/** What the failed steps have printed. */
const failures = [];

// Each step is a process group, and all groups are stopped together. A step takes down the site that it started.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    waiting.clear();
    for (const { pid } of processes) process.kill(-pid, 'SIGTERM');
  });

/** Dozens of processes load the same modules: the first of them compiles them for all. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(results, 'compiled') };

/** Runs one step with its output in a file, and says how it went. */
async function runStep({ name, run, nice = 0 }) {
  const since = performance.now();
  const log = join(results, `${name.replace(/\W+/g, '-')}.log`);
  const output = openSync(log, 'w');
  const child = spawn('nice', ['-n', nice, 'bash', '-euo', 'pipefail', '-c', run], {
    stdio: ['ignore', output, output],
    detached: true,
    env,
  });
  processes.add(child);
  const [status] = await once(child, 'exit');
  processes.delete(child);
  const passed = status === 0;
  process.stdout.write(`${passed ? '✓' : '✗'} ${seconds(since)}  ${name}\n`);
  if (!passed) failures.push(`\n✗ ${name}\n\n${readFileSync(log, 'utf8')}`);
  return passed;
}

function startWhatFits() {
  let free = cores - [...running.keys()].reduce((sum, step) => sum + (step.cores ?? 1), 0);
  for (const step of waiting) {
    const needs = Math.min(step.cores ?? 1, cores);
    if (needs > free || waiting.has(step.after) || running.has(step.after)) continue;
    free -= needs;
    waiting.delete(step);
    running.set(
      step,
      runStep(step).then((passed) => {
        running.delete(step);
        // Steps that depend on the failed one can't run.
        if (!passed) for (const other of waiting) if (other.after === step) waiting.delete(other);
      }),
    );
  }
}

for (startWhatFits(); running.size > 0; startWhatFits()) await Promise.race(running.values());
process.stdout.write(`  ${seconds(started)}  ${command}\n${failures.join('')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

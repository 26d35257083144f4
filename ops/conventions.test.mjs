// Rules for all folders with packages: node --test ops/conventions.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
/** Files of the checkout, without those of packages. */
const files = (...patterns) =>
  globSync(patterns, { cwd: root, exclude: (name) => /^(node_modules|dist|\.state)$/.test(name) });
/** All folders with a lock file. ops/node has one too: the Node for machines whose own is older. */
const locked = files('*/package-lock.json', '*/*/package-lock.json').map((file) => dirname(file));

const lockEntries = (folder) => Object.entries(JSON.parse(read(folder, 'package-lock.json')).packages);
/** The folder itself, and the services' copies of our own packages. Everything else comes from a registry. */
const isOurs = (path, { resolved }) =>
  path === '' || /^node_modules\/@salon\/([\w-]+)$/.exec(path)?.[1] === resolved?.replace('file:../', '');
test('every folder with packages has a lock file', () => {
  assert.ok(folders.length >= 6);
  assert.deepEqual([...folders, 'ops/node'].sort(), locked.sort());
});

for (const folder of locked) {
  test(`${folder}: the lock file names what other kinds of machines need as well`, () => {
    const entries = lockEntries(folder);
    const named = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)));
    const missing = entries.flatMap(([, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => !named.has(name)),
    );
    assert.deepEqual(missing, []);
  });

  test(`${folder}: what the registry sends is checked, whichever registry it is`, () => {
    for (const [path, entry] of lockEntries(folder)) {
      if (isOurs(path, entry)) continue;
      assert.match(entry.integrity ?? '', /^sha512-/, path);
      assert.equal(entry.resolved, undefined, path);
    }
  });

  test(`${folder}: installing runs no package's scripts`, () => {
    assert.match(read(folder, '.npmrc'), /^ignore-scripts=true$/m);
  });
}

test('images run no package’s scripts either', () => {
  const installs = files('*/Dockerfile', 'ops/*/Dockerfile').flatMap(
    (file) => read(file).match(/.*\bnpm (ci|install)\b.*/g) ?? [],
  );
  assert.ok(installs.length >= 6);
  for (const line of installs) assert.match(line, /--ignore-scripts/);
});

test('no test is tried twice', () => {
  const twice = /\bretries\b['"]?\s*:|\bretry['"]?\s*:\s*[\d{]|\bretryTimes\b|(?<![\w-])--retr(y|ies)\b/;
  const scripts = ['*/package.json', 'ops/{test,test-containers,with-site}', '.ci/*', 'Makefile'];
  const run = files('**/*.{js,mjs,ts,tsx}', ...scripts);
  assert.ok(run.length > 300);
  for (const file of run) assert.doesNotMatch(read(file), twice, file);
});

/** The rule about commits began after this one. */
const RULE_SINCE = '6a439590f95e0750fbbfa7434e9b52f7ded2c597';
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

test('the first line of a commit has at most 72 characters', (t) => {
  try {
    git('merge-base', '--is-ancestor', RULE_SINCE, 'HEAD');
  } catch {
    return t.skip('This checkout has no history since the rule began.');
  }
  for (const subject of git('log', '--format=%s', `${RULE_SINCE}..HEAD`).split('\n'))
    assert.ok([...subject].length <= 72, subject);
});

test('the tests of every part are run', () => {
  const steps = read('ops/steps.mjs');
  for (const folder of folders.filter((name) => name !== 'ops' && name !== 'e2e'))
    assert.match(steps, new RegExp(`^  '?${folder}'?: \\{ .*\\},$`, 'm'), folder);
});

test('what READMEs and the lint rules name is there', () => {
  const all = files('**', '.ci/**').map((file) => `/${file}`);
  const isThere = (name) =>
    all.some((file) => file.endsWith(`/${name}`) || /^\.tsx?$/.test(file.split(name)[1]));
  /** Paths, without those of packages, of what a build or a start makes, and of Docker's own file. */
  const isOurPath = (name) =>
    /\w\.(css|html|js|json|mjs|sh|template|ts|tsx|yml)$|\//.test(name) &&
    !/^(@|\.|dist\b|daemon\.json)/.test(name);
  const named = [...files('**/README.md'), 'biome.json'].flatMap((file) => {
    const inCode =
      file === 'biome.json' ? /"!?\*\*\/([\w./-]+?)(?:\/\*\*)?"/g : /`((?:\.\.\/)*[\w.@-][\w./@-]*)`/g;
    return [...read(file).matchAll(inCode)]
      .map(([, name]) => name.replace(/^(\.\.?\/)+(?!state)|\/$/g, ''))
      .filter(isOurPath)
      .map((name) => ({ file, name }));
  });
  assert.ok(named.length > 100);
  for (const { file, name } of named) assert.ok(isThere(name), `${name} in ${file}`);
});

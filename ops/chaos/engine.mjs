// The same operations for each engine: for processes of this machine, for containers, and for a swarm.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startAuthService, startBlogService, untilUp } from '../bench/programs.mjs';
import { root } from '../bench/stack.mjs';

const { STATE_DIR = '', LIBFAKETIME } = process.env;
const killProcess = join(import.meta.dirname, 'kill-process');
// The first process of a container is the engine's init; the part's main process is its child.
const killInContainer = `set -- "$(tr -d ' ' </proc/1/task/1/children)" "$1"\n${readFileSync(killProcess, 'utf8')}`;

const REMOVE_PAGES = 'mv "$PAGES_DIR"/* "$PAGES_DIR/.removed" && rm -rf "$PAGES_DIR/.removed"';

const run = async (program, ...args) =>
  (await promisify(execFile)(program, args, { cwd: root })).stdout.trim();

/**
 * Kills the main process in a container, or a child of it.
 * @param {string[]} into the arguments of docker that run a command in the container
 * @param {string} child
 */
const killInside = (into, child) =>
  run('docker', ...into, 'sh', '-c', killInContainer, 'sh', child).catch((error) => {
    // When the main process is killed, the container ends and the shell in it is killed too (137).
    if (error.code !== 137) throw error;
  });

/** The small disk for Postgres's data, or undefined when `run` could not make one. */
function smallDisk() {
  const mount = join(STATE_DIR, 'postgres');
  if (!readFileSync('/proc/mounts', 'utf8').includes(` ${mount} `)) return undefined;
  const filler = join(mount, 'filler');
  return {
    fill() {
      const { bavail, bsize } = statfsSync(mount);
      // fallocate takes all free blocks and then fails, because the file's own block list needs a few more.
      spawnSync('fallocate', ['-l', String(bavail * bsize), filler]);
    },
    free: () => rmSync(filler),
  };
}

/**
 * Memory of the running containers with a label.
 * @param {string} label
 * @returns {Memory}
 */
const memoryOf = (label) => ({
  async used() {
    const ids = (await run('docker', 'ps', '--quiet', '--filter', `label=${label}`)).split('\n');
    const lines = await run('docker', 'stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}', ...ids);
    return lines.split('\n').map((line) => {
      const [name, used, , limit] = line.split(' ');
      return { name, used: bytes(used), limit: bytes(limit) };
    });
  },
  async killed(since) {
    const times = ['--since', String(since / 1000), '--until', String(Date.now() / 1000)];
    const filters = ['--filter', `label=${label}`, '--filter', 'event=oom'];
    const names = await run(
      'docker',
      'events',
      ...times,
      ...filters,
      '--format',
      '{{.Actor.Attributes.name}}',
    );
    return names.split('\n').filter(Boolean);
  },
});

function bytes(text) {
  const [, number, unit] = /^([\d.]+)(\w+)$/.exec(text) ?? [];
  return Number(number) * 1024 ** ['B', 'KiB', 'MiB', 'GiB'].indexOf(unit);
}

/**
 * @typedef {object} Memory
 * @property {() => Promise<{ name: string, used: number, limit: number }[]>} used bytes, without the file cache that the kernel
 *   may drop
 * @property {(since: number) => Promise<string[]>} killed containers that ran out of memory since a time in milliseconds
 *
 * @typedef {object} Engine
 * @property {(part: string, child?: string) => Promise<unknown>} kill sends KILL to a part's main process, or to a child of it
 * @property {(part: string) => Promise<unknown>} stop
 * @property {(part: string) => Promise<unknown>} start
 * @property {(part: string) => Promise<unknown>} replace replaces a part as an update does
 * @property {() => Promise<unknown>} restartAll
 * @property {() => Promise<unknown> | void} removePages removes all pages that the renderer has written
 * @property {{ fill: () => unknown, free: () => unknown }} [disk] missing where Postgres has no disk of its own
 * @property {(service: string, clock: string) => Promise<{ origin: string, stop: () => Promise<unknown> }>} [startService]
 *   starts another instance of a service on the site's own database, with its clock off by `+1h` or the like; missing where that
 *   is impossible
 * @property {Memory} [memory] missing where there are no limits
 * @property {boolean} replicas whether other replicas go on answering while one is replaced
 */

/** @type {Record<string, () => Engine>} */
export const engines = {
  native() {
    const manager = (...args) => run('supervisorctl', '-c', join(STATE_DIR, 'supervisord.conf'), ...args);
    const start = {
      'auth-service': startAuthService,
      'blog-service': (clock) => startBlogService('blog', clock),
    };
    return {
      kill: async (part, child = '') => run(killProcess, await manager('pid', part), child),
      stop: (part) => manager('stop', part),
      start: (part) => manager('start', part),
      replace: (part) => (part === 'nginx' ? manager('signal', 'HUP', part) : manager('restart', part)),
      restartAll: () => manager('restart', 'all'),
      removePages() {
        const folder = join(STATE_DIR, 'pages');
        // Renamed first, because the renderer writes the pages again while they are being removed.
        for (const name of readdirSync(folder)) {
          const gone = join(STATE_DIR, `removed-${name}`);
          renameSync(join(folder, name), gone);
          rmSync(gone, { recursive: true });
        }
      },
      disk: smallDisk(),
      startService: LIBFAKETIME ? (service, clock) => start[service](clock) : undefined,
      replicas: false,
    };
  },
  docker() {
    const compose = (...args) => run('docker', 'compose', ...args);
    const startContainer = async (service, clock) => {
      const environment = {
        LD_PRELOAD: '/libfaketime.so',
        FAKETIME: clock,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
      const container = await compose(
        'run',
        '--detach',
        '--no-deps',
        ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
        '--volume',
        `${LIBFAKETIME}:/libfaketime.so:ro`,
        service,
      );
      const { Networks } = JSON.parse(
        await run('docker', 'inspect', '--format', '{{json .NetworkSettings}}', container),
      );
      const { IPAddress } = Object.values(Networks)[0];
      const origin = `http://${IPAddress}:${service === 'auth-service' ? 3001 : 3002}`;
      await untilUp(`${origin}/health/ready`);
      return { origin, stop: () => run('docker', 'rm', '--force', container) };
    };
    return {
      kill: (part, child = '') => killInside(['compose', 'exec', '-T', part], child),
      stop: (part) => compose('stop', part),
      start: (part) => compose('start', part),
      replace: (part) =>
        compose('up', '--detach', '--no-deps', '--no-build', '--force-recreate', '--wait', part),
      restartAll: () => compose('restart'),
      removePages: () => compose('exec', '-T', 'frontend', 'sh', '-c', REMOVE_PAGES),
      disk: smallDisk(),
      startService: LIBFAKETIME ? startContainer : undefined,
      memory: memoryOf(`com.docker.compose.project=${process.env.COMPOSE_PROJECT_NAME}`),
      replicas: false,
    };
  },
  swarm() {
    const service = (part) => `${process.env.STACK}_${part}`;
    const containers = (part) =>
      run('docker', 'ps', '--quiet', '--filter', `label=com.docker.swarm.service.name=${service(part)}`);
    const update = (part, ...change) =>
      run('docker', 'service', 'update', '--quiet', ...change, service(part));
    return {
      async kill(part, child = '') {
        const [container] = (await containers(part)).split('\n');
        return killInside(['exec', container], child);
      },
      stop: (part) => update(part, '--replicas', '0'),
      start: (part) => update(part, '--replicas', '1'),
      replace: (part) => update(part, '--force'),
      restartAll: () =>
        Promise.all(
          ['postgres', 'auth-service', 'blog-service', 'frontend', 'nginx'].map((part) =>
            update(part, '--force'),
          ),
        ),
      async removePages() {
        const [container] = (await containers('frontend')).split('\n');
        await run('docker', 'exec', container, 'sh', '-c', REMOVE_PAGES);
      },
      disk: smallDisk(),
      memory: memoryOf(`com.docker.stack.namespace=${process.env.STACK}`),
      replicas: true,
    };
  },
};

// The levers of each engine: the same verbs for processes of this machine, for containers, and for a swarm.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bench/stack.mjs';

const { STATE_DIR = '' } = process.env;
const killProcess = join(import.meta.dirname, 'kill-process');
// The first process of a container is the engine's init; its child is the part.
const killInContainer = `set -- "$(tr -d ' ' </proc/1/task/1/children)" "$1"\n${readFileSync(killProcess, 'utf8')}`;

const run = async (program, ...args) =>
  (await promisify(execFile)(program, args, { cwd: root })).stdout.trim();

/**
 * Kills the main process in a container, or a child of it.
 * @param {string[]} into the arguments of docker that lead into the container
 * @param {string} child
 */
const killInside = (into, child) =>
  run('docker', ...into, 'sh', '-c', killInContainer, 'sh', child).catch((error) => {
    // The shell dies with its container.
    if (error.code !== 137) throw error;
  });

/**
 * @typedef {object} Engine
 * @property {(part: string, child?: string) => Promise<unknown>} kill with -9: a part's main process, or a child of it
 * @property {(part: string) => Promise<unknown>} stop
 * @property {(part: string) => Promise<unknown>} start
 * @property {(part: string) => Promise<unknown>} replace what an update does to a part
 * @property {() => Promise<unknown>} restartAll
 * @property {{ fill: () => unknown, free: () => unknown }} [disk] missing where Postgres has no disk of its own
 * @property {boolean} fakeClock whether a program can be started with another clock
 * @property {boolean} replicas whether there are others to go on while a part is replaced
 */

/** @type {Record<string, () => Engine>} */
export const engines = {
  native() {
    const manager = (...args) => run('supervisorctl', '-c', join(STATE_DIR, 'supervisord.conf'), ...args);
    const data = join(STATE_DIR, 'postgres');
    const filler = join(data, 'filler');
    return {
      kill: async (part, child = '') => run(killProcess, await manager('pid', part), child),
      stop: (part) => manager('stop', part),
      start: (part) => manager('start', part),
      replace: (part) => (part === 'nginx' ? manager('signal', 'HUP', part) : manager('restart', part)),
      restartAll: () => manager('restart', 'all'),
      disk: readFileSync('/proc/mounts', 'utf8').includes(` ${data} `)
        ? {
            fill() {
              const { bavail, bsize } = statfsSync(data);
              execFileSync('fallocate', ['-l', String(bavail * bsize), filler]);
            },
            free: () => rmSync(filler),
          }
        : undefined,
      fakeClock: process.getuid?.() === 0,
      replicas: false,
    };
  },
  docker() {
    const compose = (...args) => run('docker', 'compose', ...args);
    return {
      kill: (part, child = '') => killInside(['compose', 'exec', '-T', part], child),
      stop: (part) => compose('stop', part),
      start: (part) => compose('start', part),
      replace: (part) =>
        compose('up', '--detach', '--no-deps', '--no-build', '--force-recreate', '--wait', part),
      restartAll: () => compose('restart'),
      fakeClock: false,
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
      fakeClock: false,
      replicas: true,
    };
  },
};

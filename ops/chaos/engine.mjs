// The same operations for processes of this machine and for containers.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bench/stack.mjs';

const { STATE_DIR = '' } = process.env;
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
 * @typedef {object} Engine
 * @property {(part: string, child?: string) => Promise<unknown>} kill sends KILL to a part's main process, or to a child of it
 * @property {(part: string) => Promise<unknown>} stop
 * @property {(part: string) => Promise<unknown>} start
 * @property {(part: string) => Promise<unknown>} replace replaces a part as an update does
 * @property {() => Promise<unknown>} restartAll
 * @property {() => Promise<unknown> | void} removePages removes all pages that the renderer has written
 * @property {{ fill: () => unknown, free: () => unknown }} [disk] missing where Postgres has no disk of its own
 */

/** @type {Record<string, () => Engine>} */
export const engines = {
  native() {
    const manager = (...args) => run('supervisorctl', '-c', join(STATE_DIR, 'supervisord.conf'), ...args);
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
      removePages: () => compose('exec', '-T', 'frontend', 'sh', '-c', REMOVE_PAGES),
      disk: smallDisk(),
    };
  },
};

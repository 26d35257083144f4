// For the tests of ops: the site as `make up` starts it, in a folder and on a port of its own, and how commands are run.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bench/stack.mjs';
import { freePorts } from './free-ports.mjs';

/** Runs a command, whose first words are one string, and resolves to what it prints. */
export async function runIn(where, words, ...more) {
  const [program, ...args] = [...words.split(/\s+/), ...more];
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 64 << 20, ...where });
  return stdout.trim();
}

/** A test file needs a few sites at most. */
const free = await freePorts(4);

/** Starts nothing yet. `run` runs a program of the checkout in the site's environment and resolves to its output. */
export function newSite(settings = {}) {
  const state = mkdtempSync(join(tmpdir(), 'salon-test-'));
  const port = String(free.pop());
  const env = {
    ...process.env,
    STATE_DIR: state,
    PORT: port,
    // The address that the other tests build the pages with, so that nothing is rebuilt.
    PUBLIC_URL: 'http://localhost:8080',
    BACKUP_DIR: join(state, 'backups'),
    ADMIN_PASSWORD: `the-owner-${port}-${Math.random()}`,
    ...settings,
  };
  const run = (...command) => runIn({ cwd: root, env }, ...command);
  return {
    state,
    env,
    door: `http://127.0.0.1:${port}`,
    run,
    async remove() {
      await run('ops/native/down');
      rmSync(state, { recursive: true });
    },
  };
}

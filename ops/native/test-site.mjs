// For the tests here: the site as `make up` starts it, in a folder and on a port of its own.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const root = join(import.meta.dirname, '../..');

/** Starts nothing yet. `run` runs a program of the checkout in the site's environment and resolves to its output. */
export function newSite(settings = {}, checkout = root) {
  const state = settings.STATE_DIR ?? mkdtempSync(join(tmpdir(), 'salon-test-'));
  const port = execFileSync('node', ['ops/native/free-ports.mjs', '1'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const env = {
    ...process.env,
    STATE_DIR: state,
    PORT: port,
    // The address that the other tests build the pages with, so that nothing is rebuilt.
    PUBLIC_URL: 'http://localhost:8080',
    ADMIN_PASSWORD: `the-owner-${port}-${Math.random()}`,
    ...settings,
  };
  return {
    state,
    env,
    door: `http://127.0.0.1:${port}`,
    async run(program, args = [], { cwd = checkout, ...settings } = {}) {
      const { stdout, stderr } = await promisify(execFile)(program, args, {
        cwd,
        env: { ...env, ...settings },
        maxBuffer: 64 << 20,
      });
      return stdout + stderr;
    },
    secret: (name) => readFileSync(join(state, 'secrets', name), 'utf8'),
    /** The ports that `up` has chosen, by name. */
    ports: () =>
      Object.fromEntries(
        readFileSync(join(state, 'ports'), 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split('=')),
      ),
    async remove() {
      await this.run('ops/native/down');
      rmSync(state, { recursive: true });
    },
  };
}

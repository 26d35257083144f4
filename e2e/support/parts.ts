import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

const state = process.env.STATE_DIR ?? '';
const manager = join(state, 'supervisord.conf');

/** Parts can be stopped only on a native site (not in containers) that this machine's user has started. */
export const canStopParts = state !== '' && existsSync(manager);

export type Part = 'postgres' | 'auth-service' | 'blog-service' | 'frontend';

const supervise = (command: 'stop' | 'start', part: Part) =>
  execFileSync('supervisorctl', ['-c', manager, command, part], { stdio: 'pipe' });

export const stopPart = (part: Part) => void supervise('stop', part);

/** Starts a part without waiting, as other parts may still be stopped. */
export const startAlone = (part: Part) => void supervise('start', part);

/** Starts a part and waits until all parts are healthy. */
export async function startPart(request: APIRequestContext, part: Part): Promise<void> {
  supervise('start', part);
  await untilWell(request);
}

/** Starts all parts, after a test that may have failed while some were stopped. */
export async function startAll(request: APIRequestContext): Promise<void> {
  execFileSync('supervisorctl', ['-c', manager, 'start', 'all'], { stdio: 'pipe' });
  await untilWell(request);
}

async function untilWell(request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await request.get('/healthz')).status(), { timeout: 60_000 }).toBe(200);
}

/** Removes the pages that the renderer has written. */
export function removePages(): void {
  const folder = join(state, 'pages');
  // Each is renamed first, in one step, as the renderer may write it again during the removal.
  for (const name of readdirSync(folder)) {
    const gone = join(state, `removed-${name}`);
    renameSync(join(folder, name), gone);
    rmSync(gone, { recursive: true });
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

const state = process.env.STATE_DIR ?? '';
const manager = join(state, 'supervisord.conf');

/** Only the processes of a native site that this machine's user has started can be stopped from here. */
export const canStopParts = state !== '' && existsSync(manager);

export type Part = 'postgres' | 'auth-service' | 'blog-service' | 'frontend';

const supervise = (command: 'stop' | 'start', part: Part) =>
  execFileSync('supervisorctl', ['-c', manager, command, part], { stdio: 'pipe' });

export const stopPart = (part: Part) => void supervise('stop', part);

/** Starts it while others may be away. */
export const startAlone = (part: Part) => void supervise('start', part);

/** Starts it, and waits until every part says that it is well. */
export async function startPart(request: APIRequestContext, part: Part): Promise<void> {
  supervise('start', part);
  await untilWell(request);
}

/** After a test that may have ended in the middle. */
export async function startAll(request: APIRequestContext): Promise<void> {
  execFileSync('supervisorctl', ['-c', manager, 'start', 'all'], { stdio: 'pipe' });
  await untilWell(request);
}

async function untilWell(request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await request.get('/healthz')).status(), { timeout: 60_000 }).toBe(200);
}

/** Takes away the pages that the renderer has written. */
export function removePages(): void {
  const folder = join(state, 'pages');
  // At once, as they are written again while they are removed.
  for (const name of readdirSync(folder)) {
    const gone = join(state, `removed-${name}`);
    renameSync(join(folder, name), gone);
    rmSync(gone, { recursive: true });
  }
}

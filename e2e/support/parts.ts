import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

/** The folder with all that belongs to a native site. */
export const state = process.env.STATE_DIR ?? '';
const manager = join(state, 'supervisord.conf');

/** Parts can be stopped only on a native site (not in containers) that this machine's user has started. */
export const canStopParts = state !== '' && existsSync(manager);

/** The address of each part behind nginx, by the name of its log. */
export function partUrls(): Record<string, string> {
  const ports = readFileSync(join(state, 'ports'), 'utf8');
  const url = (name: string) => `http://127.0.0.1:${new RegExp(`^${name}=(\\d+)$`, 'm').exec(ports)?.[1]}`;
  return {
    'auth-service': url('AUTH_PORT'),
    'blog-service': url('BLOG_PORT'),
    frontend: url('RENDERER_PORT'),
  };
}

export type Part = 'postgres' | 'auth-service' | 'blog-service' | 'frontend';

const supervise = (command: 'stop' | 'start' | 'pid', part: Part | 'all') =>
  execFileSync('supervisorctl', ['-c', manager, command, part], { encoding: 'utf8', stdio: 'pipe' });

export const stopPart = (part: Part) => void supervise('stop', part);

const signal = (part: Part, name: NodeJS.Signals) => void process.kill(Number(supervise('pid', part)), name);

/** Makes a part hang: it keeps its connections and answers nothing. */
export const hangPart = (part: 'blog-service' | 'frontend') => signal(part, 'SIGSTOP');

/** Starts a part and waits until all parts are healthy. */
export async function startPart(request: APIRequestContext, part: Part): Promise<void> {
  supervise('start', part);
  await untilWell(request);
}

/** Starts all parts, after a test that may have failed while some were stopped or hung. */
export async function startAll(request: APIRequestContext): Promise<void> {
  supervise('start', 'all');
  for (const part of ['blog-service', 'frontend'] as const) signal(part, 'SIGCONT');
  await untilWell(request);
}

async function untilWell(request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await request.get('/healthz')).status(), { timeout: 60_000 }).toBe(200);
}

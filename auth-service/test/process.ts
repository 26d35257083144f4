import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { PASSWORD } from './app.js';
import { createDatabase } from './database.js';
import { freePort } from './start-postgres.js';

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** Some faults of ES modules show only in what was built, so these tests build and start the real thing. */
export function build(): void {
  execFileSync('npm', ['run', 'build'], { stdio: 'pipe' });
}

export interface Run {
  code: number | null;
  output: string;
}

/** Runs a built program to its end. */
export async function run(program: string, env: NodeJS.ProcessEnv, input = ''): Promise<Run> {
  const child = spawn(process.execPath, [`dist/${program}`], { env: { PATH: process.env.PATH, ...env } });
  const output = collectOutput(child);
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

export interface Service {
  url: string;
  metricsUrl: string;
  /** Everything it printed so far. */
  output(): string;
  untilPrinted(words: string): Promise<void>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export async function environment(): Promise<NodeJS.ProcessEnv> {
  return {
    DATABASE_URL: await createDatabase(),
    ADMIN_PASSWORD: PASSWORD,
    KEYS_SECRET: 'a secret only for tests, long enough',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
  };
}

/** Starts the built service and waits until it answers. */
export async function startService(env: NodeJS.ProcessEnv): Promise<Service> {
  const child = spawn(process.execPath, ['dist/main.js'], { env: { PATH: process.env.PATH, ...env } });
  started.push(child);
  const output = collectOutput(child);
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${env.PORT}`;
  await untilAnswers(url, () => child.exitCode === null, output);
  return {
    url,
    metricsUrl: `http://127.0.0.1:${env.METRICS_PORT}/metrics`,
    output,
    async untilPrinted(words) {
      while (!output().includes(words)) await delay(20);
    },
    async stop() {
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      return { code, signal };
    },
  };
}

async function untilAnswers(url: string, isRunning: () => boolean, output: () => string): Promise<void> {
  while (isRunning()) {
    const answers = await fetch(`${url}/health/live`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await delay(50);
  }
  throw new Error(`The service ended: ${output()}`);
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return () => text;
}

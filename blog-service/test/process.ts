import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createDatabase } from './database.js';
import { freePort } from './start-postgres.js';

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
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export async function environment(): Promise<NodeJS.ProcessEnv> {
  return {
    DATABASE_URL: await createDatabase(),
    AUTH_URL: 'http://127.0.0.1:1',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
  };
}

/** Starts the built service and waits until it answers. */
export async function startService(env: NodeJS.ProcessEnv): Promise<Service> {
  const child = spawn(process.execPath, ['dist/main.js'], { env: { PATH: process.env.PATH, ...env } });
  const output = collectOutput(child);
  const ended = once(child, 'close');
  await Promise.race([
    untilPrinted(child, 'Nest application successfully started'),
    ended.then(() => Promise.reject(new Error(`The service ended: ${output()}`))),
  ]);
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    metricsUrl: `http://127.0.0.1:${env.METRICS_PORT}/metrics`,
    output,
    async stop() {
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      return { code, signal };
    },
  };
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

async function untilPrinted(child: ChildProcess, words: string): Promise<void> {
  const output = collectOutput(child);
  while (child.stdout && !output().includes(words)) await once(child.stdout, 'data');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.js';

const started: ChildProcess[] = [];
export function killStarted(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}

export interface Run {
  code: number | null;
  output: string;
}

/** Runs a built program until it ends. Some faults of ES modules appear only in built programs. */
export async function run(program: string, env: NodeJS.ProcessEnv, input = ''): Promise<Run> {
  const child = spawnBuilt(program, env);
  const output = new Output(child);
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, output: output.text };
}

export interface BuiltService {
  pid: number;
  url: string;
  metricsUrl: string;
  /** Everything that the process has printed so far. */
  output(): string;
  untilPrinted(words: string): Promise<void>;
  /** Sends SIGTERM and waits until the process has ended. */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts the built service on free ports and waits until it answers. */
export async function startBuilt(environment: NodeJS.ProcessEnv): Promise<BuiltService> {
  const env = {
    HOST: '127.0.0.1',
    PORT: `${await freePort()}`,
    METRICS_PORT: `${await freePort()}`,
    ...environment,
  };
  const child = spawnBuilt('main.js', env);
  const output = new Output(child);
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${env.PORT}`;
  await untilAnswers(`${url}/health/live`, () => {
    if (child.exitCode !== null) throw new Error(`The service ended: ${output.text}`);
  });
  return {
    pid: Number(child.pid),
    url,
    metricsUrl: `http://127.0.0.1:${env.METRICS_PORT}/metrics`,
    output: () => output.text,
    untilPrinted: (words) => output.until(words),
    async stop() {
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      return { code, signal };
    },
  };
}

function spawnBuilt(program: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [`dist/${program}`], { env: { PATH: process.env.PATH, ...env } });
  started.push(child);
  return child;
}

async function untilAnswers(url: string, check: () => void): Promise<void> {
  for (;;) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    check();
    await delay(20);
  }
}

/** Collects what a process prints. */
class Output {
  text = '';
  private readonly changes = new EventEmitter();

  constructor(child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.text += chunk.toString();
        this.changes.emit('change');
      });
    }
  }

  async until(words: string): Promise<void> {
    while (!this.text.includes(words)) await once(this.changes, 'change');
  }
}

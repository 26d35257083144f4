import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { until } from './until.js';

const started: ChildProcess[] = [];
export function killStarted(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}

/**
 * A loopback address that nobody else listens on. Its ports below 11000 are free: from there on nginx's tests, which run at the
 * same time, take ports of all addresses (ops/native/free-ports.mjs).
 */
export const ownHost = () => `127.${randomInt(20, 250)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Runs a built program until it ends. Some faults of ES modules appear only in built programs. */
export async function run(program: string, env: NodeJS.ProcessEnv, input = '') {
  const { child, output, ended } = spawnBuilt(program, env);
  child.stdin.end(input);
  return { code: (await ended).code, output: output() };
}

export type BuiltService = Awaited<ReturnType<typeof startBuilt>>;

/** Starts the built service and waits until it answers. */
export async function startBuilt(environment: NodeJS.ProcessEnv, program = 'main.js') {
  const env: NodeJS.ProcessEnv = { HOST: ownHost(), PORT: '10801', METRICS_PORT: '10901', ...environment };
  const { child, output, ended } = spawnBuilt(program, env);
  const url = `http://${env.HOST}:${env.PORT}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The service ended: ${output()}`);
    return fetch(`${url}/health/live`).then(
      () => true,
      () => false,
    );
  });
  return {
    env,
    url,
    metricsUrl: `http://${env.HOST}:${env.METRICS_PORT}/metrics`,
    /** Everything that the process has printed so far. */
    output,
    /** Sends SIGTERM and waits until the process has ended. */
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function spawnBuilt(program: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [`dist/${program}`], { env: { PATH: process.env.PATH, ...env } });
  started.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  return { child, output: () => printed, ended };
}

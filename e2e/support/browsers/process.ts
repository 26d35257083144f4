import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Calls `ask` again and again until it returns a value. */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await ask();
    if (answer) return answer;
    await delay(100);
  }
  throw new Error(`Not true in time: ${what}`);
}

const FREE_PORTS = fileURLToPath(new URL('../../../ops/native/free-ports.mjs', import.meta.url));

export const freePort = () => Number(execFileSync(process.execPath, [FREE_PORTS, '1'], { encoding: 'utf8' }));

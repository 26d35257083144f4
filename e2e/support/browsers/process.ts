import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Calls `ask` again and again until it returns a value. */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await ask();
    if (answer) return answer;
    await delay(100);
  }
  throw new Error(`Not true in time: ${what}`);
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that the kernel gives to any socket (32768 and up), so that nobody else takes it before the program it is meant for,
 * and above 10080, which browsers refuse.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_768);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}

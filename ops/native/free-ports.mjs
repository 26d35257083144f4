// `free-ports.mjs N` prints N free ports; `free-ports.mjs --check PORT` fails when that port is taken.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(port, host, () => resolve(server));
  });
// Below those that the kernel gives to any socket (32768 and up), so that no other program takes one before the program that it
// is meant for, and above 10080, which browsers refuse.
const listenSomewhere = () =>
  listen(randomInt(11_000, 32_768), '127.0.0.1').catch((error) => {
    if (error.code === 'EADDRINUSE') return listenSomewhere();
    throw error;
  });

/**
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  // All ports are held open until the last is found, so that they differ.
  const servers = await Promise.all(Array.from({ length: count }, listenSomewhere));
  const ports = servers.map((server) => server.address().port);
  for (const server of servers) server.close();
  return ports;
}

if (process.argv[1] === import.meta.filename) {
  const [first, second] = process.argv.slice(2);
  if (first === '--check') {
    const server = await listen(Number(second), '0.0.0.0').catch(() => process.exit(1));
    server.close();
  } else process.stdout.write(`${(await freePorts(Number(first))).join(' ')}\n`);
}

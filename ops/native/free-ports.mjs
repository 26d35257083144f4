// `free-ports.mjs N` prints N free loopback ports; `free-ports.mjs --check PORT` fails when that port is taken.
import { createServer } from 'node:net';

const listen = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(port, port === 0 ? '127.0.0.1' : '0.0.0.0', () => resolve(server));
  });

const [first, second] = process.argv.slice(2);
if (first === '--check') {
  const server = await listen(Number(second)).catch(() => process.exit(1));
  server.close();
} else {
  // Held open together, so that they differ.
  const servers = await Promise.all(Array.from({ length: Number(first) }, () => listen(0)));
  process.stdout.write(`${servers.map((server) => server.address().port).join(' ')}\n`);
  for (const server of servers) server.close();
}

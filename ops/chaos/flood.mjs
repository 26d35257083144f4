// Floods nginx on loopback for some seconds, as `flood.mjs KIND SECONDS`, and prints how often each status came back.
// It is a process of its own, so that it doesn't slow the measurements in the process that started it.
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './floods.mjs';

const { PORT = '' } = process.env;
const [, , kind, seconds] = process.argv;
const port = Number(PORT);
/** The address that all floods come from, except the flood of logins. */
const ATTACKER = '127.0.0.2';
const end = Date.now() + Number(seconds) * 1000;

/**
 * Each connection sends a request, waits for the answer and for `every` milliseconds, and sends the next.
 * @type {Record<string, { connections: number, every: number, request: (number: number) => object }>}
 */
const floods = {
  // Addresses of posts that don't exist, each requested only once.
  'unknown-posts': {
    connections: 250,
    every: 250,
    request: (number) => ({ path: `${number % 2 ? '/blog' : '/api/blogs'}/none-${number}` }),
  },
  // Tokens that are made up.
  tokens: {
    connections: 250,
    every: 250,
    request: (number) => ({ path: '/api/blogs', headers: { Authorization: `Bearer made-up-${number}` } }),
  },
  // Ninety clients that guess the password, each from an address of its own.
  logins: {
    connections: 90,
    every: 500,
    request: (number) => ({
      method: 'POST',
      path: '/api/admin/login',
      localAddress: `127.0.1.${(number % 90) + 1}`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: `guess-${number}` }),
    }),
  },
};

const statuses = {};
async function flood({ connections, every, request }) {
  let number = 0;
  const connection = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (Date.now() < end) {
      const { path, ...options } = request(number++);
      const { status } = await ask(path, { agent, localAddress: ATTACKER, ...options });
      statuses[status || 'none'] = (statuses[status || 'none'] ?? 0) + 1;
      await pause(every);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

/** 9,500 request heads at once that never end. When nginx closes a connection, the client connects again two seconds later. */
async function unfinishedHeads() {
  const hold = () => {
    if (Date.now() > end) return;
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
    socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '));
    socket.on('error', () => {});
    socket.resume().on('close', () => setTimeout(hold, 2_000));
  };
  for (let held = 0; held < 9_500; held++) {
    hold();
    if (held % 100 === 0) await pause(10);
  }
  await pause(end - Date.now());
}

await (kind === 'unfinished-heads' ? unfinishedHeads() : flood(floods[kind]));
process.stdout.write(JSON.stringify(statuses));
process.exit();

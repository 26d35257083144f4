import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, Socket } from 'node:net';

// Listens but never accepts a connection, and has room for a single waiting one. It ends after a minute if it isn't stopped.
const program = `
  const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    require('node:fs').writeSync(1, String(server.address().port));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
    process.exit();
  });`;

/** A service that hangs: connecting to it takes forever. */
export class SilentService {
  private constructor(
    readonly address: string,
    private readonly child: ChildProcess,
    private readonly waiting: Socket[],
  ) {}

  static async start(): Promise<SilentService> {
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [port] = await once(child.stdout, 'data');
    const waiting = Array.from({ length: 4 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
    await once(waiting[0] as Socket, 'connect');
    return new SilentService(`127.0.0.1:${port}`, child, waiting);
  }

  stop(): void {
    for (const socket of this.waiting) socket.destroy();
    this.child.kill('SIGKILL');
  }
}

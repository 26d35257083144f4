import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { Asked, ask, Reply } from './http.js';
import { Service } from './service.js';
import { renewTags, writePages, writeSite } from './site.js';
import { until } from './until.js';

/** The program under test. */
export const start = join(import.meta.dirname, '../../start');

export interface Run {
  exitCode: number;
  output: string;
}

/** Folders of one nginx, with a small site, and an environment in which `start` works. */
export async function prepare() {
  const dir = mkdtempSync(join(tmpdir(), 'front-door-'));
  // When root starts nginx, its workers run as another user, who must be able to enter the folder.
  chmodSync(dir, 0o755);
  for (const name of ['acme/.well-known/acme-challenge', 'tls']) {
    mkdirSync(join(dir, name), { recursive: true });
  }
  writeSite(dir);
  writePages(dir, 1, '₹1,800');
  renewTags(dir, 'first');
  const [port, tlsPort, statusPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    SITE_DIR: join(dir, 'site'),
    PAGES_MAP: join(dir, 'pages.map'),
    BUILD_ID: join(dir, 'build-id'),
    PAGES_DIR: join(dir, 'pages'),
    PAGES_WAIT: '0',
    RUN_DIR: join(dir, 'run'),
    CACHE_DIR: join(dir, 'cache'),
    ACME_DIR: join(dir, 'acme'),
    TLS_DIR: join(dir, 'tls'),
    ACCESS_LOG: join(dir, 'access.log'),
    LISTEN_PORT: String(port),
    TLS_PORT: String(tlsPort),
    STATUS_PORT: String(statusPort),
    AUTH_UPSTREAM: '127.0.0.1:1',
    BLOG_UPSTREAM: '127.0.0.1:1',
    RENDERER_UPSTREAM: '127.0.0.1:1',
    RESOLVER: '127.0.0.1',
  };
  return { dir, env, port, tlsPort, statusPort };
}

export async function runStart(env: Record<string, string>, ...args: string[]): Promise<Run> {
  const child = spawn(start, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(child);
  await once(child, 'close');
  return { exitCode: child.exitCode ?? -1, output: output() };
}

/** nginx as `start` runs it, with three services behind it. */
export class FrontDoor {
  private constructor(
    readonly dir: string,
    readonly port: number,
    readonly tlsPort: number,
    readonly statusPort: number,
    readonly auth: Service,
    readonly blog: Service,
    readonly renderer: Service,
    private readonly nginx: ChildProcess,
    /** What nginx has written to its error log so far. */
    readonly output: () => string,
  ) {}

  /** `changes` come on top of the environment; `beforeStart` may put files into the prepared folders. */
  static async open(
    changes: Record<string, string> = {},
    beforeStart: (dir: string) => void = () => {},
  ): Promise<FrontDoor> {
    const { dir, env, port, tlsPort, statusPort } = await prepare();
    beforeStart(dir);
    const [auth, blog, renderer] = await Promise.all([
      Service.start('auth'),
      Service.start('blog'),
      Service.start('renderer'),
    ]);
    const upstreams = {
      AUTH_UPSTREAM: auth.address,
      BLOG_UPSTREAM: blog.address,
      RENDERER_UPSTREAM: renderer.address,
    };
    const nginx = spawn(start, {
      env: { ...env, ...upstreams, ...changes },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = collect(nginx);
    const door = new FrontDoor(dir, port, tlsPort, statusPort, auth, blog, renderer, nginx, output);
    const isLive = () => {
      if (nginx.exitCode !== null) throw new Error(output());
      return ask(statusPort, '/health/live').then(
        (reply) => reply.status === 200,
        () => false,
      );
    };
    await until('nginx answers', isLive, 15).catch(async (error) => {
      await door.close();
      throw error;
    });
    return door;
  }

  ask(path: string, asked?: Asked): Promise<Reply> {
    return ask(this.port, path, asked);
  }

  async close(): Promise<void> {
    await Promise.all([this.auth.stop(), this.blog.stop(), this.renderer.stop()]);
    if (this.nginx.exitCode === null) {
      this.nginx.kill('SIGTERM');
      await once(this.nginx, 'close');
    }
    rmSync(this.dir, { recursive: true });
  }
}

function collect(child: ChildProcess): () => string {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return () => output;
}

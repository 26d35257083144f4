import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { freePorts } from '../../../ops/native/free-ports.mjs';
import { type Asked, ask, checkSecurity } from './http.js';
import { Service } from './service.js';
import { writeSite } from './site.js';
import { until } from './until.js';

/** The program under test. */
const start = join(import.meta.dirname, '../../start');

/** Folders of one nginx, with a small site, and an environment in which `start` works. */
export async function prepare() {
  const dir = mkdtempSync(join(tmpdir(), 'front-door-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  // When root starts nginx, its workers run as another user, who must be able to enter the folder.
  chmodSync(dir, 0o755);
  for (const name of ['acme/.well-known/acme-challenge', 'tls']) {
    mkdirSync(join(dir, name), { recursive: true });
  }
  writeSite(dir);
  const [port = 0, tlsPort = 0, statusPort = 0] = await freePorts(3);
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    SITE_DIR: join(dir, 'site'),
    PAGES_MAP: join(dir, 'pages.map'),
    BUILD_ID: join(dir, 'build-id'),
    PAGES_DIR: join(dir, 'pages'),
    PAGES_WAIT: '0',
    RUN_DIR: join(dir, 'run'),
    ACME_DIR: join(dir, 'acme'),
    TLS_DIR: join(dir, 'tls'),
    CERTIFICATES_DIR: join(dir, 'certificates'),
    ACCESS_LOG: join(dir, 'access.log'),
    LISTEN_PORT: String(port),
    TLS_PORT: String(tlsPort),
    STATUS_PORT: String(statusPort),
    AUTH_UPSTREAM: '127.0.0.1:1',
    BLOG_UPSTREAM: '127.0.0.1:1',
    RENDERER_UPSTREAM: '127.0.0.1:1',
    ACME_UPSTREAM: '127.0.0.1:1',
    RESOLVER: '127.0.0.1',
  };
  return { dir, env, port, tlsPort, statusPort };
}

/** `output` is everything that it has printed so far; `ended` its exit code, or null when a signal ended it. */
export function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(start, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'close').then(([code]): number | null => code);
  return { child, output: () => output, ended };
}

/**
 * nginx as `start` runs it, with three services behind it, until the end of the test file. `changes` come on top of the
 * environment; `beforeStart` may put files into the prepared folders.
 */
export async function openDoor(
  changes: Record<string, string> = {},
  beforeStart: (dir: string) => void = () => {},
) {
  const prepared = await prepare();
  const { dir, env, port, statusPort } = prepared;
  beforeStart(dir);
  const [auth, blog, renderer] = [new Service('auth'), new Service('blog'), new Service('renderer')];
  await Promise.all([auth.start(), blog.start(), renderer.start()]);
  const upstreams = {
    AUTH_UPSTREAM: auth.address,
    BLOG_UPSTREAM: blog.address,
    RENDERER_UPSTREAM: renderer.address,
  };
  const { child, output, ended } = run({ ...env, ...upstreams, ...changes });
  afterAll(async () => {
    child.kill('SIGTERM');
    await Promise.all([ended, auth.stop(), blog.stop(), renderer.stop()]);
  });
  const isLive = () => {
    if (child.exitCode !== null) throw new Error(output());
    return ask(statusPort, '/health/live').then(
      (reply) => reply.status === 200,
      () => false,
    );
  };
  await until('nginx answers', isLive, 15);
  return {
    ...prepared,
    auth,
    blog,
    renderer,
    output,
    /** Does `during` while no service is there. */
    allDown: <Result>(during: () => Promise<Result>) =>
      auth.down(() => blog.down(() => renderer.down(during))),
    /** Whatever it answers, and for whatever reason, has the headers that keep a browser safe. */
    async ask(path: string, asked?: Asked) {
      const reply = await ask(port, path, asked);
      checkSecurity(reply);
      return reply;
    },
  };
}

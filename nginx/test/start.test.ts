import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepare, runStart } from './support/front-door.js';

let dir: string;
let env: Record<string, string>;
beforeAll(async () => {
  ({ dir, env } = await prepare());
});
afterAll(() => rmSync(dir, { recursive: true }));

test('nginx accepts the configuration, and has nothing to warn of', async () => {
  const { exitCode, output } = await runStart(env, '-t');
  expect(output).toMatch(/test is successful/);
  expect(output).not.toMatch(/warn/);
  expect(exitCode).toBe(0);
});

test.each([
  ['PUBLIC_URL', 'https://salon.example'],
  ['PUBLIC_URL', 'http://localhost:8080/'],
  ['PUBLIC_URL', 'https://salon.example:8443'],
  ['HSTS_INCLUDE_SUBDOMAINS', 'no'],
  ['HSTS_INCLUDE_SUBDOMAINS', 'yes'],
  ['TRUSTED_PROXIES', '10.0.0.0/8 192.0.2.7 2001:db8::/32'],
  ['RESOLVER', '[2001:db8::53]'],
  ['RESOLVER', '127.0.0.1:5353'],
  ['BLOG_UPSTREAM', 'blog-service:3002'],
])('%s may be %s', async (name, value) => {
  expect(await runStart({ ...env, [name]: value }, '-t')).toMatchObject({ exitCode: 0 });
});

describe('a fault in the environment stops it with one line that names the variable', () => {
  test.each([
    ['LISTEN_PORT', '0'],
    ['LISTEN_PORT', '65536'],
    ['TLS_PORT', 'https'],
    ['STATUS_PORT', '-1'],
    ['STATUS_HOST', 'localhost'],
    ['AUTH_UPSTREAM', 'auth-service'],
    ['BLOG_UPSTREAM', 'http://blog-service:3002'],
    ['RENDERER_UPSTREAM', 'frontend:99999'],
    ['PUBLIC_URL', 'salon.example'],
    ['PUBLIC_URL', 'https://salon.example/blog'],
    ['HSTS_INCLUDE_SUBDOMAINS', 'true'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,192.0.2.7'],
    ['TRUSTED_PROXIES', 'loadbalancer'],
    ['RESOLVER', 'dns;'],
    ['SITE_DIR', '/nowhere'],
    ['SITE_DIR', 'site'],
    ['PAGES_MAP', '/nowhere/pages.map'],
    ['BUILD_ID', '/nowhere/build-id'],
    ['BUILD_ID', '/etc/hostname'],
    ['PAGES_DIR', 'pages'],
    ['PAGES_WAIT', 'long'],
    ['RUN_DIR', '/proc/front-door'],
    ['RUN_DIR', `/tmp/${'long'.repeat(23)}`],
    ['CACHE_DIR', '/proc/front-door'],
    ['ACME_DIR', '/acme"; }'],
    ['ACCESS_LOG', 'access.log'],
  ])('%s=%s', async (name, value) => {
    const { exitCode, output } = await runStart({ ...env, [name]: value }, '-t');
    expect(exitCode).toBe(1);
    expect(output).toMatch(new RegExp(`^nginx: .*${name}.*\n$`));
  });

  test('two ports alike', async () => {
    const { exitCode, output } = await runStart({ ...env, STATUS_PORT: String(env.LISTEN_PORT) }, '-t');
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^nginx: LISTEN_PORT, TLS_PORT and STATUS_PORT must differ.*\n$/);
  });

  test('a certificate without its key', async () => {
    const certificate = join(dir, 'tls/fullchain.pem');
    writeFileSync(certificate, 'certificate');
    const { exitCode, output } = await runStart(env, '-t');
    rmSync(certificate);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^nginx: TLS_DIR must hold fullchain.pem and privkey.pem: .*privkey.pem'.\n$/);
  });
});

test('folders may have a blank in their names', async () => {
  const run = await runStart({ ...env, RUN_DIR: `${dir}/a run`, CACHE_DIR: `${dir}/a cache` }, '-t');
  expect(run).toMatchObject({ exitCode: 0 });
});

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepare, run } from './support/front-door.js';

const { dir, env } = await prepare();

/** What `start -t` says of this environment. */
async function check(changes: Record<string, string>) {
  const started = run({ ...env, ...changes }, '-t');
  return { exitCode: await started.ended, output: started.output() };
}

test('nginx accepts the configuration, and has nothing to warn of', async () => {
  const { exitCode, output } = await check({});
  expect(output).toMatch(/test is successful/);
  expect(output).not.toMatch(/warn/);
  expect(exitCode).toBe(0);
});

test.each([
  ['PUBLIC_URL', ['https://salon.example', 'http://localhost:8080/', 'https://salon.example:8443']],
  ['TRUSTED_PROXIES', ['10.0.0.0/8 192.0.2.7 2001:db8::/32']],
  ['RESOLVER', ['[2001:db8::53]', '127.0.0.1:5353']],
  ['BLOG_UPSTREAM', ['blog-service:3002']],
  ['RUN_DIR', [`${dir}/a run`]],
])('%s may be %j', async (name, values) => {
  for (const value of values) expect(await check({ [name]: value })).toMatchObject({ exitCode: 0 });
});

describe('a fault in the environment stops it with one line that names the variable', () => {
  test.each([
    ['LISTEN_PORT', ['0', '65536']],
    ['TLS_PORT', ['https']],
    ['STATUS_PORT must differ', [String(env.LISTEN_PORT)]],
    ['STATUS_HOST', ['localhost']],
    ['AUTH_UPSTREAM', ['auth-service']],
    ['BLOG_UPSTREAM', ['http://blog-service:3002']],
    ['RENDERER_UPSTREAM', ['frontend:99999']],
    ['PUBLIC_URL', ['salon.example', 'https://salon.example/blog']],
    ['HSTS_INCLUDE_SUBDOMAINS', ['true']],
    ['LOG_ADDRESSES', ['none']],
    ['TRUSTED_PROXIES', ['10.0.0.0/8,192.0.2.7', 'loadbalancer']],
    ['RESOLVER', ['dns;']],
    ['SITE_DIR', ['/nowhere', 'site']],
    ['PAGES_MAP', ['/nowhere/pages.map']],
    ['BUILD_ID', ['/nowhere/build-id', '/etc/hostname']],
    ['PAGES_DIR', ['pages']],
    ['PAGES_WAIT', ['long']],
    ['RUN_DIR', ['/proc/front-door', `/tmp/${'long'.repeat(23)}`]],
    ['ACME_DIR', ['/acme"; }']],
    ['ACCESS_LOG', ['access.log']],
  ])('%s: %j', async (fault, values) => {
    const [name = ''] = fault.split(' ');
    for (const value of values) {
      const { exitCode, output } = await check({ [name]: value });
      expect(exitCode).toBe(1);
      expect(output).toMatch(new RegExp(`^nginx: .*${fault}.*\n$`));
    }
  });

  test('a certificate without its key', async () => {
    const certificate = join(dir, 'tls/fullchain.pem');
    writeFileSync(certificate, 'certificate');
    const { exitCode, output } = await check({});
    rmSync(certificate);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^nginx: TLS_DIR must hold fullchain.pem and privkey.pem: .*privkey.pem'.\n$/);
  });
});

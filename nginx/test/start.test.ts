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

describe('a fault in the environment stops it with one line that names the variable', () => {
  test.each([
    ['LISTEN_PORT', '65536'],
    ['STATUS_PORT must differ', String(env.LISTEN_PORT)],
    ['BLOG_UPSTREAM', 'http://blog-service:3002'],
    ['PUBLIC_URL', 'https://salon.example/blog'],
    ['HSTS_INCLUDE_SUBDOMAINS', 'true'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,192.0.2.7'],
    ['SITE_DIR', '/nowhere'],
    ['BUILD_ID', '/etc/hostname'],
    ['RUN_DIR', `/tmp/${'long'.repeat(23)}`],
    ['ACME_DIR', '/acme"; }'],
  ])('%s: %j', async (fault, value) => {
    const [name = ''] = fault.split(' ');
    const { exitCode, output } = await check({ [name]: value });
    expect(exitCode).toBe(1);
    expect(output).toMatch(new RegExp(`^nginx: .*${fault}.*\n$`));
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

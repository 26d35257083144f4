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
    ['PUBLIC_URL', 'https://salon.example/blog'],
    ['HSTS_INCLUDE_SUBDOMAINS', 'true'],
    ['SITE_DIR', '/nowhere'],
    ['BUILD_ID', '/nowhere/build-id'],
    ['ACME_DIR', '/acme"; }'],
  ])('%s: %j', async (name, value) => {
    const { exitCode, output } = await check({ [name]: value });
    expect(exitCode).toBe(1);
    expect(output).toMatch(new RegExp(`^nginx: .*${name}.*\n$`));
  });

  test('a certificate without its key', async () => {
    const certificate = join(dir, 'tls/fullchain.pem');
    writeFileSync(certificate, 'certificate');
    const { exitCode, output } = await check({});
    rmSync(certificate);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^nginx: TLS_DIR must hold fullchain.pem and privkey.pem: .*'.\n$/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSWORD } from './app.js';
import { logIn, publishedKids, session, tokenFrom } from './calls.js';
import { build, environment, run, type Service, startService } from './process.js';
import { freePort } from './start-postgres.js';

beforeAll(build);

describe('the built service', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await environment());
  });
  afterAll(() => service.stop());

  test('answers', async () => {
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
  });

  test('has its metrics on a port of their own', async () => {
    await fetch(`${service.url}/health/ready`);
    const metrics = await (await fetch(service.metricsUrl)).text();
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/health/ready",status="200"}',
    );
    expect(metrics).toMatch(/pg_pool_connections\{state="total"\} \d/);
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  });
});

test('SIGTERM ends it, and its log tells requests and logins as JSON, but no secret', async () => {
  const service = await startService(await environment());
  await fetch(`${service.url}/health/ready`);
  const address = '203.0.113.7';
  await logIn(service, 'a secret guess', address);
  const { body } = await logIn(service, PASSWORD, address);
  await fetch(`${service.url}/api/admin/session`, {
    headers: {
      'X-Request-Id': 'seen-in-log',
      'X-Forwarded-For': address,
      Authorization: `Bearer ${body.token}`,
    },
  });
  await service.untilPrinted('seen-in-log');
  expect(await service.stop()).toEqual({ code: null, signal: 'SIGTERM' });

  const output = service.output();
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => line.address === address);
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'Login failed', level: 40, requestId: expect.any(String) }),
    expect.objectContaining({ msg: 'request', url: '/api/admin/login', status: 401 }),
    expect.objectContaining({ msg: 'Login succeeded', level: 30, requestId: expect.any(String) }),
    expect.objectContaining({ msg: 'request', url: '/api/admin/login', status: 200 }),
    expect.objectContaining({
      msg: 'request',
      requestId: 'seen-in-log',
      method: 'GET',
      url: '/api/admin/session',
      status: 200,
    }),
  ]);
  for (const secret of ['a secret guess', PASSWORD, body.token, '/health/ready"'])
    expect(output).not.toContain(secret);
});

describe('commands', () => {
  test('admin-password sets the password from standard input, or makes one and prints it', async () => {
    const env = await environment();
    const service = await startService(env);
    const token = await tokenFrom(service);

    expect(await run('commands/admin-password.js', env, 'set by a command\n')).toEqual({
      code: 0,
      output: 'The admin password was changed.\n',
    });
    expect((await session(service, token)).status).toBe(401);
    expect((await logIn(service, PASSWORD)).status).toBe(401);
    expect((await logIn(service, 'set by a command')).status).toBe(200);

    const waiting = '203.0.113.8';
    for (let i = 0; i < 5; i++) await logIn(service, 'forgotten', waiting);
    const { code, output } = await run('commands/admin-password.js', env);
    expect(code).toBe(0);
    const [, made] = /^The new admin password is: (\S{20})\n$/.exec(output) ?? [];
    expect((await logIn(service, made, waiting)).status).toBe(200);

    expect(await run('commands/admin-password.js', env, 'short')).toEqual({
      code: 1,
      output: 'The password must have 8 to 128 characters.\n',
    });
    await service.stop();
  });

  test('rotate-keys adds a key', async () => {
    const env = await environment();
    const { code, output } = await run('commands/rotate-keys.js', env);
    expect(code).toBe(0);
    const [, kid] =
      /^Signing key (\S+) was added\. It signs new logins within a minute\.\n$/.exec(output) ?? [];

    const service = await startService(env);
    const kids = await publishedKids(service);
    expect(kids).toHaveLength(2);
    expect(kids[0]).toBe(kid);
    await service.stop();
  });
});

describe('a wrong configuration', () => {
  test('is one line for each fault, and exit code 1', async () => {
    const result = await run('main.js', { ...(await environment()), PORT: '99999', KEYS_SECRET: 'short' });
    expect(result).toEqual({
      code: 1,
      output:
        'PORT must be a port number from 1 to 65535.\n' +
        'KEYS_SECRET (or KEYS_SECRET_FILE) must have at least 32 characters.\n',
    });
  });

  test('is also a port that is taken, and a KEYS_SECRET that opens nothing', async () => {
    const env = await environment();
    const service = await startService(env);
    const taken = await run('main.js', {
      ...env,
      METRICS_PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
    });
    expect(taken.code).toBe(1);
    expect(taken.output).toMatch(/^PORT: cannot listen there \(.*EADDRINUSE.*\)\.\n$/);
    await service.stop();

    expect(await run('main.js', { ...env, KEYS_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' })).toEqual({
      code: 1,
      output: 'KEYS_SECRET is not the one that the stored signing keys were encrypted with.\n',
    });
  });
});

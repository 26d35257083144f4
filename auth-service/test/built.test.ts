import { run, startBuilt } from '@salon/service-kit/testing/process';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { authTests, PASSWORD } from './app.js';
import { logIn, publishedKids, session, tokenFrom } from './calls.js';

test('the log of the built service tells requests and logins as JSON, but no secret', async () => {
  const service = await startBuilt(await authTests.processEnvironment());
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
  await service.stop();

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
  for (const secret of ['a secret guess', PASSWORD, body.token]) expect(output).not.toContain(secret);
});

describe('commands', () => {
  test('admin-password sets the password from standard input, or makes one and prints it', async () => {
    const env = await authTests.processEnvironment();
    const service = await startBuilt(env);
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
    const { status, body } = await logIn(service, made, waiting);
    expect(status).toBe(200);
    expect((await session(service, body.token)).body.mustChangePassword).toBe(true);

    expect(await run('commands/admin-password.js', env, 'short')).toEqual({
      code: 1,
      output: 'The password must have 8 to 128 characters.\n',
    });
    await service.stop();
  });

  test('admin-password refuses one of the most common passwords', async () => {
    const env = await authTests.processEnvironment();
    expect(await run('commands/admin-password.js', env, 'Password1\n')).toEqual({
      code: 1,
      output: 'This is one of the most common passwords. Please choose another one.\n',
    });
  });

  test('rotate-keys adds a key', async () => {
    const env = await authTests.processEnvironment();
    const { code, output } = await run('commands/rotate-keys.js', env);
    expect(code).toBe(0);
    const [, kid] =
      /^Signing key (\S+) was added\. It signs new logins within a minute\.\n$/.exec(output) ?? [];

    const service = await startBuilt(env);
    const kids = await publishedKids(service);
    expect(kids).toHaveLength(2);
    expect(kids[0]).toBe(kid);
    await service.stop();
  });
});

test('a KEYS_SECRET that opens nothing ends the start with one line and exit code 1', async () => {
  const env = { ...(await authTests.processEnvironment()), LOG_LEVEL: 'silent' };
  await (await startBuilt(env)).stop();
  expect(await run('main.js', { ...env, KEYS_SECRET: 'x'.repeat(32) })).toEqual({
    code: 1,
    output: 'KEYS_SECRET is not the one that the stored signing keys were encrypted with.\n',
  });
});

test('the built service hashes passwords with Argon2id at the full cost', async () => {
  const env = await authTests.processEnvironment();
  await (await startBuilt(env)).stop();
  const database = new Client({ connectionString: env.DATABASE_URL });
  await database.connect();
  const { rows } = await database.query('SELECT * FROM admin_account');
  await database.end();
  expect(rows).toEqual([
    expect.objectContaining({
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/),
      configured_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/),
    }),
  ]);
});

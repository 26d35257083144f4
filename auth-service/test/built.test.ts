import { type BuiltService, run, startBuilt } from '@salon/service-kit/testing/process';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { authTests, PASSWORD } from './app.js';
import { guess, logIn, makeRecoveryCode, publishedKids, recover, session, tokenFrom } from './calls.js';

let env: NodeJS.ProcessEnv;
let service: BuiltService;
beforeAll(async () => {
  env = await authTests.processEnvironment();
  service = await startBuilt(env);
});

test('the built service hashes passwords with Argon2id at the full cost', async () => {
  const database = new Client({ connectionString: env.DATABASE_URL });
  await database.connect();
  const { rows } = await database.query('SELECT password_hash, configured_hash FROM admin_account');
  await database.end();
  const hash = expect.stringMatching(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
  expect(rows).toEqual([{ password_hash: hash, configured_hash: hash }]);
});

// e2e/tests/http/logs.spec.ts looks for secrets in all logs of the site, in more spellings.
test('its log tells requests and logins as JSON, but no secret, no query and no health check', async () => {
  const address = '203.0.113.7';
  await logIn(service, 'a secret guess', address);
  const { body } = await logIn(service, PASSWORD, address);
  const headers = { 'X-Request-Id': 'seen-in-log', 'X-Forwarded-For': address };
  await fetch(`${service.url}/api/admin/session?token=${body.token}`, {
    headers: { ...headers, Authorization: `Bearer ${body.token}` },
  });
  await service.untilPrinted('seen-in-log');

  const printed = service.output().trim().split('\n');
  const lines = printed.map((line) => JSON.parse(line));
  const requestId = expect.any(String);
  const ofLogins = lines.filter((line) => line.address === address || line.url?.startsWith('/api/admin/'));
  expect(ofLogins).toMatchObject([
    { msg: 'Login failed', level: 40, requestId, address },
    { msg: 'request', url: '/api/admin/login', status: 401 },
    { msg: 'Login succeeded', level: 30, requestId, address },
    { msg: 'request', url: '/api/admin/login', status: 200 },
    { msg: 'request', requestId: 'seen-in-log', method: 'GET', url: '/api/admin/session', status: 200 },
  ]);
  for (const absent of ['a secret guess', PASSWORD, body.token, '"url":"/health/'])
    expect(service.output()).not.toContain(absent);
});

test('rotate-keys adds a key', async () => {
  const { code, output } = await run('commands/rotate-keys.js', env);
  const [, kid] =
    /^Signing key (\S+) was added\. It signs new logins within a minute\.\n$/.exec(output) ?? [];
  expect([code, kid]).toEqual([0, expect.any(String)]);
  // A running service looks for keys every five seconds.
  await expect.poll(() => publishedKids(service), { timeout: 20_000 }).toEqual([kid, expect.any(String)]);
});

test('admin-password sets the password from standard input, or makes one and prints it', async () => {
  const command = (input?: string) => run('commands/admin-password.js', env, input);
  const token = await tokenFrom(service);
  const { code: printed } = (await makeRecoveryCode(service, token)).body;
  const changed = { code: 0, output: 'The admin password was changed.\n' };
  expect(await command('set by a command\n')).toEqual(changed);
  expect((await session(service, token)).status).toBe(401);
  expect((await logIn(service, PASSWORD)).status).toBe(401);
  expect((await recover(service, { code: printed, newPassword: PASSWORD })).status).toBe(400);
  expect((await logIn(service, 'set by a command')).status).toBe(200);

  const waiting = '203.0.113.8';
  await guess(service, 5, waiting);
  const { code, output } = await command();
  expect(code).toBe(0);
  const [, made] = /^The new admin password is: (\S{20})\n$/.exec(output) ?? [];
  const { status, body } = await logIn(service, made, waiting);
  expect(status).toBe(200);
  expect((await session(service, body.token)).body.mustChangePassword).toBe(true);
});

test.each([
  ['short', 'The password must have 8 to 128 characters.\n'],
  ['Password1\n', 'This is one of the most common passwords. Please choose another one.\n'],
])('admin-password refuses %j', async (input, output) => {
  expect(await run('commands/admin-password.js', env, input)).toEqual({ code: 1, output });
});

import { run, startBuilt } from '@salon/service-kit/testing/process';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { authTests, PASSWORD } from './app.js';
import { callsTo } from './calls.js';

let env: NodeJS.ProcessEnv;
let service: ReturnType<typeof callsTo>;
beforeAll(async () => {
  env = await authTests.processEnvironment();
  service = callsTo((await startBuilt(env)).url);
});

test('the built service hashes passwords with Argon2id at the full cost', async () => {
  const database = new Client({ connectionString: env.DATABASE_URL });
  await database.connect();
  const { rows } = await database.query('SELECT password_hash, configured_hash FROM people');
  await database.end();
  const hash = expect.stringMatching(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
  expect(rows).toEqual([{ password_hash: hash, configured_hash: hash }]);
});

test('rotate-keys adds a key', async () => {
  const { code, output } = await run('commands/rotate-keys.js', env);
  const [, kid] = /^Signing key (\S+) was added\. It signs new logins from now on\.\n$/.exec(output) ?? [];
  expect([code, kid]).toEqual([0, expect.any(String)]);
  expect(await service.publishedKids()).toEqual([kid, expect.any(String)]);
});

test('admin-password sets the password from standard input, or makes one and prints it', async () => {
  const command = (input?: string) => run('commands/admin-password.js', env, input);
  const changed = { code: 0, output: 'The admin password was changed.\n' };
  expect(await command('set by a command\n')).toEqual(changed);
  expect((await service.logIn(PASSWORD)).status).toBe(401);
  expect((await service.logIn('set by a command')).status).toBe(200);

  const waiting = '203.0.113.8';
  await service.guess(5, waiting);
  const { code, output } = await command();
  expect(code).toBe(0);
  const [, made] = /^The new admin password is: (\S{20})\n$/.exec(output) ?? [];
  const { status, body } = await service.logIn(made, waiting);
  expect(status).toBe(200);
  expect((await service.session(body.token)).body.mustChangePassword).toBe(true);
});

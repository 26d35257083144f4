import type { Role } from '@salon/service-kit/roles';
import { TestService } from '@salon/service-kit/testing/app';
import { DataSource } from 'typeorm';
import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { LoginLimits } from '../src/login/login-limits.js';
import { HASH_COST } from '../src/password/password-hasher.js';
import { Account } from '../src/people/account.entity.js';
import { PeopleService } from '../src/people/people.service.js';
import { authService } from '../src/service.js';
import { SessionsService } from '../src/sessions/sessions.service.js';
import { callsTo, PASSWORD } from './calls.js';

export { PASSWORD };

/** The real service, except that its password hashes are cheap. */
export const authTests = new TestService(
  {
    ...authService,
    providers: [{ provide: HASH_COST, useValue: { memoryCost: 8, timeCost: 1, parallelism: 1 } }],
  },
  { ADMIN_PASSWORD: PASSWORD, KEYS_SECRET: 'a secret only for tests, long enough' },
);

async function start(env?: NodeJS.ProcessEnv) {
  const started = await authTests.start(env);
  return { ...started, ...callsTo(started.url) };
}

export type TestApp = Awaited<ReturnType<typeof start>>;

/** An application for all tests of a file. */
export async function appOfFile(): Promise<TestApp> {
  const started = await start();
  afterAll(() => started.app.close());
  return started;
}

/** The same, as new before each test: with the first password, no sessions, no known devices and no wrong tries. */
export async function appAsNew(): Promise<TestApp> {
  const started = await appOfFile();
  beforeEach(async () => {
    await started.app.get(PeopleService).setPassword(PASSWORD, true);
    await started.app.get(LoginLimits).clearAll();
  });
  return started;
}

/** An application for one test. */
export async function appOfTest(env?: NodeJS.ProcessEnv): Promise<TestApp> {
  const started = await start(env);
  onTestFinished(() => started.app.close());
  return started;
}

/** Another replica of a running application, or the same one restarted. */
export const replicaOf = ({ config }: TestApp, env?: NodeJS.ProcessEnv) =>
  appOfTest({ DATABASE_URL: config.DATABASE_URL, ...env });

/** A token of somebody with this role, in a session of its own. */
export async function tokenOfRole({ app }: Pick<TestApp, 'app'>, role: Role): Promise<string> {
  const { manager } = app.get(DataSource);
  const somebody = { name: role, nameKey: role, role };
  const account =
    (await manager.findOneBy(Account, { role })) ?? (await manager.save(manager.create(Account, somebody)));
  const sessions = app.get(SessionsService);
  return sessions.sign(await sessions.open(manager, account, 'Chrome on Android', false));
}

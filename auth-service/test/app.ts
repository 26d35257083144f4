import { type RunningApp, TestService } from '@salon/service-kit/testing/app';
import type { Config } from '../src/config.js';
import { HASH_COST } from '../src/password/password-hasher.js';
import { authService } from '../src/service.js';

export const PASSWORD = 'jasmine in the morning';

export type TestApp = RunningApp<Config>;

/** The real service, except that its password hashes are cheap. */
export const authTests = new TestService<Config>(
  {
    ...authService,
    providers: [{ provide: HASH_COST, useValue: { memoryCost: 8, timeCost: 1, parallelism: 1 } }],
  },
  { ADMIN_PASSWORD: PASSWORD, KEYS_SECRET: 'a secret only for tests, long enough' },
);

export const startApp = (env?: NodeJS.ProcessEnv) => authTests.start(env);

/** Another replica of a running application, or the same one restarted. */
export const startBeside = ({ config }: TestApp, env?: NodeJS.ProcessEnv) =>
  authTests.start({ DATABASE_URL: config.DATABASE_URL, ...env });

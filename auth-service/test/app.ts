import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, loadConfig } from '../src/config.js';
import { createApp } from '../src/configure-app.js';
import { migrate } from '../src/database/migrate.js';
import { createDatabase } from './database.js';

export const PASSWORD = 'jasmine in the morning';

export interface TestApp {
  app: NestFastifyApplication;
  config: Config;
  url: string;
}

export function testConfig(databaseUrl: string, env: NodeJS.ProcessEnv = {}): Config {
  return loadConfig({
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: PASSWORD,
    KEYS_SECRET: 'a secret only for tests, long enough',
    LOG_LEVEL: 'silent',
    ...env,
  });
}

/** The real application on a free port, on a fresh database or the given one. Close it with app.close(). */
export async function startApp(databaseUrl?: string, env?: NodeJS.ProcessEnv): Promise<TestApp> {
  const config = testConfig(databaseUrl ?? (await createDatabase()), env);
  await migrate(config);
  const app = await createApp(config);
  await app.listen(0, '127.0.0.1');
  return { app, config, url: await app.getUrl() };
}

import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createApp } from './app.js';
import type { BaseConfig } from './config.js';
import { Metrics } from './metrics.js';
import { migrate, withMigrations } from './migrate.js';
import { showApi } from './openapi.js';
import { rootModule } from './root.module.js';
import type { ServiceDefinition } from './service.js';
import { endWith, StartupError } from './startup-error.js';

/** Runs the service until a signal ends it. */
export const start = (service: ServiceDefinition): Promise<void> =>
  begin(service, async (config) => {
    await migrate(service, config);
    const app = await createApp(service, config);
    if (process.env.NODE_ENV === 'development') showApi(app, service);
    await app.init();
    const { HOST, PORT, METRICS_PORT } = config;
    await app.get(Metrics).listen(HOST, METRICS_PORT).catch(cannotListen('METRICS_PORT'));
    await app.listen(PORT, HOST).catch(cannotListen('PORT'));
  });

/** Runs a command in the service's own environment, without its HTTP server. */
export const runCommand = (
  service: ServiceDefinition,
  work: (app: INestApplicationContext) => Promise<void>,
): Promise<void> =>
  begin(service, async (config) => {
    await migrate(service, config);
    const quiet = { logger: false, abortOnError: false } as const;
    const app = await NestFactory.createApplicationContext(rootModule(service, config), quiet);
    await work(app);
    await app.close();
  });

/**
 * For restores: `migrate DATABASE [NAME…]` brings another database of the service's server up to date, or only as far as the
 * migrations that are named.
 */
export const migrateCommand = (service: ServiceDefinition): Promise<void> =>
  begin(service, async (config) => {
    const [database = '', ...names] = process.argv.slice(2);
    const url = Object.assign(new URL(config.DATABASE_URL), { pathname: database }).href;
    await migrate(withMigrations(service, names), { ...config, DATABASE_URL: url });
  });

/** Does the work with the checked environment. An error is printed and ends the process. */
async function begin(service: ServiceDefinition, work: (config: BaseConfig) => Promise<void>): Promise<void> {
  try {
    await work(new service.config(process.env));
  } catch (error) {
    endWith(error);
  }
}

function cannotListen(variable: string) {
  return (error: Error): never => {
    throw new StartupError(`${variable}: cannot listen there (${error.message}).`);
  };
}
